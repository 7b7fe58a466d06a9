import { useRefresh } from '@tsumugi/element'
import { useText } from '@tsumugi/i18n'
import { EmptyState, ErrorState, Skeleton, Status, useStyles } from '@tsumugi/ui'
import { statusLooks } from '../approval-path/approval-words.ts'
import { approvalPathTexts } from '../approval-path/messages/catalogue.ts'
import { PathList } from '../approval-path/path-list.tsx'
import { useApprovalPath } from '../approval-queries.ts'
import { isMissing } from '../failure-words.ts'
import css from './steps.css?inline'

interface StepsViewProps {
  id: number | null
  heading: 'h1' | 'h2'
}

/** Who asked for an approval, who is asked, what they said and when. */
export function StepsView({ id, heading: Heading }: StepsViewProps) {
  useStyles(css)
  const t = useText(approvalPathTexts)
  const { data, error, mutate } = useApprovalPath(id)
  useRefresh(() => void mutate())
  if (id === null || (error && !data && isMissing(error)))
    return <EmptyState filtered heading={Heading} title={t('gone')} />
  if (error && !data) return <ErrorState heading={Heading} onRetry={() => void mutate()} />
  if (!data) return <Skeleton rows={5} />
  return (
    <section className="approval-steps" aria-label={t('label')}>
      <header>
        <p className="small soft">
          {t(`target.${data.target}`)}
          {data.code && <> / {data.code}</>}
        </p>
        <div className="line">
          <Heading>{data.title}</Heading>
          <Status look={statusLooks[data.status]}>{t(`status.${data.status}`)}</Status>
        </div>
      </header>
      <PathList path={data} />
    </section>
  )
}
