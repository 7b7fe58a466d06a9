import { deliveryArrivals, type Arrival } from '@tsumugi/contract'
import { addDays, startOfWeek, weekday, type BusinessDate } from '@tsumugi/domain'
import { formatDate, formatNumber, useText } from '@tsumugi/i18n'
import { href } from '@tsumugi/navigation'
import { useQuery } from '@tsumugi/queries'
import { Button, useStyles } from '@tsumugi/ui'
import { useState } from 'react'
import { unitTexts } from '../unit-texts.ts'
import css from './arrivals-panel.css?inline'

const shownDays = 14
const today = () => new Date().toLocaleDateString('sv-SE')
const thisWeek = () => startOfWeek(today())

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
    <li
      data-empty={rows.length === 0 || undefined}
      data-weekend={weekday(on) > 5 || undefined}
      aria-current={on === today() ? 'date' : undefined}
    >
      <time className="day" dateTime={on}>
        {formatDate(on, 'shortNoYear', t.locale)}
      </time>
      {rows.map((row) => (
        <a key={row.id} href={href('delivery', { id: row.id })} data-came={row.isActual || undefined}>
          <b className="code">{row.number}</b>
          <span className="small">{row.partner}</span>
          <span className="small soft">
            {t(row.isActual ? 'arrivals.came' : 'arrivals.due')}{' '}
            {t('arrivals.pieces', { quantity: formatNumber(row.quantity) })}{' '}
            {row.cartons !== null && t('arrivals.cartons', { count: formatNumber(row.cartons) })}
          </span>
          {row.moved && <Moved moved={row.moved} />}
        </a>
      ))}
    </li>
  )
}

/** What a transport moved: the day, and the money that follows it (domain §3.8). */
function Moved({ moved: { before, after } }: { readonly moved: NonNullable<Arrival['moved']> }) {
  const t = useText(unitTexts)
  const day = (on: BusinessDate) => formatDate(on, 'shortNoYear', t.locale)
  const isMoneyMoved = before.invoiceMonth !== after.invoiceMonth || before.dueOn !== after.dueOn
  const months = { from: before.invoiceMonth, to: after.invoiceMonth }
  return (
    <span className="small attention-text">
      {t('arrivals.moved', { from: day(before.arrivesOn), to: day(after.arrivesOn) })}{' '}
      {isMoneyMoved && t('arrivals.money', { ...months, due: day(before.dueOn), dueNow: day(after.dueOn) })}
    </span>
  )
}
