import {
  createFormatters,
  DEFAULT_INTL_CONFIG,
  formatDate as writeDate,
  formatNumber as writeNumber,
} from '@formatjs/intl'
import { $locale, toLocale } from './locale.ts'

const day = { year: 'numeric', month: 'short', day: 'numeric' } as const
const time = { hour: 'numeric', minute: '2-digit' } as const

/** spec §1: short is year, short month, day; long adds the weekday, and the time where there is one. */
const dateStyles = {
  short: day,
  shortNoYear: { month: 'short', day: 'numeric' },
  long: { ...day, weekday: 'short' },
  month: { year: 'numeric', month: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

export type DateStyle = keyof typeof dateStyles

/** A date as the wire writes it: a business date `2026-11-21` or an instant in ISO 8601. Nothing formats to ''. */
export type DateValue = Date | string | null | undefined

const formatters = createFormatters()

// Single functions and not an intl object: that could write lists, durations and regions too, and pages would load it.
const configOf = (tag: string | undefined) => ({
  ...DEFAULT_INTL_CONFIG,
  locale: tag === undefined ? $locale.get() : toLocale(tag),
})

/**
 * Writes a date (spec §1). An instant is shown in the reader's time zone; a business date has no zone and no time.
 * What is no date comes back as it was given. `locale` defaults to the page's and accepts `ch-ZN` (spec §9).
 */
export function formatDate(value: DateValue, style: DateStyle = 'short', locale?: string): string {
  if (value === null || value === undefined || value === '') return ''
  const date = new Date(value)
  if (Number.isNaN(date.getTime())) return String(value)
  const whole = typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)
  const rest = whole ? { timeZone: 'UTC' } : style === 'long' ? time : {}
  return writeDate(configOf(locale), formatters.getDateTimeFormat, date, { ...dateStyles[style], ...rest })
}

/** Writes a number or a decimal string, exactly: a string never passes through a float. Nothing formats to ''. */
export function formatNumber(
  value: number | bigint | string | null | undefined,
  options: Intl.NumberFormatOptions = { maximumFractionDigits: 4 },
  locale?: string,
): string {
  if (value === null || value === undefined || value === '') return ''
  return writeNumber(configOf(locale), formatters.getNumberFormat, value as number, options as object)
}

/**
 * Writes an amount with its currency (ISO 4217). At least the currency's own decimals, and up to four,
 * since a unit price may be ¥12.5 (domain §1). Trailing zeros of the wire (`1200.0000`) are not shown.
 */
export function formatMoney(amount: string | null | undefined, currency: string, locale?: string): string {
  if (!amount) return ''
  const significant = /\.(\d*?)0*$/.exec(amount)?.[1]?.length ?? 0
  const usual = decimalsOf(currency)
  const digits = { minimumFractionDigits: usual, maximumFractionDigits: Math.max(usual, Math.min(significant, 4)) }
  return signed(formatNumber(amount, { style: 'currency', currency, ...digits }, locale), currency)
}

/** The sign that `formatMoney` writes for a currency, for figures that are shortened: one way in each language. */
export function currencySign(currency: string, locale?: string): string {
  const parts = new Intl.NumberFormat(configOf(locale).locale, { style: 'currency', currency }).formatToParts(0)
  return signed(parts.find(({ type }) => type === 'currency')?.value ?? currency, currency)
}

/**
 * The trade writes yen with the narrow ¥ in every language (Japanese has a wide sign, Chinese JP¥), so that yuan is never
 * a bare ¥ beside it.
 */
const signed = (text: string, currency: string): string =>
  currency === 'JPY' ? text.replace(/￥|JP¥/, '¥') : currency === 'CNY' ? text.replace(/(?<!CN)¥/, 'CN¥') : text

/** How many decimals a currency has: none for JPY, KRW and VND, mostly two (domain §1). */
function decimalsOf(currency: string): number {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
}
