import { addDays, daysInMonth, isBusinessDate, written, type BusinessDate } from '../dates/business-date.ts'

/** A day as it was read; where it does not exist, the nearest one that does. */
export type ReadDay =
  { readonly day: BusinessDate } | { readonly fault: 'no_day'; readonly suggestion: BusinessDate | null }

/** First year of an era less one, by its letter and its name. */
const eras: readonly (readonly [RegExp, number])[] = [
  [/^(?:R|令和|令)/i, 2018],
  [/^(?:H|平成|平)/i, 1988],
  [/^(?:S|昭和|昭)/i, 1925],
  [/^(?:T|大正|大)/i, 1911],
  [/^(?:M|明治|明)/i, 1867],
]

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const western = /^(\d{4})(?:[-/.年]\s?(\d{1,2})[-/.月]\s?(\d{1,2})日?|(\d{2})(\d{2}))$/
const firstYear = /^元/
const era = /^(\d{1,2}|元)\s?[-/.年]\s?(\d{1,2})[-/.月]\s?(\d{1,2})日?$/
const english = /^(\d{1,2})[- ]([A-Za-z]{3})[a-z]*[-, ]+(\d{4})$/
const american = /^([A-Za-z]{3})[a-z]*\.? (\d{1,2}),? (\d{4})$/
const timeOfDay = /[T ]\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?Z?$/
const weekdayMark = /\s?[((](?:[日月火水木金土一二三四五六]|mon|tue|wed|thu|fri|sat|sun)[))]/i

/** Days of workbooks count from here; their year 1900 has a 29th of February that never was. */
const serialEpoch = '1899-12-30'
/** 1954 to 2119: smaller figures are more likely quantities. */
const serials = { least: 20_000, most: 80_000 } as const

/**
 * `2027-02-26`, `2027/2/26`, `2027.2.26`, `2027年2月26日`, `20270226`, `R9.2.26`, `令和元年5月1日`, `26 Feb 2027` and the
 * serial number `46444` of workbooks are days, a time of day behind them or not (domain §3.18). Which of `2/3/2027` is the
 * month nobody can tell: it is refused.
 */
export function readDay(text: string): ReadDay {
  const plain = text.normalize('NFKC').trim().replace(timeOfDay, '').replace(weekdayMark, '').trim()
  const parts = westernParts(plain) ?? eraParts(plain) ?? wordParts(plain)
  if (parts) return dayOf(parts)
  const serial = /^\d{5}(?:\.\d+)?$/.test(plain) ? Math.floor(Number(plain)) : 0
  if (serial >= serials.least && serial <= serials.most) return { day: addDays(serialEpoch, serial) }
  return { fault: 'no_day', suggestion: null }
}

type Parts = readonly [year: number, month: number, day: number]

function westernParts(text: string): Parts | null {
  const found = western.exec(text)
  return found && [Number(found[1]), Number(found[2] ?? found[4]), Number(found[3] ?? found[5])]
}

function eraParts(text: string): Parts | null {
  for (const [name, before] of eras) {
    const found = name.test(text) ? era.exec(text.replace(name, '').trim()) : null
    if (found) return [before + (firstYear.test(found[1]!) ? 1 : Number(found[1])), Number(found[2]), Number(found[3])]
  }
  return null
}

function wordParts(text: string): Parts | null {
  const [day, month, year] = english.exec(text)?.slice(1) ?? []
  const [first, second, third] = american.exec(text)?.slice(1) ?? []
  const at = months.indexOf((month ?? first ?? '').toLowerCase().slice(0, 3))
  return at < 0 ? null : [Number(year ?? third), at + 1, Number(day ?? second)]
}

function dayOf([year, month, day]: Parts): ReadDay {
  const date = written(year, month, day)
  if (isBusinessDate(date)) return { day: date }
  const isLate = month >= 1 && month <= 12 && day > daysInMonth(year, month) && day <= 31
  return { fault: 'no_day', suggestion: isLate ? written(year, month, daysInMonth(year, month)) : null }
}
