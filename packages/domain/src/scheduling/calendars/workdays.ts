import { dateOfDayNumber, dayNumber, type BusinessDate } from '../../dates/business-date.ts'
import type { WorkingCalendar } from './working-calendar.ts'

/**
 * The date some open days on, or back where `count` is negative: a Friday and 1 is Monday, so is a Saturday and 1. No
 * days is the date itself, be it closed.
 */
export function addWorkdays(calendar: WorkingCalendar, date: BusinessDate, count: number): BusinessDate {
  if (count === 0) return date
  const day = dayNumber(date)
  const ordinal = count > 0 ? calendar.ordinal(day + 1) + count - 1 : calendar.ordinal(day) + count
  return dateOfDayNumber(calendar.day(ordinal))
}

/** How many open days later `to` is than `from`; negative where it is earlier. */
export function workdaysBetween(calendar: WorkingCalendar, from: BusinessDate, to: BusinessDate): number {
  return calendar.ordinal(dayNumber(to) + 1) - calendar.ordinal(dayNumber(from) + 1)
}

/** How many open days a span holds, its first and last day among them. */
export function workdaysIn(calendar: WorkingCalendar, { start, end }: DateSpan): number {
  return calendar.ordinal(dayNumber(end) + 1) - calendar.ordinal(dayNumber(start))
}

export const isWorkday = (calendar: WorkingCalendar, date: BusinessDate): boolean => calendar.isOpen(dayNumber(date))

/** The span of a piece of work that begins on the first open day on or after a date. */
export function workSpan(calendar: WorkingCalendar, from: BusinessDate, workdays: number): DateSpan {
  const first = calendar.ordinal(dayNumber(from))
  return { start: dateOfDayNumber(calendar.day(first)), end: dateOfDayNumber(calendar.day(first + workdays - 1)) }
}

/** From the first day to the last, both included. */
export interface DateSpan {
  readonly start: BusinessDate
  readonly end: BusinessDate
}
