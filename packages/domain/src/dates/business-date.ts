/** A business date, `2027-03-12`. It is a day of the calendar, not an instant, so no time zone ever touches it. */
export type BusinessDate = string

const monthLengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const

/** Whether a text is a day that exists. */
export function isBusinessDate(text: string): boolean {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  if (!parts) return false
  const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3])]
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month)
}

/** Month 1–12. */
export function daysInMonth(year: number, month: number): number {
  const leap = month === 2 && year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  return leap ? 29 : (monthLengths[month - 1] ?? 0)
}

/** Days from one date to the other; negative when `to` is earlier. */
export function daysBetween(from: BusinessDate, to: BusinessDate): number {
  return dayNumber(to) - dayNumber(from)
}

export function addDays(date: BusinessDate, count: number): BusinessDate {
  return dateOfDayNumber(dayNumber(date) + count)
}

/** The same day some months on, or the last day of a month that is too short. */
export function addMonths(date: BusinessDate, count: number): BusinessDate {
  const [year, month, day] = partsOf(date)
  const months = year * 12 + month - 1 + count
  const [nextYear, nextMonth] = [Math.floor(months / 12), (months % 12) + 1]
  return written(nextYear, nextMonth, Math.min(day, daysInMonth(nextYear, nextMonth)))
}

/** Monday is 1, Sunday 7 (ISO 8601). */
export function weekday(date: BusinessDate): number {
  return ((((dayNumber(date) + 2) % 7) + 7) % 7) + 1
}

/** The Monday on or before a date. */
export function startOfWeek(date: BusinessDate): BusinessDate {
  return addDays(date, 1 - weekday(date))
}

export function startOfMonth(date: BusinessDate): BusinessDate {
  const [year, month] = partsOf(date)
  return written(year, month, 1)
}

export function endOfMonth(date: BusinessDate): BusinessDate {
  const [year, month] = partsOf(date)
  return written(year, month, daysInMonth(year, month))
}

/** `[year, month 1–12, day]`; throws where there is no such day. */
export function partsOf(date: BusinessDate): [year: number, month: number, day: number] {
  if (!isBusinessDate(date)) throw new RangeError(`'${date}' is not a date. Write a day that exists, as 2027-03-12.`)
  return [Number(date.slice(0, 4)), Number(date.slice(5, 7)), Number(date.slice(8, 10))]
}

export function written(year: number, month: number, day: number): BusinessDate {
  const pad = (value: number, width: number) => String(value).padStart(width, '0')
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`
}

/** Days recur: thousands of steps lie on a few hundred of them, and are read and written at each movement of a pointer. */
const numbers = new Map<BusinessDate, number>()
const dates = new Map<number, BusinessDate>()
/** More than a century of days. */
const mostRemembered = 40_000

function remembered<Key, Value>(known: Map<Key, Value>, key: Key, workOut: (key: Key) => Value): Value {
  const before = known.get(key)
  if (before !== undefined) return before
  const value = workOut(key)
  if (known.size < mostRemembered) known.set(key, value)
  return value
}

/** Days since 0000-03-01, for arithmetic over many days: a year that begins in March has its leap day at the end. */
export const dayNumber = (date: BusinessDate): number => remembered(numbers, date, counted)

function counted(date: BusinessDate): number {
  const [year, month, day] = partsOf(date)
  const sinceMarch = (month + 9) % 12
  const from = month <= 2 ? year - 1 : year
  const leaps = Math.floor(from / 4) - Math.floor(from / 100) + Math.floor(from / 400)
  return from * 365 + leaps + Math.floor((sinceMarch * 306 + 5) / 10) + day - 1
}

/** The date of a day number, from 0 on. */
export const dateOfDayNumber = (number: number): BusinessDate => remembered(dates, number, dated)

function dated(number: number): BusinessDate {
  let year = Math.floor((10_000 * number + 14_780) / 3_652_425)
  let rest = number - dayNumber(written(year, 3, 1))
  if (rest < 0) {
    year -= 1
    rest = number - dayNumber(written(year, 3, 1))
  }
  const sinceMarch = Math.floor((100 * rest + 52) / 3060)
  const month = ((sinceMarch + 2) % 12) + 1
  return written(month <= 2 ? year + 1 : year, month, rest - Math.floor((sinceMarch * 306 + 5) / 10) + 1)
}
