import { productionSchedules, readsSchedules } from '@tsumugi/contract'
import { admits, type SessionUser } from '@tsumugi/domain'
import { formatDate, formatNumber, useText } from '@tsumugi/i18n'
import { href } from '@tsumugi/navigation'
import { useQuery } from '@tsumugi/queries'
import { Status } from '@tsumugi/ui'
import { homeTexts } from '../messages/catalogue.ts'

/** What is late in the brand's production, the least float first; nothing stands here while nothing is. */
export function LateSchedules({ user }: { user: SessionUser }) {
  const t = useText(homeTexts)
  const may = user.kind === 'brand' && admits(user, readsSchedules, { query: {} })
  const query = { health: 'late', sort: 'float', perPage: 5 } as const
  const topics = ['procedure', 'phase'] as const
  const { data } = useQuery(productionSchedules.list, may ? { query } : null, { stays: true, topics })
  if (!data || data.data.length === 0) return null
  const more = data.pagination.totalCount - data.data.length
  return (
    <section className="panel late" aria-label={t('late.title')}>
      <h2>
        {t('late.title')} <span className="small soft">{t('tasks.count', { count: data.pagination.totalCount })}</span>
      </h2>
      <ul>
        {data.data.map(({ id, production, supplier, quantity, deliveryDue, outcome, totalFloat, lastNote }) => (
          <li key={id}>
            <a href={href('productionSchedule', { id })}>
              <span className="what">
                <Status look="late">{`${production.styleNo} ${production.name}`}</Status>
                <span className="small soft one-line">
                  {[supplier?.name, t('lines.pieces', { count: formatNumber(quantity) }), lastNote]
                    .filter(Boolean)
                    .join('・')}
                </span>
              </span>
              <span className="days small number">
                {deliveryDue && <span>{t('late.due', { day: formatDate(deliveryDue, 'shortNoYear') })}</span>}
                {totalFloat !== null && totalFloat < 0 ? (
                  <b>{t('late.days', { days: -totalFloat })}</b>
                ) : (
                  outcome.shipsOn && <span>{t('late.ships', { day: formatDate(outcome.shipsOn, 'shortNoYear') })}</span>
                )}
              </span>
            </a>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <p className="note small">
          <a href={href('productionSchedules', null, { health: 'late' })}>{t('late.more', { count: more })}</a>
        </p>
      )}
    </section>
  )
}
