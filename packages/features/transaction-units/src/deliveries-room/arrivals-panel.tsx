import { deliveryArrivals, type Arrival } from '@tsumugi/contract'
import { addDays, startOfWeek, type BusinessDate } from '@tsumugi/domain'
import { formatDate, formatNumber, useText } from '@tsumugi/i18n'
import { href } from '@tsumugi/navigation'
import { useQuery } from '@tsumugi/queries'
import { Button, useStyles } from '@tsumugi/ui'
import { useState } from 'react'
import { unitTexts } from '../unit-texts.ts'
import css from './arrivals-panel.css?inline'

const shownDays = 14
const thisWeek = () => startOfWeek(new Date().toLocaleDateString('sv-SE'))

/** Two weeks of arrivals, day by day: what came, and what is expected. */
export function ArrivalsPanel() {
  useStyles(css)
  const t = useText(unitTexts)
  const [from, setFrom] = useState(thisWeek)
  const query = { from, to: addDays(from, shownDays - 1) }
  const topics = ['delivery', 'transport']
  const { data } = useQuery(deliveryArrivals.list, { query }, { keep: true, stays: true, topics })
  const rows = data?.data ?? []
  const days = Array.from({ length: shownDays }, (_, at) => addDays(from, at))
  return (
    <section className="arrivals" aria-label={t('arrivals')}>
      <header>
        <h2>{t('arrivals')}</h2>
        <span className="button-row">
          <Button size={24} onClick={() => setFrom(addDays(from, -shownDays))}>
            {t('arrivals.before')}
          </Button>
          <Button size={24} onClick={() => setFrom(thisWeek())}>
            {t('arrivals.now')}
          </Button>
          <Button size={24} onClick={() => setFrom(addDays(from, shownDays))}>
            {t('arrivals.after')}
          </Button>
        </span>
      </header>
      <ol>
        {days.map((on) => (
          <Day key={on} on={on} rows={rows.filter((row) => row.on === on)} />
        ))}
      </ol>
      {data && rows.length === 0 && <p className="small soft">{t('arrivals.none')}</p>}
    </section>
  )
}

function Day({ on, rows }: { readonly on: BusinessDate; readonly rows: readonly Arrival[] }) {
  const t = useText(unitTexts)
  return (
    <li data-empty={rows.length === 0 || undefined}>
      <span className="day">{formatDate(on, 'short', t.locale)}</span>
      {rows.map((row) => (
        <a key={row.id} href={href('delivery', { id: row.id })} data-came={row.isActual || undefined}>
          <b className="code">{row.number}</b>
          <span className="small">{row.partner}</span>
          <span className="small soft">
            {t(row.isActual ? 'arrivals.came' : 'arrivals.due')}{' '}
            {t('arrivals.pieces', { quantity: formatNumber(row.quantity) })}{' '}
            {row.cartons !== null && t('arrivals.cartons', { count: formatNumber(row.cartons) })}
          </span>
        </a>
      ))}
    </li>
  )
}
