import { operationByKey, type GroupedRow, type GroupedRows, type PlanOperation } from '@tsumugi/domain/scheduling'
import type { KeyboardEvent } from 'react'

export interface ChartKeyOptions {
  rows: GroupedRows<number>
  current: number
  /** Rows that a page holds. */
  page: number
  idOf(at: number): string
  /** The step from which a link is being drawn. */
  linkFrom: number | null
  onCurrent(row: number): void
  onFold(key: string, folded: boolean): void
  onOperation(operation: PlanOperation, pressedAt: number): void
  onLinkFrom(at: number | null): void
  onOpen(at: number): void
  onChoose(key: string): void
  onZoom(steps: 1 | -1): void
  onUndo(): void
  onRedo(): void
}

/**
 * Keys of the chart. Rows are led by the arrows up and down, j k, Home, End, Page Up and Down. On a head, left and right
 * fold; on a step they move it a day, with Alt its end, with Shift all that follows. `l` draws a link: choose the step that
 * waits and press Enter. Ctrl+Z and Ctrl+Shift+Z undo and redo, + and - zoom, x chooses a style, Enter opens.
 */
export function chartKeys(options: ChartKeyOptions): (event: KeyboardEvent<HTMLElement>) => void {
  return (event) => {
    if (event.target !== event.currentTarget) return
    const row = options.rows.rowAt(options.current)
    const isTaken = event.ctrlKey || event.metaKey ? commandKey(options, event) : plainKey(options, event, row)
    if (isTaken) event.preventDefault()
  }
}

function commandKey({ onUndo, onRedo }: ChartKeyOptions, { key, shiftKey }: KeyboardEvent): boolean {
  const letter = key.toLowerCase()
  if (letter === 'z' && !shiftKey) onUndo()
  else if (letter === 'y' || letter === 'z') onRedo()
  else return false
  return true
}

function plainKey(options: ChartKeyOptions, event: KeyboardEvent, row: GroupedRow<number> | null): boolean {
  const target = rowByKey(options, event)
  if (target !== null) {
    options.onCurrent(Math.max(0, Math.min(options.rows.count - 1, target)))
    return true
  }
  if (event.key === '+' || event.key === ';' || event.key === '-') {
    options.onZoom(event.key === '-' ? -1 : 1)
    return true
  }
  if (row === null) return false
  return row.kind === 'group' ? groupKey(options, event, row) : stepKey(options, event, row.item)
}

function rowByKey({ current, page, rows }: ChartKeyOptions, { key, altKey }: KeyboardEvent): number | null {
  if (altKey) return null
  const targets: Readonly<Record<string, number>> = {
    ArrowUp: current - 1,
    k: current - 1,
    ArrowDown: current + 1,
    j: current + 1,
    PageUp: current - page,
    PageDown: current + page,
    Home: 0,
    End: rows.count - 1,
  }
  return targets[key] ?? null
}

function groupKey(
  { onFold, onChoose, onCurrent, current }: ChartKeyOptions,
  { key }: KeyboardEvent,
  { group, isFolded }: Extract<GroupedRow<number>, { kind: 'group' }>,
): boolean {
  if (key === 'ArrowLeft') onFold(group.key, true)
  else if (key === 'ArrowRight' && !isFolded) onCurrent(current + 1)
  else if (key === 'ArrowRight') onFold(group.key, false)
  else if (key === 'Enter') onFold(group.key, !isFolded)
  else if (key === 'x' || key === ' ') onChoose(group.key)
  else return false
  return true
}

function stepKey(options: ChartKeyOptions, event: KeyboardEvent, at: number): boolean {
  const { linkFrom, onLinkFrom, onOperation, onOpen, idOf } = options
  const operation = operationByKey(event, idOf(at))
  if (operation) onOperation(operation, event.timeStamp)
  else if (event.key === 'l') onLinkFrom(at)
  else if (event.key === 'Escape' && linkFrom !== null) onLinkFrom(null)
  else if (event.key === 'Enter' && linkFrom !== null) {
    onLinkFrom(null)
    onOperation({ kind: 'link', from: idOf(linkFrom), to: idOf(at), lag: 0 }, event.timeStamp)
  } else if (event.key === 'Enter' || event.key === 'e') onOpen(at)
  else return false
  return true
}
