import { recruitments } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { useQuery } from '@tsumugi/queries'
import { EmptyState, ErrorState, Skeleton, useStyles } from '@tsumugi/ui'
import { Comparison } from '../comparison/comparison.tsx'
import { comparisonTexts } from '../comparison/comparison-texts.ts'
import { RecruitmentActions, RecruitmentTitle, standing } from '../comparison/recruitment-actions.tsx'
import css from '../words/matching.css?inline'

/** A recruitment as its brand reads it. */
export function OwnRecruitment({ id }: { readonly id: number }) {
  useStyles(css)
  const t = useText(comparisonTexts)
  const { data, error, mutate } = useQuery(recruitments.show, { id }, { stays: true, topics: ['matching_application'] })
  if (!data) {
    if (!error) return <Skeleton rows={8} />
    if ((error as { status?: number }).status !== 404) return <ErrorState heading="h2" onRetry={() => void mutate()} />
    return <EmptyState filtered heading="h2" title={t('recruitmentGone')} />
  }
  return (
    <article>
      <header className="matching-head">
        <h2>
          <RecruitmentTitle recruitment={data.data} />
        </h2>
        <span className="small soft">{standing(t, data.data)}</span>
        <RecruitmentActions recruitment={data.data} />
      </header>
      <Comparison recruitment={data.data} />
    </article>
  )
}
