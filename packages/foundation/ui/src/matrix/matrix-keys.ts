import type { KeyboardEvent } from 'react'
import { filled, type Place } from './cells/matrix-data.ts'
import type { MatrixControl } from './use-matrix.ts'

/** Rows of one PageUp or PageDown. */
const leap = 10

export interface KeyScene {
  texts: readonly (readonly string[])[]
  height: number
  width: number
  /** Says what a gesture did. */
  tell(said: { skipped?: number; lost?: number }): void
  nextFault(): void
}

/** Arrows and their kin: where a key leads from here; undefined where it leads nowhere. */
function placeAfter(event: KeyboardEvent, { row, column }: Place, height: number, width: number): Place | undefined {
  const far = event.ctrlKey || event.metaKey
  switch (event.key) {
    case 'ArrowUp':
      return { row: far ? 0 : row - 1, column }
    case 'ArrowDown':
      return { row: far ? height : row + 1, column }
    case 'ArrowLeft':
      return { row, column: far ? 0 : column - 1 }
    case 'ArrowRight':
      return { row, column: far ? width : column + 1 }
    case 'Home':
      return { row: far ? 0 : row, column: 0 }
    case 'End':
      return { row: far ? height : row, column: width }
    case 'PageUp':
      return { row: row - leap, column }
    case 'PageDown':
      return { row: row + leap, column }
  }
}

/** Tab goes through the rows, Enter through the columns; undefined beyond the last cell. */
function nextInOrder({ row, column }: Place, back: boolean, along: 'row' | 'column', height: number, width: number) {
  const [size, all] = along === 'row' ? [width, height * width] : [height, height * width]
  const at = (along === 'row' ? row * width + column : column * height + row) + (back ? -1 : 1)
  if (at < 0 || at >= all) return undefined
  const [line, place] = [Math.floor(at / size), at % size]
  return along === 'row' ? { row: line, column: place } : { row: place, column: line }
}

/** Keys of a matrix (domain §1 M*). Those that are not its own are left to the browser. */
export function pressKey(event: KeyboardEvent<HTMLInputElement>, matrix: MatrixControl, scene: KeyScene): void {
  if (event.nativeEvent.isComposing || event.altKey) return
  const { height, width } = scene
  const isTyping = matrix.mode !== 'rest'
  const take = (act: () => void) => {
    event.preventDefault()
    act()
  }
  if (!['Tab', 'Escape', 'Shift'].includes(event.key)) leaving.delete(event.currentTarget)
  const to = placeAfter(event, event.shiftKey ? matrix.end : matrix.current, height, width)
  if (to) {
    // Within a text opened by F2 the arrows belong to the text; Ctrl with arrows too, while one types.
    if (matrix.mode === 'edit' || (isTyping && (event.ctrlKey || event.metaKey || event.shiftKey))) return
    return take(() => matrix.go(to, event.shiftKey))
  }
  if (event.key === 'Enter' || event.key === 'Tab') {
    const next = nextInOrder(matrix.current, event.shiftKey, event.key === 'Tab' ? 'row' : 'column', height, width)
    if (event.key === 'Enter') return take(() => (next ? matrix.go(next) : matrix.commit()))
    return next && !leaving.has(event.currentTarget) ? take(() => matrix.go(next)) : matrix.commit()
  }
  if (event.key === 'Escape') {
    if (isTyping) event.stopPropagation()
    if (isTyping) return take(matrix.restore)
    leaving.add(event.currentTarget)
    return
  }
  if (event.key === 'F2') return take(matrix.edit)
  if (event.key === 'F8') return take(scene.nextFault)
  if (isTyping) return
  if (event.key === 'Delete' || event.key === 'Backspace')
    return take(() => scene.tell({ skipped: matrix.clear().skipped }))
  if (event.ctrlKey || event.metaKey) pressWithControl(event, matrix, scene, take)
}

/** Cells from which Escape was pressed: the next Tab leaves the matrix (WCAG 2.1.2). */
const leaving = new WeakSet<EventTarget>()

function pressWithControl(
  event: KeyboardEvent,
  matrix: MatrixControl,
  { texts, height, width, tell }: KeyScene,
  take: (act: () => void) => void,
): void {
  const key = event.key.toLowerCase()
  if (key === 'a') take(() => matrix.select({ row: 0, column: 0 }, { row: height, column: width }))
  if (key === 'd') take(() => tell({ skipped: matrix.write(filled(texts, matrix.area, 'down')).skipped }))
  if (key === 'r') take(() => tell({ skipped: matrix.write(filled(texts, matrix.area, 'right')).skipped }))
  if (key === 'y' || (key === 'z' && event.shiftKey)) take(() => tell({ lost: matrix.redo() }))
  else if (key === 'z') take(() => tell({ lost: matrix.undo() }))
}
