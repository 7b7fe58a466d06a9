import { ganttZooms, scrollAfterZoom, type GanttZoom, type TimeScale } from '@tsumugi/domain/scheduling'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react'

const zooms = Object.keys(ganttZooms) as GanttZoom[]

/** The zoom that is one step nearer (1) or farther (-1); the same at either end. */
export const nextZoom = (zoom: GanttZoom, steps: 1 | -1): GanttZoom =>
  zooms[Math.max(0, Math.min(zooms.length - 1, zooms.indexOf(zoom) + steps))]!

/** Days left of today that are in view at first. */
const daysBefore = 12

interface ZoomAnchorOptions {
  scroller: RefObject<HTMLElement | null>
  scale: TimeScale
  today: number
  /** Width in px of what stands still at the left. */
  names: number
  zoom: GanttZoom
  onZoom(zoom: GanttZoom): void
}

/** Begins at today; the day under the pointer stays there when days get another width, and Ctrl and the wheel give it. */
export function useZoomAnchor({ scroller, scale, today, names, zoom, onZoom }: ZoomAnchorOptions): void {
  const before = useRef<TimeScale | null>(null)
  const pointer = useRef<number | null>(null)
  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return
    const old = before.current
    before.current = scale
    const scrollTo = (left: number) => element.scrollTo({ left, behavior: 'instant' })
    if (old === null) scrollTo((today - daysBefore - scale.origin) * scale.dayWidth)
    else if (old.origin !== scale.origin || old.dayWidth !== scale.dayWidth) {
      const anchor = pointer.current ?? (element.clientWidth - names) / 2
      scrollTo(scrollAfterZoom(old, scale, element.scrollLeft, anchor))
    }
    pointer.current = null
  }, [scroller, scale, today, names])

  const turned = useEffectEvent((event: WheelEvent) => {
    if (!event.ctrlKey && !event.metaKey) return
    event.preventDefault()
    const { left } = scroller.current!.getBoundingClientRect()
    pointer.current = Math.max(0, event.clientX - left - names)
    const next = nextZoom(zoom, event.deltaY < 0 ? 1 : -1)
    if (next !== zoom) onZoom(next)
  })
  useEffect(() => {
    const element = scroller.current
    if (!element) return
    const listener = (event: WheelEvent) => turned(event)
    element.addEventListener('wheel', listener, { passive: false })
    return () => element.removeEventListener('wheel', listener)
  }, [scroller])
}
