import { recruitments, type RecruitmentDetail } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { href, pageNavigator } from '@tsumugi/navigation'
import { useQuery } from '@tsumugi/queries'
import { HistoryButton } from '@tsumugi/records/history'
import { Button, EmptyState, ErrorState, Screen, Skeleton, Tabs, useStyles } from '@tsumugi/ui'
import type { ReactNode } from 'react'
import { RecruitmentActions, RecruitmentTitle, standing } from '../comparison/recruitment-actions.tsx'
import css from '../words/matching.css?inline'
import { matchingTexts } from '../words/matching-texts.ts'

const pages = {
  applications: 'matchingClientRecruitment',
  questions: 'matchingClientRecruitmentComments',
  content: 'matchingClientRecruitmentEdit',
} as const
type Page = keyof typeof pages

interface FrameProps {
  readonly id: number
  readonly page: Page
  readonly children: (recruitment: RecruitmentDetail) => ReactNode
}

/** One recruitment of a brand: its title, what may be done next, and the way between its three pages. */
export function RecruitmentFrame({ id, page, children }: FrameProps) {
  useStyles(css)
  const t = useText(matchingTexts)
  const { data, error, mutate } = useQuery(recruitments.show, { id }, { stays: true, topics: ['matching_application'] })
  if (!data) {
    if (!error) return <Skeleton rows={8} />
    if ((error as { status?: number }).status !== 404) return <ErrorState heading="h1" onRetry={() => void mutate()} />
    return (
      <EmptyState
        filtered
        heading="h1"
        title={t('recruitmentGone')}
        action={<Button href={href('matchingClient')}>{t('toConsole')}</Button>}
      />
    )
  }
  return (
    <FramedScreen recruitment={data.data} page={page}>
      {children(data.data)}
    </FramedScreen>
  )
}

interface FramedScreenProps {
  readonly recruitment: RecruitmentDetail
  readonly page: Page
  readonly children: ReactNode
}

function FramedScreen({ recruitment, page, children }: FramedScreenProps) {
  const t = useText(matchingTexts)
  return (
    <Screen
      back={{ href: href('matchingClient'), label: t('recruitments') }}
      title={<RecruitmentTitle recruitment={recruitment} />}
      facts={<span className="small soft">{standing(t, recruitment)}</span>}
      actions={
        <>
          <HistoryButton noun="recruitment" id={recruitment.id} />
          <RecruitmentActions recruitment={recruitment} />
        </>
      }
    >
      <Tabs
        label={recruitment.title}
        value={page}
        onChange={(chosen: Page) => pageNavigator.go(href(pages[chosen], { recruitmentId: recruitment.id }))}
        tabs={[
          { key: 'applications', label: t('applicationsHead'), count: recruitment.applicationCount },
          { key: 'questions', label: t('questions'), count: recruitment.openQuestionCount },
          { key: 'content', label: t('content') },
        ]}
      />
      {children}
    </Screen>
  )
}
