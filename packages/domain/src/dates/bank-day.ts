import { addDays, partsOf, weekday, type BusinessDate } from './business-date.ts'
import { nationalHolidays } from './national-holidays.ts'

export const holidayShifts = ['none', 'previous', 'next'] as const
export type HolidayShift = (typeof holidayShifts)[number]

/** Why banks are closed on a day: the weekend, a national holiday, the turn of the year, or a day the group added. */
export type BankClosure = 'weekend' | 'holiday' | 'yearEnd' | 'closed'

/** Days a group adds to those on which banks are closed. */
export type ClosedDays = ReadonlySet<BusinessDate>
const none: ClosedDays = new Set()

/** Null on a day on which banks work (domain §1: Sat, Sun, national holiday, 12-31 to 01-03). */
export function bankClosure(date: BusinessDate, closed: ClosedDays = none): BankClosure | null {
  const [year, month, day] = partsOf(date)
  if (nationalHolidays(year).has(date)) return 'holiday'
  if ((month === 12 && day === 31) || (month === 1 && day <= 3)) return 'yearEnd'
  if (weekday(date) > 5) return 'weekend'
  return closed.has(date) ? 'closed' : null
}

export const isBankHoliday = (date: BusinessDate, closed: ClosedDays = none): boolean =>
  bankClosure(date, closed) !== null

/** The bank day on, before or after a date. */
export function toBankDay(date: BusinessDate, shift: HolidayShift, closed: ClosedDays = none): BusinessDate {
  if (shift === 'none') return date
  let day = date
  while (isBankHoliday(day, closed)) day = addDays(day, shift === 'previous' ? -1 : 1)
  return day
}
