import { xOfDay, type TimeScale } from '@tsumugi/domain/scheduling'
import { useLayoutEffect, type RefObject } from 'react'
import type { LivePlan } from './live-plan.ts'

interface BeyondOptions {
  scroller: RefObject<HTMLElement | null>
  live: LivePlan
  scale: TimeScale
  names: number
}

/** Rows in view whose bar is not say on which side it lies; a press on the mark leads there. */
export function useBeyondMarks({ scroller, live, scale, names }: BeyondOptions): void {
  // Rows come and go with every drawing, and with them what has to be said.
  useLayoutEffect(() => {
    const wall = scroller.current
    if (!wall) return
    const mark = () => {
      const left = wall.scrollLeft
      const right = left + wall.clientWidth - names
      const { start, end } = live.plan.forecast
      for (const row of wall.querySelectorAll<HTMLElement>('.chart-row[data-step]')) {
        const at = Number(row.dataset.step)
        const isBefore = xOfDay(scale, end[at]! + 1) <= left
        const side = isBefore ? 'before' : xOfDay(scale, start[at]!) >= right ? 'after' : undefined
        if (row.dataset.beyond === side) continue
        if (side) row.dataset.beyond = side
        else delete row.dataset.beyond
      }
    }
    mark()
    wall.addEventListener('scroll', mark, { passive: true })
    return () => wall.removeEventListener('scroll', mark)
  })
}
