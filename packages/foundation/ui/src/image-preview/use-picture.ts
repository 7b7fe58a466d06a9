import { useEffect, useEffectEvent, useRef, useState, type PointerEvent } from 'react'
import { shift, swipeOf, wholeView, zoomStep, zoomTo, type Point, type View } from './zoom.ts'

/** Fingers and mouse on the picture: wheel and pinch zoom, one finger shifts or swipes. */
export function usePicture(onSwipe: (what: 'previous' | 'next' | 'close') => void) {
  const [view, setView] = useState<View>(wholeView)
  const [dragging, setDragging] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  const fingers = useRef(new Map<number, Point>())
  const start = useRef<Point>({ x: 0, y: 0 })
  const size = () => ({ width: frame.current?.clientWidth ?? 0, height: frame.current?.clientHeight ?? 0 })
  const zoom = (scale: number, at?: Point) => setView((now) => zoomTo(now, scale, size(), at))

  const fromCentre = ({ x, y }: Point) => {
    const box = frame.current!.getBoundingClientRect()
    return { x: x - box.left - box.width / 2, y: y - box.top - box.height / 2 }
  }
  const onWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault()
    const at = fromCentre({ x: event.clientX, y: event.clientY })
    setView((now) => zoomTo(now, now.scale + (event.deltaY < 0 ? zoomStep : -zoomStep), size(), at))
  })
  useEffect(() => {
    const element = frame.current
    const listener = (event: WheelEvent) => onWheel(event)
    // React listens passively, and a passive listener cannot keep the page from scrolling.
    element?.addEventListener('wheel', listener, { passive: false })
    return () => element?.removeEventListener('wheel', listener)
  }, [])

  function down(event: PointerEvent) {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    start.current = { x: event.clientX, y: event.clientY }
    fingers.current.set(event.pointerId, start.current)
    setDragging(true)
  }
  function move(event: PointerEvent) {
    const before = fingers.current.get(event.pointerId)
    if (!before) return
    const now = { x: event.clientX, y: event.clientY }
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1]
    fingers.current.set(event.pointerId, now)
    if (other) {
      const apart = (point: Point) => Math.hypot(point.x - other.x, point.y - other.y) || 1
      const middle = fromCentre({ x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 })
      setView((view) => zoomTo(view, (view.scale * apart(now)) / apart(before), size(), middle))
      // Two fingers are never a swipe.
      start.current = { x: Number.NaN, y: Number.NaN }
    } else setView((view) => shift(view, { x: now.x - before.x, y: now.y - before.y }, size()))
  }
  function up(event: PointerEvent) {
    if (!fingers.current.delete(event.pointerId)) return
    setDragging(fingers.current.size > 0)
    if (view.scale > 1 || event.type === 'pointercancel') return
    const what = swipeOf({ x: event.clientX - start.current.x, y: event.clientY - start.current.y })
    if (what) onSwipe(what)
  }

  return {
    view,
    zoomIn: () => zoom(view.scale + zoomStep),
    zoomOut: () => zoom(view.scale - zoomStep),
    reset: () => setView(wholeView),
    dragging,
    handlers: { ref: frame, onPointerDown: down, onPointerMove: move, onPointerUp: up, onPointerCancel: up },
  }
}
