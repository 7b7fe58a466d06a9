import { measureKinds, ratio, type ReportMeasure } from '@tsumugi/domain'
import { formatNumber } from '@tsumugi/i18n'
import type { Scale } from '../report-place.ts'

export const none = '–'

/** A figure as it is written in the table: – where there is none, a minus of its own, a sign where it is a gap. */
export function figureText(measure: ReportMeasure, value: string | null, scale: Scale, locale: string): string {
  if (value === null) return none
  const kind = measureKinds[measure]
  const digits = kind === 'percent' ? 1 : kind === 'factor' ? 2 : 0
  const scaled = isScaled(measure) ? (ratio(value, scale, scale === '1000000' ? 1 : 0) ?? '0') : value
  const places = isScaled(measure) && scale === '1000000' ? 1 : digits
  const written = formatNumber(scaled, { minimumFractionDigits: places, maximumFractionDigits: places }, locale)
  const signed =
    measure === 'budgetGap' && !/^-?[0.,]+$/.test(written) && !written.startsWith('-') ? `+${written}` : written
  return `${signed.replace(/^-/, '−')}${kind === 'percent' ? '%' : ''}`
}

/** An average price is read in whole units. */
export const isScaled = (measure: ReportMeasure) => measureKinds[measure] === 'money' && measure !== 'averagePrice'

/** Which side of the budget a gap is on, for its colour. */
export function gapSide(measure: ReportMeasure, value: string | null): 'over' | 'room' | undefined {
  if (measure !== 'budgetGap' || value === null || /^-?0(\.0*)?$/.test(value)) return undefined
  return value.startsWith('-') ? 'room' : 'over'
}
