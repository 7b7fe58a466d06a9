import type { ClosedDays } from '../../dates/bank-day.ts'
import { dateOfDayNumber, dayNumber, partsOf, type BusinessDate } from '../../dates/business-date.ts'
import { nationalHolidays } from '../../dates/national-holidays.ts'

/** Holidays a state announces year by year: days off, and days of rest that are worked instead (调休). */
export interface HolidayTable {
  readonly closedDays: readonly BusinessDate[]
  readonly workingDays: readonly BusinessDate[]
}

/** When a company works (domain §1, §3.4). What stands further down wins over what stands above it. */
export interface CompanyCalendar {
  /** ISO weekdays, Monday 1 to Sunday 7; at most six of them. */
  readonly restDays: readonly number[]
  /** Japan's follow from its law; those of other countries are loaded; null where none is kept. */
  readonly nationalHolidays: 'JP' | HolidayTable | null
  readonly closedDays: ClosedDays
  /** Days of rest on which the company works all the same. */
  readonly workingDays: ReadonlySet<BusinessDate>
}

/** Ships sail, cloth dries and laboratories test on every day of the week (domain §6, readings of 2026-11-22). */
export const everyDay: CompanyCalendar = {
  restDays: [],
  nationalHolidays: null,
  closedDays: new Set(),
  workingDays: new Set(),
}

/** One byte for each day from `first` to `last` (day numbers): 1 where the company works. */
export function openFlags(calendar: CompanyCalendar, first: number, last: number): Uint8Array {
  const flags = new Uint8Array(last - first + 1)
  // Day 0 was a Wednesday.
  for (let day = first; day <= last; day += 1)
    flags[day - first] = calendar.restDays.includes(((day + 2) % 7) + 1) ? 0 : 1
  const mark = (dates: Iterable<BusinessDate>, flag: 0 | 1) => {
    for (const date of dates) {
      const day = dayNumber(date)
      if (day >= first && day <= last) flags[day - first] = flag
    }
  }
  const { nationalHolidays: holidays } = calendar
  if (holidays === 'JP') for (const year of yearsOf(first, last)) mark(nationalHolidays(year).keys(), 0)
  else if (holidays) {
    mark(holidays.closedDays, 0)
    mark(holidays.workingDays, 1)
  }
  mark(calendar.closedDays, 0)
  mark(calendar.workingDays, 1)
  return flags
}

function yearsOf(first: number, last: number): number[] {
  const [from] = partsOf(dateOfDayNumber(first))
  const [until] = partsOf(dateOfDayNumber(last))
  return Array.from({ length: until - from + 1 }, (_, at) => from + at)
}
