import type { KpiMonth } from '@tsumugi/contract'
import { onTimeShare } from '@tsumugi/domain'
import { formatMoney, formatNumber } from '@tsumugi/i18n'
import type { Measure } from './kpi-place.ts'

export type KpiFigures = Omit<KpiMonth, 'month'>

/** A figure as people read it; – where there is none. */
export function shownFigure(figures: KpiFigures, measure: Measure, locale: string): string {
  if (measure === 'gmv')
    return figures.gmv.map(({ amount, currency }) => formatMoney(amount, currency, locale)).join(' · ') || '–'
  if (measure === 'punctuality') {
    const share = onTimeShare(figures)
    return share === null ? '–' : `${share}%`
  }
  return formatNumber(figures[measure])
}
