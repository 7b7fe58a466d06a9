import { recruitments, type RecruitmentDetail } from '@tsumugi/contract'
import type { RecruitmentMove } from '@tsumugi/domain/matching'
import { useText } from '@tsumugi/i18n'
import { href, pageNavigator } from '@tsumugi/navigation'
import { useChange, useQuery } from '@tsumugi/queries'
import { Button, confirm, EmptyState, ErrorState, Screen, Skeleton, Status, Tabs, useStyles } from '@tsumugi/ui'
import type { ReactNode } from 'react'
import css from '../words/matching.css?inline'
import { recruitmentLook } from '../words/matching-looks.ts'
import { matchingTexts, type MatchingText } from '../words/matching-texts.ts'

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
      title={
        <>
          {recruitment.title} <span className="small soft code">{recruitment.number}</span>{' '}
          <Status look={recruitmentLook[recruitment.status]}>{t(`recruitment.${recruitment.status}`)}</Status>
        </>
      }
      facts={<span className="small soft">{standing(t, recruitment)}</span>}
      actions={<Actions recruitment={recruitment} />}
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

const standing = (t: MatchingText, { visibility, hidesName, ndaText, agreedCount }: RecruitmentDetail): string =>
  [
    t(`visibility.${visibility}`),
    hidesName ? t('nameAfterAgreement') : '',
    ndaText ? t('agreedOf', { count: agreedCount }) : '',
  ]
    .filter(Boolean)
    .join('・')

function Actions({ recruitment }: { readonly recruitment: RecruitmentDetail }) {
  const t = useText(matchingTexts)
  const step = useChange(recruitments.move, ['open_recruitment'])
  const remove = useChange(recruitments.delete)
  const { id, lockVersion, moves, status } = recruitment
  async function go(move: RecruitmentMove) {
    const asks = move === 'cancel' || move === 'close'
    if (asks && !(await confirm({ title: t(`step.${move}`), message: t(`step.${move}.text`), type: 'attention' })))
      return
    await step({ id, body: { move, lockVersion } })
  }
  async function discard() {
    if (!(await confirm({ title: t('deleteDraft'), message: t('deleteDraft.text'), type: 'attention' }))) return
    await remove({ id })
    pageNavigator.go(href('matchingClient'))
  }
  return (
    <>
      {status === 'draft' && (
        <Button type="plain" onClick={() => void discard()}>
          {t('deleteDraft')}
        </Button>
      )}
      {moves.map((move) => (
        <Button
          key={move}
          type={move === 'publish' || move === 'award' ? 'primary' : 'secondary'}
          onClick={() => void go(move)}
        >
          {t(`step.${move}`)}
        </Button>
      ))}
    </>
  )
}
