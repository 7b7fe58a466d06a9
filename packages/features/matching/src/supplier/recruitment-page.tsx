import { useText } from '@tsumugi/i18n'
import { href } from '@tsumugi/navigation'
import type { PageAddress } from '@tsumugi/records'
import { Button, EmptyState, ErrorState, Skeleton } from '@tsumugi/ui'
import { useOpenRecruitment } from '../open-recruitment/use-open-recruitment.ts'
import { Recruitment } from '../open-recruitment/recruitment.tsx'
import { Room } from '../room/room.tsx'
import { matchingTexts } from '../words/matching-texts.ts'

/** /matching/recruitments/:recruitmentId: what is asked for, the agreement before its details, questions, and to apply. */
export function RecruitmentPage({ params }: Pick<PageAddress, 'params'>) {
  const t = useText(matchingTexts)
  const { data, error, mutate, isGone } = useOpenRecruitment(Number(params.recruitmentId))
  return (
    <Room current="search">
      {data ? (
        <>
          <a className="small" href={href('matchingSearch')}>
            {t('toSearch')}
          </a>
          <Recruitment recruitment={data.data} heading="h1" />
        </>
      ) : !error ? (
        <Skeleton rows={8} />
      ) : isGone ? (
        <EmptyState
          filtered
          heading="h1"
          title={t('recruitmentGone')}
          action={<Button href={href('matchingSearch')}>{t('toSearch')}</Button>}
        />
      ) : (
        <ErrorState heading="h1" onRetry={() => void mutate()} />
      )}
    </Room>
  )
}
