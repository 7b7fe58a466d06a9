import type { WorkingCalendar } from '../calendars/working-calendar.ts'

/** Runs of closed days between two days (day numbers), first and last included: the sunken ground of a calendar. */
export function closedSpans(calendar: WorkingCalendar, from: number, until: number): [first: number, last: number][] {
  const spans: [number, number][] = []
  for (let day = from; day <= until; day += 1) {
    const open = calendar.day(calendar.ordinal(day))
    if (open > day) spans.push([day, Math.min(open - 1, until)])
    day = open
  }
  return spans
}
