import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { Rect } from './grid/grid-layout.ts'
import { picturePace, type PicturePace } from './cards/picture-pace.ts'

/** What is drawn changes only every so many px of scrolling, and reaches a little beyond the edges. */
const step = 96
const beyond = 160

export interface Wall {
  ref: React.RefObject<HTMLDivElement | null>
  /** Inner width in px; 0 before the first measurement. */
  width: number
  /** The stretch of the canvas to draw. */
  drawn: Rect
  /** When the pictures of what is drawn are asked for. */
  pace: PicturePace
  /** Scrolls as little as needed to show a rectangle of the canvas beside the sticky heads. */
  reveal(rect: Rect, heads: { width: number; height: number }): void
}

/** The scrolling frame of the map: its size, and which part of the canvas is in sight. */
export function useWall(): Wall {
  const ref = useRef<HTMLDivElement>(null)
  const [pace] = useState(picturePace)
  const [state, setState] = useState({ width: 0, drawn: { left: 0, top: 0, width: 0, height: 0 } })

  const measure = useCallback(() => {
    const wall = ref.current
    if (!wall) return
    pace.moved({ left: wall.scrollLeft, top: wall.scrollTop }, performance.now())
    const drawn = stretch(wall)
    const width = wall.clientWidth
    setState((now) => (now.width === width && sameRect(now.drawn, drawn) ? now : { width, drawn }))
  }, [pace])
  useLayoutEffect(() => {
    const wall = ref.current
    if (!wall) return
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(wall)
    wall.addEventListener('scroll', measure, { passive: true })
    return () => {
      observer.disconnect()
      wall.removeEventListener('scroll', measure)
    }
  }, [measure])

  return {
    ref,
    ...state,
    pace,
    reveal({ left, top, width, height }, heads) {
      const wall = ref.current
      if (!wall) return
      const { scrollLeft, scrollTop, clientWidth, clientHeight } = wall
      wall.scrollTo({
        left: within(scrollLeft, left - heads.width, left + width - clientWidth),
        top: within(scrollTop, top - heads.height, top + height - clientHeight),
        behavior: 'instant',
      })
      measure()
    },
  }
}

/** The nearest position from which both ends are in sight; what is too large shows its start. */
function within(now: number, start: number, end: number): number {
  return Math.max(0, Math.min(Math.max(now, end), start))
}

function stretch({ scrollLeft, scrollTop, clientWidth, clientHeight }: HTMLElement): Rect {
  const from = (position: number) => Math.max(0, Math.floor((position - beyond) / step) * step)
  const to = (position: number) => Math.ceil((position + beyond) / step) * step
  const left = from(scrollLeft)
  const top = from(scrollTop)
  return { left, top, width: to(scrollLeft + clientWidth) - left, height: to(scrollTop + clientHeight) - top }
}

const sameRect = (one: Rect, other: Rect) =>
  one.left === other.left && one.top === other.top && one.width === other.width && one.height === other.height
