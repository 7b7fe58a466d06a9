import { useLayoutEffect, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'

/** Rows mounted beyond either edge, so that a quick turn of the wheel meets rows. */
const beyond = 8

/** Up to this many rows are simply all mounted, and the page scrolls. */
export const plainLimit = 60

interface Range {
  from: number
  to: number
}

/** Which rows stand in the visible part: `from` up to but without `to`. Heights in px. */
export function rangeOf(count: number, rowHeight: number, top: number, height: number): Range {
  const from = Math.max(0, Math.floor(top / rowHeight) - beyond)
  return { from: Math.min(from, count), to: Math.min(count, Math.ceil((top + height) / rowHeight) + beyond) }
}

/** The rows to mount of a long list in a scrolling element; renewed within the frame of the scroll. */
export function useWindow(scroller: RefObject<HTMLElement | null>, count: number, rowHeight: number): Range {
  const windowed = count > plainLimit
  const [view, setView] = useState({ top: 0, height: 900 })

  useLayoutEffect(() => {
    const element = scroller.current
    if (!element || !windowed) return
    const read = () => ({ top: element.scrollTop, height: element.clientHeight })
    const step = (top: number) => Math.floor(top / rowHeight)
    const take = () =>
      setView((old) => {
        const now = read()
        return step(old.top) === step(now.top) && old.height === now.height ? old : now
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
  }, [scroller, windowed, rowHeight])

  return windowed ? rangeOf(count, rowHeight, view.top, view.height) : { from: 0, to: count }
}
