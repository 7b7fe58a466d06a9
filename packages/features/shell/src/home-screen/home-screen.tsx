import type { SessionUser } from '@tsumugi/domain'
import { formatDate, useText } from '@tsumugi/i18n'
import { href } from '@tsumugi/navigation'
import { useSession } from '@tsumugi/session'
import { ErrorState, Screen, Skeleton, useStyles } from '@tsumugi/ui'
import { FirstStep } from './first-step.tsx'
import css from './home-screen.css?inline'
import { useHome, type Home } from './home-data.ts'
import { homeTexts } from './messages/catalogue.ts'
import { RecentChanges } from './recent-changes.tsx'
import { WeekStrip } from './week-strip.tsx'
import { WorkQueue } from './work-queue.tsx'

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
          <WorkQueue tasks={home.tasks} />
          <RecentChanges changes={home.changes} />
          <WeekStrip week={home.week} />
        </div>
      )}
    </Screen>
  )
}

/** Nothing waits, nothing changed, nothing is planned. */
function isBare({ tasks, changes, week }: Home): boolean {
  return tasks.length === 0 && changes.length === 0 && week.every(({ count }) => count === 0)
}
