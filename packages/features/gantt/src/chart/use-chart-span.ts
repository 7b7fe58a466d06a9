import { dayAtX, type TimeScale } from '@tsumugi/domain/scheduling'
import { useLayoutEffect, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'

/** The days that stand in view, with as many again before and after: what is drawn of the axis and of the ground. */
export interface ChartSpan {
  readonly from: number
  readonly until: number
}

/** Renewed once the view has moved by half of its width, within the frame of the scroll. */
export function useChartSpan(scroller: RefObject<HTMLElement | null>, scale: TimeScale, last: number): ChartSpan {
  const [view, setView] = useState({ left: 0, width: 1000 })
  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return
    const take = () =>
      setView((old) => {
        const half = Math.max(100, element.clientWidth / 2)
        const now = { left: Math.floor(element.scrollLeft / half) * half, width: half * 2 }
        return old.left === now.left && old.width === now.width ? old : now
      })
    const scrolled = () => flushSync(take)
    take()
    element.addEventListener('scroll', scrolled, { passive: true })
    const observer = new ResizeObserver(take)
    observer.observe(element)
    return () => {
      element.removeEventListener('scroll', scrolled)
      observer.disconnect()
    }
  }, [scroller])
  const [from, until] = [view.left - view.width, view.left + view.width * 2.5].map((x) => dayAtX(scale, x))
  return { from: Math.max(scale.origin, from!), until: Math.min(last, until!) }
}
