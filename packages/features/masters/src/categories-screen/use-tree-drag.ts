import type { Category } from '@tsumugi/contract'
import { useEffect, useState, type PointerEvent, type RefObject } from 'react'
import { afterMove, dropped, type TreeMove } from './category-tree.ts'

/** How far one layer is set in, px; as in the style sheet. */
const indent = 24

interface Drag {
  id: number
  /** Where it was taken, px. */
  x: number
  layer: number
  move: TreeMove | null
  mark: { at: number; layer: number } | null
}

/** A category is taken by its grip: up and down choose the gap, left and right the level. Escape leaves it alone. */
export function useTreeDrag(
  list: RefObject<HTMLElement | null>,
  rows: readonly Category[],
  onMove: (move: TreeMove | null) => void,
) {
  const [drag, setDrag] = useState<Drag | null>(null)

  function onPointerDown(event: PointerEvent) {
    const grip = (event.target as Element).closest<HTMLElement>('[data-grip]')
    const row = rows.find(({ id }) => String(id) === grip?.dataset.grip)
    if (!grip || !row || event.button !== 0) return
    event.preventDefault()
    grip.setPointerCapture(event.pointerId)
    setDrag({ id: row.id, x: event.clientX, layer: row.layer, move: null, mark: null })
  }
  function onPointerMove(event: PointerEvent) {
    if (!drag || !list.current) return
    const boxes = [...list.current.children].map((row) => row.getBoundingClientRect())
    const below = boxes.findIndex(({ top, height }) => event.clientY < top + height / 2)
    const gap = below < 0 ? rows.length : below
    const move = dropped(rows, drag.id, gap, drag.layer + Math.round((event.clientX - drag.x) / indent))
    const top = gap < boxes.length ? boxes[gap]!.top : boxes.at(-1)!.bottom
    const layer = move ? (afterMove(rows, move).find(({ id }) => id === drag.id)?.layer ?? 1) : drag.layer
    setDrag({ ...drag, move, mark: move && { at: top - list.current.getBoundingClientRect().top, layer } })
  }
  function onPointerUp() {
    if (!drag) return
    setDrag(null)
    onMove(drag.move)
  }
  const dragging = drag !== null
  useEffect(() => {
    if (!dragging) return
    const leave = (event: KeyboardEvent) => event.key === 'Escape' && setDrag(null)
    document.addEventListener('keydown', leave)
    return () => document.removeEventListener('keydown', leave)
  }, [dragging])
  return {
    taken: drag?.id ?? null,
    mark: drag?.mark ?? null,
    on: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: () => setDrag(null) },
  }
}
