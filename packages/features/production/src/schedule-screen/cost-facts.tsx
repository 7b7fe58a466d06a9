import type { PlanCost } from '@tsumugi/contract'
import { formatDate, useText } from '@tsumugi/i18n'
import { scheduleTexts } from '../schedule-words/schedule-texts.ts'

/** Ship date, arrival, invoice month and payment, before and after. */
export function CostFacts({ cost: { outcome } }: { cost: PlanCost }) {
  const t = useText(scheduleTexts)
  const day = (date: string | null) => (date === null ? '–' : formatDate(date, 'short', t.locale))
  if (!outcome) return <p className="small soft">{t('simulation.none')}</p>
  const { before, after } = outcome
  const rows = [
    [t('ships'), day(before.shipsOn), day(after.shipsOn)],
    [t('arrives'), day(before.arrivesOn), day(after.arrivesOn)],
    [t('invoiceMonth'), before.invoiceMonth ?? '–', after.invoiceMonth ?? '–'],
    [t('payment'), before.paymentsOn.map(day).join('、') || '–', after.paymentsOn.map(day).join('、') || '–'],
  ] as const
  return (
    <dl className="facts" aria-live="polite">
      {rows.map(([name, was, is]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{was === is ? is : `${was} → ${is}`}</dd>
        </div>
      ))}
    </dl>
  )
}
