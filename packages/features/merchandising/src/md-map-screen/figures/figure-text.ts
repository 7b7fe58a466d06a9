import { compare, ratio, type BusinessDate, type Decimal, type PeriodUnit, type ReleasePeriod } from '@tsumugi/domain'
import { currencySign, formatNumber } from '@tsumugi/i18n'

/** What stands where there is no figure (look, Figures). */
export const none = '–'

/** Yen as the trade writes it: ¥5,900, in every language with the half-width sign. */
export function yen(amount: Decimal | null, locale: string): string {
  return amount === null
    ? none
    : `${currencySign('JPY', locale)}${formatNumber(amount, { maximumFractionDigits: 2 }, locale)}`
}

/** Millions to one place: ¥10.6M. */
export function shortYen(amount: Decimal, locale: string): string {
  return `${currencySign('JPY', locale)}${millions(amount, locale)}`
}

/** A gap in millions with its sign, ±0 where it rounds away, – without a budget; the minus is U+2212. */
export function gapText(gap: Decimal | null, locale: string): string {
  if (gap === null) return none
  const text = millions(gap, locale)
  if (/^-?[0.]+M$/.test(text)) return '±0'
  return text.startsWith('-') ? `−${text.slice(1)}` : `+${text}`
}

export function rateText(rate: Decimal | null): string {
  return rate === null ? none : `${rate}%`
}

/** Over the budget or with room left, for the colour of a gap. */
export function gapSide(gap: Decimal | null): 'over' | 'room' | undefined {
  if (gap === null) return undefined
  const tenths = ratio(gap, '100000', 0) ?? '0'
  return { '1': 'over', '0': undefined, '-1': 'room' }[String(compare(tenths, '0')) as '1' | '0' | '-1'] as
    'over' | 'room' | undefined
}

function millions(amount: Decimal, locale: string): string {
  const rounded = ratio(amount, '1000000', 1) ?? '0'
  return `${formatNumber(rounded, { minimumFractionDigits: 1, maximumFractionDigits: 1 }, locale)}M`
}

const months = new Map<string, Intl.DateTimeFormat>()

/** 3月, Mar. */
export function monthName(day: BusinessDate, locale: string): string {
  let format = months.get(locale)
  if (!format) months.set(locale, (format = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' })))
  return format.format(new Date(day))
}

/** The head of a column: its month, with the days where it is shorter than one. */
export function periodText(
  { startsOn, endsOn }: ReleasePeriod,
  unit: PeriodUnit,
  locale: string,
): { name: string; days: string } {
  const name = monthName(startsOn, locale)
  return { name, days: unit === 'month' ? '' : `${Number(startsOn.slice(8))}–${Number(endsOn.slice(8))}` }
}

/** 3/12. */
export function shortDay(day: BusinessDate): string {
  return `${Number(day.slice(5, 7))}/${Number(day.slice(8))}`
}
