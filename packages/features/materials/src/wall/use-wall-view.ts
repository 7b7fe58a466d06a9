import { useLayoutEffect, useState, type RefObject } from 'react'

/** Px between tiles, across and down; at most so wide is one asked to be; the lines of words under a cloth. */
const gap = 16
const gapDown = 20
const leastWide = 208
const wordsHigh = 88
/** Rows mounted beyond either edge, so that a quick turn of the wheel meets cloth. */
const beyond = 2
/** Up to so many cloths are simply all mounted. */
export const plainLimit = 60

/** How the wall stands: columns, the size of a tile with what is around it, and which tiles to mount (`to` exclusive). */
export interface WallView {
  readonly columns: number
  readonly wide: number
  readonly high: number
  readonly from: number
  readonly to: number
}

/** Figures in px: the wall's width, how far its top is above the window's, and the height that is seen. */
export function viewOf(count: number, width: number, above: number, seen: number): WallView {
  const columns = Math.max(2, Math.floor((width + gap) / (leastWide + gap)))
  const wide = (width + gap) / columns
  const high = Math.round((wide - gap) * 0.75) + wordsHigh + gapDown
  if (count <= plainLimit) return { columns, wide, high, from: 0, to: count }
  const from = Math.max(0, Math.floor(above / high) - beyond) * columns
  const to = Math.min(count, (Math.ceil((above + seen) / high) + beyond) * columns)
  return { columns, wide, high, from: Math.min(from, to), to }
}

/** Where a tile stands, in px from the wall's corner. */
export const placeOf = ({ columns, wide, high }: WallView, at: number) => ({
  left: (at % columns) * wide,
  top: Math.floor(at / columns) * high,
  width: wide - gap,
})

/** The whole wall's height in px. */
export const heightOf = ({ columns, high }: WallView, count: number): number =>
  Math.ceil(count / columns) * high - gapDown

/** Which tiles to mount of a wall that scrolls with whatever is around it; null before it is measured. */
export function useWallView(wall: RefObject<HTMLElement | null>, count: number): WallView | null {
  const [view, setView] = useState<WallView | null>(null)
  useLayoutEffect(() => {
    const element = wall.current
    if (!element) return
    const take = () => {
      const { top, width } = element.getBoundingClientRect()
      const now = viewOf(count, width, -top, window.innerHeight)
      setView((old) => (old && isSame(old, now) ? old : now))
    }
    take()
    // Any part of the page may be what scrolls.
    window.addEventListener('scroll', take, { capture: true, passive: true })
    window.addEventListener('resize', take)
    const observer = new ResizeObserver(take)
    observer.observe(element)
    return () => {
      window.removeEventListener('scroll', take, { capture: true })
      window.removeEventListener('resize', take)
      observer.disconnect()
    }
  }, [wall, count])
  return view
}

const isSame = (one: WallView, other: WallView) =>
  one.from === other.from && one.to === other.to && one.wide === other.wide && one.high === other.high
