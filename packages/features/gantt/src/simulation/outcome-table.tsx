import { dayNumber } from '@tsumugi/domain'
import type { PlanCost } from '../gantt-queries.ts'
import { runText } from '../words/day-text.ts'
import { useGanttText } from '../words/gantt-texts.ts'

/** Ship date, arrival, invoice month and payment as they are and as they would be. */
export function OutcomeTable({ cost: { moved, outcome } }: { cost: PlanCost }) {
  const t = useGanttText()
  const day = (date: string | null) =>
    date === null ? '–' : runText({ start: dayNumber(date), end: dayNumber(date) }, t.locale)
  if (!outcome) return <p className="small soft">{t('simulate.same')}</p>
  const { before, after } = outcome
  const days = (dates: readonly string[]) => dates.map(day).join(' ') || '–'
  const rows = [
    [t('outcome.ships'), day(before.shipsOn), day(after.shipsOn)],
    [t('outcome.arrives'), day(before.arrivesOn), day(after.arrivesOn)],
    [t('outcome.invoice'), before.invoiceMonth ?? '–', after.invoiceMonth ?? '–'],
    [t('outcome.payment'), days(before.paymentsOn), days(after.paymentsOn)],
  ] as const
  return (
    <div aria-live="polite">
      <table className="outcome">
        <thead>
          <tr>
            <th scope="col">{t('outcome')}</th>
            <th scope="col">{t('outcome.before')}</th>
            <th scope="col">{t('outcome.after')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, was, is]) => (
            <tr key={name} data-changed={was !== is || undefined}>
              <th scope="row">{name}</th>
              <td className="number">{was}</td>
              <td className="number">{is}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="small soft">{t('simulate.moved', { count: moved.length })}</p>
    </div>
  )
}
