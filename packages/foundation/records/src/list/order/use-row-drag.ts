import { useEffect, useState, type PointerEvent, type RefObject } from 'react'

interface Drag {
  from: number
  /** The gap it would be put into: 0 before the first row. */
  gap: number
  /** Where that gap is, in px below the top of the frame. */
  at: number
}

/** Rows are taken by their grip and put into the gap nearest to the pointer. Escape leaves them where they were. */
export function useRowDrag(frame: RefObject<HTMLElement | null>, onMove: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag | null>(null)

  function measure(from: number, y: number): Drag | null {
    const body = frame.current?.querySelector<HTMLElement>('.table > .body')
    const row = body?.querySelector<HTMLElement>('.row')
    if (!frame.current || !body || !row) return null
    const box = body.getBoundingClientRect()
    const count = Math.round(box.height / row.offsetHeight)
    const gap = Math.max(0, Math.min(count, Math.round((y - box.top) / row.offsetHeight)))
    return { from, gap, at: box.top - frame.current.getBoundingClientRect().top + gap * row.offsetHeight }
  }
  function onPointerDown(event: PointerEvent) {
    const grip = (event.target as Element).closest<HTMLElement>('.record-grip')
    const row = grip?.closest<HTMLElement>('[data-index]')
    if (!grip || !row || event.button !== 0) return
    event.preventDefault()
    grip.setPointerCapture(event.pointerId)
    setDrag(measure(Number(row.dataset.index), event.clientY))
  }
  const onPointerMove = (event: PointerEvent) => drag && setDrag(measure(drag.from, event.clientY))
  function onPointerUp() {
    if (!drag) return
    setDrag(null)
    const to = drag.gap > drag.from ? drag.gap - 1 : drag.gap
    if (to !== drag.from) onMove(drag.from, to)
  }
  const dragging = drag !== null
  useEffect(() => {
    if (!dragging) return
    const leave = (event: KeyboardEvent) => event.key === 'Escape' && setDrag(null)
    document.addEventListener('keydown', leave)
    return () => document.removeEventListener('keydown', leave)
  }, [dragging])
  return {
    mark: drag?.at ?? null,
    on: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: () => setDrag(null) },
  }
}
