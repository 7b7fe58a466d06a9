import type { KpiMonth } from '@tsumugi/contract'
import { onTimeShare } from '@tsumugi/domain'
import { useText } from '@tsumugi/i18n'
import { shownFigure } from './kpi-figures.ts'
import type { Measure } from './kpi-place.ts'
import { kpiTexts } from './messages/catalogue.ts'

/** One figure by month as bars; the table below says the same in numbers. GMV is drawn in the currency that comes first. */
export function KpiChart({ months, measure }: { months: readonly KpiMonth[]; measure: Measure }) {
  const t = useText(kpiTexts)
  const currency = months.find(({ gmv }) => gmv.length > 0)?.gmv[0]?.currency
  const heights = months.map((month) => heightOf(month, measure, currency))
  const most = measure === 'punctuality' ? 100 : Math.max(1, ...heights)
  return (
    <figure className="kpi-chart panel">
      <figcaption>{t('chart', { measure: t(measure) })}</figcaption>
      <ol aria-hidden="true">
        {months.map((month, at) => (
          <li key={month.month} title={`${month.month} ${shownFigure(month, measure, t.locale)}`}>
            <span className="bar" style={{ blockSize: `${(heights[at]! / most) * 100}%` }} />
            <span className="tiny soft number">{Number(month.month.slice(5))}</span>
          </li>
        ))}
      </ol>
    </figure>
  )
}

function heightOf(month: KpiMonth, measure: Measure, currency: string | undefined): number {
  if (measure === 'gmv') return Number(month.gmv.find((each) => each.currency === currency)?.amount ?? 0)
  if (measure === 'punctuality') return Number(onTimeShare(month) ?? 0)
  return month[measure]
}
