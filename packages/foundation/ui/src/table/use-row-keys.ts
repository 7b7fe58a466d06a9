import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { isTyping } from '../keyboard/is-typing.ts'

interface RowKeyOptions {
  count: number
  rowHeight: number
  scroller: RefObject<HTMLElement | null>
  onToggle?(index: number): void
  onOpen?(index: number): void
  onMove?(from: number, to: number): void
}

/**
 * Moves through rows: j k, arrows, Home End, Page Up and Down; x or space chooses, Enter or e opens, Alt and an arrow
 * puts the row elsewhere. `j` and `k` lead into the first table of the page while nothing has the focus.
 */
export function useRowKeys({ count, rowHeight, scroller, onToggle, onOpen, onMove }: RowKeyOptions) {
  const [wanted, setCurrent] = useState(-1)
  const current = Math.min(wanted, count - 1)
  const moved = useRef(false)

  useEffect(() => {
    if (!moved.current || current < 0 || !scroller.current) return
    moved.current = false
    reveal(scroller.current, current, rowHeight)
  }, [current, rowHeight, scroller])

  const fromPage = useEffectEvent((event: globalThis.KeyboardEvent) => {
    const grid = scroller.current
    const plain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.defaultPrevented
    if (!grid || !plain || count === 0 || (event.key !== 'j' && event.key !== 'k')) return
    event.preventDefault()
    grid.focus({ preventScroll: true })
    moved.current = true
    setCurrent(Math.max(0, Math.min(count - 1, steps(event.key, current, count, 1)!)))
  })
  useEffect(() => {
    // Within a shadow root the keys of the page are the page's.
    if (scroller.current?.getRootNode() !== document) return
    const listener = (event: globalThis.KeyboardEvent) => {
      if (event.target === document.body) fromPage(event)
    }
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [scroller])

  function onKeyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || isTyping(event.nativeEvent)) return
    if (event.altKey) return shift(event)
    const inside = event.target !== event.currentTarget
    const page = Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / rowHeight) - 2)
    const target = steps(event.key, current, count, page)
    if (target !== undefined) {
      moved.current = true
      setCurrent(Math.max(0, Math.min(count - 1, target)))
    } else if (current >= 0 && (event.key === 'x' || (event.key === ' ' && !inside))) onToggle?.(current)
    else if (current >= 0 && (event.key === 'e' || (event.key === 'Enter' && !inside))) onOpen?.(current)
    else return
    event.preventDefault()
  }

  function shift(event: KeyboardEvent): void {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    const to = current + step
    if (!onMove || step === 0 || current < 0) return
    event.preventDefault()
    if (to < 0 || to >= count) return
    moved.current = true
    setCurrent(to)
    onMove(current, to)
  }

  return { current, setCurrent, onKeyDown }
}

function steps(key: string, current: number, count: number, page: number): number | undefined {
  if (key === 'j' || key === 'ArrowDown') return current + 1
  if (key === 'k' || key === 'ArrowUp') return current - 1
  if (key === 'PageDown') return current + page
  if (key === 'PageUp') return current - page
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}

/** Scrolls the row out from under the head and the sum; the page follows when the table itself does not scroll. */
function reveal(scroller: HTMLElement, index: number, rowHeight: number): void {
  const head = scroller.querySelector<HTMLElement>('.head')?.offsetHeight ?? 0
  const sum = scroller.querySelector<HTMLElement>('.sum')?.offsetHeight ?? 0
  const top = index * rowHeight
  if (scroller.scrollHeight > scroller.clientHeight + 1) {
    const room = scroller.clientHeight - head - sum
    if (top < scroller.scrollTop) scroller.scrollTop = top
    else if (top + rowHeight > scroller.scrollTop + room) scroller.scrollTop = top + rowHeight - room
  } else scroller.querySelector(`[data-index="${index}"]`)?.scrollIntoView({ block: 'nearest' })
}
