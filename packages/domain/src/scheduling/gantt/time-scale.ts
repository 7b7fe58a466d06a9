/** From far to near; pixels for one day. */
export const ganttZooms = { quarter: 2, month: 4, week: 8, day: 13 } as const
export type GanttZoom = keyof typeof ganttZooms

/** Which day stands at the left edge, and how wide a day is. Days are day numbers, so no clock ever changes them. */
export interface TimeScale {
  readonly origin: number
  readonly dayWidth: number
}

/** Where a day begins, in pixels from the origin. */
export const xOfDay = ({ origin, dayWidth }: TimeScale, day: number): number => (day - origin) * dayWidth

/** The day under a pixel. */
export const dayAtX = ({ origin, dayWidth }: TimeScale, x: number): number => origin + Math.floor(x / dayWidth)

/** Left edge and width of a bar, its last day included. */
export function barOf(scale: TimeScale, start: number, end: number): { readonly x: number; readonly width: number } {
  return { x: xOfDay(scale, start), width: (end - start + 1) * scale.dayWidth }
}

/** How far to scroll so that the day under the pointer stays there; `pointer` is in pixels from the view's left edge. */
export function scrollAfterZoom(before: TimeScale, after: TimeScale, scroll: number, pointer: number): number {
  const day = before.origin + (scroll + pointer) / before.dayWidth
  return Math.max(0, (day - after.origin) * after.dayWidth - pointer)
}
