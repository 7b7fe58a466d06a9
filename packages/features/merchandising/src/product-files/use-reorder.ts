import { useLayoutEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { moved, placeAt } from './reorder.ts'

/**
 * Puts rows in order by a grip: dragged by mouse or finger, or moved by the arrow keys. `onOrder` hears the new order
 * once it is let go, or after each key.
 */
export function useReorder(ids: readonly number[], onOrder: (ids: number[], moved: number) => void) {
  const list = useRef<HTMLUListElement>(null)
  const [drag, setDrag] = useState<{ id: number; order: readonly number[] } | null>(null)
  const focusAfter = useRef<number | null>(null)
  const rowOf = (id: number) => list.current?.querySelector<HTMLElement>(`[data-file="${id}"]`)

  // The row a key has moved is put into the page anew and loses the focus.
  useLayoutEffect(() => {
    if (focusAfter.current === null) return
    rowOf(focusAfter.current)?.querySelector<HTMLElement>('[data-grip]')?.focus()
    focusAfter.current = null
  }, [ids.join()])

  function place(id: number, y: number) {
    const rows = ids.map((each) => {
      const box = rowOf(each)?.getBoundingClientRect()
      return { id: each, middle: box ? box.top + box.height / 2 : 0 }
    })
    return moved(ids, id, placeAt(y, rows, id))
  }

  const grip = (id: number) => ({
    'data-grip': '',
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      setDrag({ id, order: ids })
    },
    onPointerMove(event: PointerEvent) {
      if (drag?.id === id) setDrag({ id, order: place(id, event.clientY) })
    },
    onPointerUp() {
      if (drag?.id === id && drag.order.join() !== ids.join()) onOrder([...drag.order], id)
      setDrag(null)
    },
    onPointerCancel: () => setDrag(null),
    onKeyDown(event: KeyboardEvent) {
      const by = { ArrowUp: -1, ArrowDown: 1 }[event.key]
      const to = ids.indexOf(id) + (by ?? 0)
      if (by === undefined || to < 0 || to >= ids.length) return
      event.preventDefault()
      focusAfter.current = id
      onOrder(moved(ids, id, to), id)
    },
  })

  return { list, grip, dragged: drag?.id ?? null, order: drag?.order ?? ids }
}
