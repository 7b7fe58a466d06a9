import { $locale, toLocale } from './locale.ts'

const day = { year: 'numeric', month: 'short', day: 'numeric' } as const
const time = { hour: 'numeric', minute: '2-digit' } as const

/**
 * spec §1: short is year, short month, day; long adds the weekday, and the time where there is one. Without its year a date
 * is `11/21` where the month comes first in any case, and `Nov 21` in English, where the order would be in doubt.
 */
const dateStyles = {
  short: day,
  shortNoYear: { month: 'numeric', day: 'numeric' },
  long: { ...day, weekday: 'short' },
  month: { year: 'numeric', month: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>
const inEnglish = { shortNoYear: { month: 'short', day: 'numeric' } } as const

export type DateStyle = keyof typeof dateStyles

/** A date as the wire writes it: a business date `2026-11-21` or an instant in ISO 8601. Nothing formats to ''. */
export type DateValue = Date | string | null | undefined

/** A writer of the platform costs a hundred times what it writes: one is kept for each locale and options. */
function keptWriters<Options, Writer>(make: (locale: string, options: Options) => Writer) {
  const kept = new Map<string, Writer>()
  return (locale: string, options: Options): Writer => {
    const key = locale + JSON.stringify(options)
    const writer = kept.get(key) ?? make(locale, options)
    kept.set(key, writer)
    return writer
  }
}

const dates = keptWriters((locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options))
const numbers = keptWriters((locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options))

const localeOf = (tag: string | undefined) => (tag === undefined ? $locale.get() : toLocale(tag))

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
  const tag = localeOf(locale)
  const own = tag === 'en' && style === 'shortNoYear' ? inEnglish[style] : dateStyles[style]
  return dates(tag, { ...own, ...rest }).format(date)
}

/** Writes a number or a decimal string, exactly: a string never passes through a float. Nothing formats to ''. */
export function formatNumber(
  value: number | bigint | string | null | undefined,
  options: Intl.NumberFormatOptions = { maximumFractionDigits: 4 },
  locale?: string,
): string {
  if (value === null || value === undefined || value === '') return ''
  return numbers(localeOf(locale), options).format(value as number)
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
  const parts = numbers(localeOf(locale), { style: 'currency', currency }).formatToParts(0)
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
  return numbers('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
}
