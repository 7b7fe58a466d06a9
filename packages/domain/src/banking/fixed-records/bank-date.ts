import { daysBetween, isBusinessDate, partsOf, type BusinessDate } from '../../dates/business-date.ts'

/** YYMMDD of a statement: years of the Japanese era, as most banks write, or of the Western calendar (trade-law A6). */
export const bankCalendars = ['era', 'western'] as const
export type BankCalendar = (typeof bankCalendars)[number]

/** What is added to two digits of a year; Reiwa 1 is 2019. */
const yearZero: Readonly<Record<BankCalendar, number>> = { era: 2018, western: 2000 }

/** A date read in the wrong calendar is many years off; the right one is near the day of import. */
const farthestDays = 366

/** A date of six digits, or null where there is no such day or it is over a year off `near`. */
export function readBankDate(text: string, calendar: BankCalendar, near: BusinessDate): BusinessDate | null {
  const parts = /^(\d\d)(\d\d)(\d\d)$/.exec(text)
  if (!parts) return null
  const date = `${yearZero[calendar] + Number(parts[1])}-${parts[2]}-${parts[3]}`
  return isBusinessDate(date) && Math.abs(daysBetween(near, date)) <= farthestDays ? date : null
}

/** Six zeros or spaces where a bank has no date to tell. */
export const isBlankDate = (text: string): boolean => /^0*$/.test(text.trim())

/** MMDD of a transfer, which carries no year. */
export function monthAndDay(date: BusinessDate): string {
  return date.slice(5, 7) + date.slice(8, 10)
}

/** The day that is written MMDD and lies nearest to `near`, or null where there is none. */
export function nearestMonthAndDay(text: string, near: BusinessDate): BusinessDate | null {
  const [year] = partsOf(near)
  const days = [year - 1, year, year + 1]
    .map((each) => `${String(each).padStart(4, '0')}-${text.slice(0, 2)}-${text.slice(2)}`)
    .filter((date) => isBusinessDate(date))
    .toSorted((a, b) => Math.abs(daysBetween(near, a)) - Math.abs(daysBetween(near, b)))
  return days[0] ?? null
}
