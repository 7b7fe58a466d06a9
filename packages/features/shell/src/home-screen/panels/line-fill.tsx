import { readsSchedules, scheduleFigures } from '@tsumugi/contract'
import { admits, type SessionUser } from '@tsumugi/domain'
import { formatDate, formatNumber, useText } from '@tsumugi/i18n'
import { href } from '@tsumugi/navigation'
import { useQuery } from '@tsumugi/queries'
import { homeTexts } from '../messages/catalogue.ts'

/** So many weeks are drawn; each bar has ten parts up to full, and more in madder beyond it. */
const [weekCount, parts] = [6, 10]

/** How full a supplier's own lines are in the coming weeks; nothing stands here before something is to be sewn. */
export function LineFill({ user }: { user: SessionUser }) {
  const t = useText(homeTexts)
  const may = admits(user, readsSchedules, { query: {} })
  const topics = ['production_schedule', 'procedure', 'daily_capacity'] as const
  const { data } = useQuery(scheduleFigures.show, may ? {} : null, { stays: true, topics })
  const own = data?.data.loads.find(({ maker }) => maker.id === user.currentUserGroup?.id)
  if (!own) return null
  const { weeks, dailyCapacity } = own
  const over = weeks.find(({ percent }) => percent !== null && Number(percent) > 100)
  return (
    <section className="panel lines" aria-label={t('lines.title')}>
      <h2>
        {t('lines.title')}{' '}
        <span className="small soft">
          {dailyCapacity === null
            ? t('lines.unknown', { weeks: weekCount })
            : t('lines.capacity', { weeks: weekCount, pieces: formatNumber(dailyCapacity) })}
        </span>
      </h2>
      <ul>
        {weeks.slice(0, weekCount).map(({ week, pieces, percent }) => (
          <li key={week}>
            <span className="small">{t('lines.week', { day: formatDate(week, 'shortNoYear') })}</span>
            {percent !== null && <Fill percent={Number(percent)} />}
            <span className="small number" data-over={Number(percent) > 100 ? '' : undefined}>
              {percent === null
                ? t('lines.pieces', { count: formatNumber(pieces) })
                : `${Math.round(Number(percent))}%`}
            </span>
          </li>
        ))}
      </ul>
      <p className="note small">
        {over &&
          t('lines.over', {
            day: formatDate(over.week, 'shortNoYear'),
            count: formatNumber(over.pieces - over.capacity!),
          })}{' '}
        <a href={href('procedures', null, { view: 'figures' })}>
          {t(dailyCapacity === null ? 'lines.set' : 'lines.see')}
        </a>
      </p>
    </section>
  )
}

function Fill({ percent }: { percent: number }) {
  const filled = Math.round(percent / parts)
  const count = Math.min(Math.max(filled, parts), 2 * parts)
  return (
    <span className="fill" aria-hidden="true">
      {Array.from({ length: count }, (_, at) => (
        <i key={at} data-part={at >= parts ? 'over' : at < filled ? 'full' : undefined} />
      ))}
    </span>
  )
}
