import type { SessionUser } from '@tsumugi/domain'
import { formatDate, useText } from '@tsumugi/i18n'
import { href } from '@tsumugi/navigation'
import { useSession } from '@tsumugi/session'
import { ErrorState, Screen, ScreenLinks, Skeleton, useStyles, type DirectRoute } from '@tsumugi/ui'
import { FirstStep } from './first-step.tsx'
import css from './home-screen.css?inline'
import { useHome, type Home } from './home-data.ts'
import { homeTexts } from './messages/catalogue.ts'
import { LateSchedules } from './late-schedules.tsx'
import { LineFill } from './line-fill.tsx'
import { OwnRequests } from './own-requests.tsx'
import { RecentChanges } from './recent-changes.tsx'
import { WeekStrip } from './week-strip.tsx'
import { WorkQueue } from './work-queue.tsx'

/** Screens that no menu names, and that one looks for from here. */
const others = [
  'confirmedMarks',
  'notices',
  'feedbacks',
  'paymentTermDefinitions',
  'approvalRoutes',
  'customWorkflowDefinitions',
  'superGroups',
  'helpLinks',
] as const satisfies readonly DirectRoute[]

/** / : what waits, what changed since yesterday, the week ahead. Every kind may enter (domain §6.1). */
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
  useStyles(css)
  const t = useText(homeTexts)
  const today = home?.week[0]?.on
  return (
    <Screen
      className="home-screen"
      title={t('home.title')}
      facts={
        <>
          <span className="soft small">{user.currentUserGroup?.name}</span>
          {user.kind === 'supplier' && (
            <a className="small" href={href('qualityLabelings')}>
              {t('home.labels')}
            </a>
          )}
          {today && (
            <time className="soft small" dateTime={today}>
              {formatDate(today, 'long', t.locale)}
            </time>
          )}
        </>
      }
    >
      {!home && <Skeleton rows={6} />}
      {home && isBare(home) && <FirstStep user={user} />}
      {home && !isBare(home) && (
        <div className="desk">
          <div className="own">
            <WorkQueue tasks={home.tasks} />
            {home.requests.length > 0 && <OwnRequests requests={home.requests} />}
          </div>
          <RecentChanges changes={home.changes} />
          <WeekStrip week={home.week} />
        </div>
      )}
      {home && (
        <div className="production-panels">
          <LateSchedules user={user} />
          <LineFill user={user} />
        </div>
      )}
      <ScreenLinks label={t('others.title')} of={others} />
    </Screen>
  )
}

/** Nothing waits, nothing changed, nothing is planned. */
function isBare({ tasks, requests, changes, week }: Home): boolean {
  return tasks.length === 0 && requests.length === 0 && changes.length === 0 && week.every(({ count }) => count === 0)
}
