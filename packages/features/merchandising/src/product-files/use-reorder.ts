import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { moved, placeAt } from './reorder.ts'

/**
 * Puts rows in order by a grip: dragged by mouse or finger, or moved by the arrow keys. A row carries `data-file`, its
 * grip `data-grip`, both with the id. `onOrder` hears the new order once it is let go, or after each key.
 */
export function useReorder(ids: readonly number[], onOrder: (ids: number[], moved: number) => void) {
  const list = useRef<HTMLUListElement>(null)
  const [drag, setDrag] = useState<{ id: number; order: readonly number[] } | null>(null)

  function place(id: number, y: number) {
    const rows = ids.map((each) => {
      const box = list.current?.querySelector(`[data-file="${each}"]`)?.getBoundingClientRect()
      return { id: each, middle: box ? box.top + box.height / 2 : 0 }
    })
    return moved(ids, id, placeAt(y, rows, id))
  }

  const grip = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      setDrag({ id: idOf(event.currentTarget), order: ids })
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (drag) setDrag({ ...drag, order: place(drag.id, event.clientY) })
    },
    onPointerUp() {
      if (drag && drag.order.join() !== ids.join()) onOrder([...drag.order], drag.id)
      setDrag(null)
    },
    onPointerCancel: () => setDrag(null),
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const { currentTarget: control } = event
      const id = idOf(control)
      const by = { ArrowUp: -1, ArrowDown: 1 }[event.key]
      const to = ids.indexOf(id) + (by ?? 0)
      if (by === undefined || to < 0 || to >= ids.length) return
      event.preventDefault()
      onOrder(moved(ids, id, to), id)
      // The row is put into the page anew and loses the focus.
      setTimeout(() => control.focus())
    },
  }

  return { list, grip, dragged: drag?.id ?? null, order: drag?.order ?? ids }
}

const idOf = (control: HTMLElement) => Number(control.dataset.grip)
