import { closedSpans, xOfDay, type TimeScale, type WorkingCalendar } from '@tsumugi/domain/scheduling'

/** Days narrower than this in px are not told apart by their ground. */
const leastDay = 4

/** The ground of a row between two days: a picture with the closed days of a calendar sunken; `none` where there are none. */
export function closedGround(calendar: WorkingCalendar, scale: TimeScale, from: number, until: number): string {
  const spans = scale.dayWidth < leastDay ? [] : closedSpans(calendar, from, until)
  if (spans.length === 0) return 'none'
  const stops = spans.map(([first, last]) => {
    const [begin, end] = [xOfDay(scale, first), xOfDay(scale, last + 1)]
    return `transparent ${begin}px, var(--closed) ${begin}px ${end}px, transparent ${end}px`
  })
  return `linear-gradient(90deg, ${stops.join(', ')})`
}
