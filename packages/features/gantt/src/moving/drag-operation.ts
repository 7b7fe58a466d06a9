import type { DatesOperation, WorkingCalendar } from '@tsumugi/domain/scheduling'

/** Which part of a bar was taken. */
export type BarPart = 'body' | 'start' | 'end' | 'link'

/** How many open days a day moves when it is dragged by some days of the calendar on the wall. */
export const workdaysAcross = (calendar: WorkingCalendar, day: number, dragged: number): number =>
  calendar.ordinal(day + dragged) - calendar.ordinal(day)

/** What dragging a part of a bar asks for; nothing stands still by being asked. */
export function dragOperation(
  part: Exclude<BarPart, 'link'>,
  step: string,
  calendar: WorkingCalendar,
  bar: { readonly start: number; readonly end: number },
  dragged: number,
  chain: boolean,
): DatesOperation {
  if (part === 'body') return { kind: 'move', step, days: workdaysAcross(calendar, bar.start, dragged), chain }
  return { kind: 'resize', step, edge: part, days: workdaysAcross(calendar, bar[part], dragged) }
}

/** Px at either end of a bar that take its edge, where the bar is long enough to leave a body between. */
const edge = 6

/** The part of a bar under a pointer, in px from its left edge; beyond its end begins a link. */
export function partAt(x: number, width: number): BarPart {
  if (x > width) return 'link'
  if (width < edge * 3) return x > width - edge ? 'end' : 'body'
  if (x < edge) return 'start'
  return x > width - edge ? 'end' : 'body'
}
