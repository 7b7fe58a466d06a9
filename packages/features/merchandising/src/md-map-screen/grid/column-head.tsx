import { formatNumber } from '@tsumugi/i18n'
import { percent, type Decimal, type PeriodUnit, type ReleasePeriod } from '@tsumugi/domain'
import { memo, type CSSProperties } from 'react'
import { periodText, shortYen } from '../figures/figure-text.ts'
import type { ColumnFigures } from './grid-model.ts'
import type { MapText } from '../map-text.ts'

interface ColumnHeadProps {
  column: number
  period: ReleasePeriod
  unit: PeriodUnit
  figures: ColumnFigures
  left: number
  width: number
  text: MapText
}

/** On the bar the budget stands at this percent of its length, so that what exceeds it still has room. */
const budgetMark = 88
/** How many divisions a period has on the tape measure: weeks of a month or a half, days of a week. */
const divisions = { month: 4, half: 2, week: 7 } as const satisfies Record<PeriodUnit, number>

/** The head of a period: how many styles and garments, and how far the plan goes towards the budget. */
export const ColumnHead = memo(function ColumnHead({
  column,
  period,
  unit,
  figures,
  left,
  width,
  text,
}: ColumnHeadProps) {
  const { t, locale } = text
  const { totals } = figures
  const { name, days } = periodText(period, unit, locale)
  return (
    <div
      className="md-map-column-head"
      role="columnheader"
      aria-colindex={column + 2}
      style={{ insetInlineStart: left, inlineSize: width }}
    >
      <span className="when">
        <b>{name}</b>
        {days && <span className="days">{days}</span>}
        <span className="tiny">{t('head.styles', { count: totals.count })}</span>
        <span className="end number">
          {t('cell.quantity', { count: formatNumber(totals.quantity, undefined, locale) })}
        </span>
      </span>
      <BudgetBar figures={figures} text={text} />
      <span className="weeks">
        {Array.from({ length: divisions[unit] + 1 }, (_, index) => (
          <i key={index} />
        ))}
      </span>
    </div>
  )
})

function BudgetBar({
  figures: { totals, budget, done, firm },
  text: { t, locale },
}: {
  figures: ColumnFigures
  text: MapText
}) {
  const retail = shortYen(totals.retail, locale)
  const reached = budget === null ? null : percent(totals.retail, budget, 0)
  const over = totals.budgetGap !== null && !totals.budgetGap.startsWith('-') && totals.budgetGap !== '0'
  const whole = budget ?? totals.retail
  const parts = [share(done, whole), share(firm, whole)]
  const rest = Math.max(0, Math.min(100, share(totals.retail, whole)) - parts[0]! - parts[1]!)
  const title =
    reached === null
      ? t('head.noBudget', { retail })
      : t('head.budget', { budget: shortYen(budget ?? '0', locale), retail, percent: reached })
  return (
    <span className="bar" title={title} data-budget={budget !== null || undefined}>
      <span className="done" style={{ '--part': `${parts[0]}%` } as CSSProperties} />
      <span style={{ '--part': `${parts[1]}%` } as CSSProperties} />
      <span className="unseen">{title}</span>
      <span className={over ? 'late' : 'lighter'} style={{ '--part': `${rest}%` } as CSSProperties} />
    </span>
  )
}

/** Length on the bar in percent; drawing only, money itself never passes through a float. */
function share(part: Decimal, whole: Decimal): number {
  return (Number(percent(part, whole, 1) ?? 0) * budgetMark) / 100
}
