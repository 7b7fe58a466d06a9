import type { SessionUser } from '@tsumugi/domain'
import { lazyPart } from '@tsumugi/element'
import { formatDate, useText } from '@tsumugi/i18n'
import { href } from '@tsumugi/navigation'
import { useSession } from '@tsumugi/session'
import { ErrorState, figureStyles, Screen, ScreenLinks, Skeleton, useStyles, type DirectRoute } from '@tsumugi/ui'
import { Suspense } from 'react'
import css from './home-screen.css?inline'
import panelsCss from './panels/panels.css?inline'
import queueCss from './queue/queue.css?inline'
import { useHome, type Home } from './home-data.ts'
import { homeTexts } from './messages/catalogue.ts'
import { ConciergePanel } from './panels/concierge-panel.tsx'
import { DocumentChanges } from './panels/document-changes.tsx'
import { LateSchedules } from './panels/late-schedules.tsx'
import { MoneyPanel } from './panels/money-panel.tsx'
import { QueueList } from './queue/queue-list.tsx'
import { RecentChanges } from './panels/recent-changes.tsx'
import { WeekStrip } from './week-strip.tsx'
import { WorkQueue } from './queue/work-queue.tsx'

// Each is of one kind of company, or of a beginning, alone; the home of the others does not carry it.
const DealsPanel = lazyPart(() => import('./panels/deals-panel.tsx').then((m) => ({ default: m.DealsPanel })))
const FirstStep = lazyPart(() => import('./first-step.tsx').then((m) => ({ default: m.FirstStep })))
const OwnRequests = lazyPart(() => import('./queue/own-requests.tsx').then((m) => ({ default: m.OwnRequests })))
const LineFill = lazyPart(() => import('./panels/line-fill.tsx').then((m) => ({ default: m.LineFill })))

/** Screens that no menu names, and that one looks for from here. */
const others = [
  'firstSteps',
  'confirmedMarks',
  'notices',
  'feedbacks',
  'paymentTermDefinitions',
  'approvalRoutes',
  'customWorkflowDefinitions',
  'superGroups',
  'helpLinks',
] as const satisfies readonly DirectRoute[]

/** / : whose turn it is, the week ahead, money, what changed. Every kind may enter (domain §6.1). */
export function HomeScreen() {
  const t = useText(homeTexts)
  const { user } = useSession()
  const { home, failed, retry } = useHome()
  if (!user) return null
  if (failed) {
    return (
      <ErrorState heading="h1" title={t('home.failed')} onRetry={retry}>
        {t('home.failedWhy')}
      </ErrorState>
    )
  }
  return <HomeDesk user={user} home={home} />
}

/** The desk as it is drawn; without `home` it is still loading. */
export function HomeDesk({ user, home }: { user: SessionUser; home: Home | undefined }) {
  useStyles(figureStyles)
  useStyles(css)
  useStyles(queueCss)
  useStyles(panelsCss)
  const t = useText(homeTexts)
  return (
    <Screen className="home-screen" title={t('home.title')} facts={<Facts user={user} home={home} />}>
      {!home && <Skeleton rows={6} />}
      {home && (
        <>
          <WeekStrip week={home.week} />
          <Suspense>{isBare(home) && <FirstStep user={user} />}</Suspense>
          <div className="desk">
            <Main user={user} home={home} />
            <Rail user={user} home={home} />
          </div>
        </>
      )}
      <ScreenLinks label={t('others.title')} of={others} />
    </Screen>
  )
}

function Facts({ user, home }: { user: SessionUser; home: Home | undefined }) {
  const t = useText(homeTexts)
  const counted = (count: number) => (home?.queue.isCapped ? `${count}+` : String(count))
  return (
    <>
      <span className="soft small">{user.currentUserGroup?.name}</span>
      {home && (
        <time className="soft small" dateTime={home.today}>
          {formatDate(home.today, 'long', t.locale)}
        </time>
      )}
      {home && home.queue.ours + home.queue.theirs > 0 && (
        <span className="soft small">
          {t('queue.turns', { ours: counted(home.queue.ours), theirs: counted(home.queue.theirs) })}
        </span>
      )}
      {user.kind === 'supplier' && (
        <a className="small" href={href('qualityLabelings')}>
          {t('home.labels')}
        </a>
      )}
    </>
  )
}

/** What is to be done. */
function Main({ user, home }: { user: SessionUser; home: Home }) {
  const { queue, tasks, requests, week, today } = home
  const nextOn = week.slice(1).find(({ count }) => count > 0)?.on ?? null
  return (
    <div className="own">
      {(queue.items.length > 0 || !isBare(home)) && <QueueList queue={queue} today={today} nextOn={nextOn} />}
      {tasks.length > 0 && <WorkQueue tasks={tasks} />}
      <Suspense>{user.kind === 'trade' && <DealsPanel user={user} />}</Suspense>
      <Suspense>{requests.length > 0 && <OwnRequests requests={requests} />}</Suspense>
    </div>
  )
}

/** What stands beside it: money, lines, what is late, and what changed. */
function Rail({ user, home }: { user: SessionUser; home: Home }) {
  return (
    <div className="rail">
      <ConciergePanel user={user} />
      <Suspense>{user.kind === 'supplier' && <LineFill user={user} />}</Suspense>
      <MoneyPanel money={home.money} />
      <LateSchedules user={user} />
      {home.documentChanges.length > 0 && <DocumentChanges changes={home.documentChanges} />}
      {home.changes.length > 0 && <RecentChanges changes={home.changes} />}
    </div>
  )
}

/** Nothing waits, nothing changed, nothing is planned. */
function isBare({ queue, tasks, requests, changes, documentChanges, money, week }: Home): boolean {
  return (
    [queue.items, tasks, requests, changes, documentChanges, money].every(({ length }) => length === 0) &&
    week.every(({ count }) => count === 0)
  )
}
