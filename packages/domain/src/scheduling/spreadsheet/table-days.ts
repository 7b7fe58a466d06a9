import { dateOfDayNumber, dayNumber, type BusinessDate } from '../../dates/business-date.ts'
import { workdaysIn, workSpan, type DateSpan } from '../calendars/workdays.ts'
import type { WorkingCalendar } from '../calendars/working-calendar.ts'
import { readDayText, readSpanText } from './day-text.ts'
import type { ScheduleCell } from './schedule-table.ts'

/** The days of one step as a table tells them. */
export interface EdgeDays {
  readonly start: BusinessDate | null
  readonly end: BusinessDate | null
}

type DayCell = Pick<ScheduleCell, 'kind' | 'edge' | 'text'>
const none: EdgeDays = { start: null, end: null }

/** The days of cells of one step, and the places of those that are no days; a day that is neither edge is the last. */
export function tableDays(cells: readonly DayCell[], around: BusinessDate) {
  const days = { planned: none, actual: none }
  const unread: number[] = []
  for (const [at, { kind, edge, text }] of cells.entries()) {
    const day = readDayText(text, around)
    const span = day ? { start: day, end: day } : edge ? null : readSpanText(text, around)
    if (span === null) unread.push(at)
    else if (edge === 'start') days[kind] = { ...days[kind], start: span.start }
    else days[kind] = { start: span.start === span.end ? days[kind].start : span.start, end: span.end }
  }
  return { ...days, unread }
}

/**
 * The span and working days of a step that a table gives one or both days of; of one alone it takes `usual` days. Null
 * where it gives none, `order` where they stand the wrong way round.
 */
export function spanOfDays(
  { start, end }: EdgeDays,
  calendar: WorkingCalendar,
  usual: number,
): { planned: DateSpan; workdays: number } | 'order' | null {
  if (start && end && end < start) return 'order'
  if (start === null && end === null) return null
  const workdays = start && end ? Math.max(1, workdaysIn(calendar, { start, end })) : usual
  return { planned: workSpan(calendar, start ?? startBefore(calendar, end!, workdays), workdays), workdays }
}

const startBefore = (calendar: WorkingCalendar, end: BusinessDate, workdays: number): BusinessDate =>
  dateOfDayNumber(calendar.day(calendar.ordinal(dayNumber(end) + 1) - workdays))
