import { useMemo, useRef, useState } from 'react'
import { readQuantity } from '@tsumugi/domain'
import {
  areaOf,
  isShut,
  matrixKey,
  placesOf,
  readRow,
  rowTexts,
  standing,
  type Area,
  type MatrixChange,
  type MatrixShape,
  type MatrixState,
  type Patch,
  type Place,
} from './cells/matrix-data.ts'

/** `rest`: typing replaces. `enter`: typed over, arrows leave. `edit`: opened by F2, arrows move within the text. */
export type MatrixMode = 'rest' | 'enter' | 'edit'

export interface MatrixEdit extends MatrixShape {
  disabled?: boolean | undefined
  onChange(changes: readonly MatrixChange[]): void
}

/** Where one stands in a matrix, what is selected, what is being typed, and every gesture that can be undone. */
export function useMatrix({ rows, columns, value, states, digits = 0, disabled, onChange }: MatrixEdit) {
  const [place, setPlace] = useState<Place>({ row: 0, column: 0 })
  const [corner, setCorner] = useState<Place | null>(null)
  const [mode, setMode] = useState<MatrixMode>('rest')
  const [done, setDone] = useState<readonly Patch[]>([])
  const [undone, setUndone] = useState<readonly Patch[]>([])
  const began = useRef('')
  const drawn = useRef<readonly (readonly string[])[]>([])
  // Written while drawing: only ever to rows of equal texts, so that a drawing that is thrown away does no harm.
  const texts = (drawn.current = rowTexts(drawn.current, rows, columns, value))
  const faults = useMemo(
    () =>
      texts.flatMap((line, row) =>
        readRow(line, digits).values.flatMap((read, column) => {
          const isError = states?.[matrixKey(rows[row]?.key ?? '', columns[column]?.key ?? '')]?.kind === 'error'
          return read === null || isError ? [{ row, column }] : []
        }),
      ),
    [texts, states, digits, rows, columns],
  )
  const last = { row: rows.length - 1, column: columns.length - 1 }
  const current = clamped(place, last)
  const area = corner ? areaOf(current, clamped(corner, last)) : areaOf(current, current)

  const keyAt = (at: Place) => matrixKey(rows[at.row]?.key ?? '', columns[at.column]?.key ?? '')
  const textAt = (at: Place) => value[keyAt(at)] ?? ''
  const stateAt = (at: Place): MatrixState | undefined => states?.[keyAt(at)]
  const takes = (at: Place) => !disabled && !isShut(stateAt(at))

  const send = (cells: readonly { row: string; column: string; text: string }[]) =>
    cells.length > 0 &&
    onChange(cells.map(({ row, column, text }) => ({ row, column, text, value: readQuantity(text, digits) })))

  function record(patch: Patch) {
    if (patch.length === 0) return
    setDone((before) => [...before.slice(-199), patch])
    setUndone([])
  }

  /** One gesture: writes texts, without the cells that take none. Answers how many were written and how many skipped. */
  function write(entries: readonly (readonly [Place, string])[]): { count: number; skipped: number } {
    const open = entries.filter(([at]) => takes(at))
    const patch = open
      .map(([at, text]) => ({
        row: rows[at.row]!.key,
        column: columns[at.column]!.key,
        before: textAt(at),
        after: readQuantity(text, digits) ?? text.trim(),
      }))
      .filter(({ before, after }) => before !== after)
    send(patch.map(({ after, ...cell }) => ({ ...cell, text: after })))
    record(patch)
    return { count: open.length, skipped: entries.length - open.length }
  }

  /** What is typed counts as it is typed. */
  function type(text: string) {
    if (!takes(current)) return
    if (mode === 'rest') {
      began.current = textAt(current)
      setMode('enter')
    }
    setCorner(null)
    send([{ row: rows[current.row]!.key, column: columns[current.column]!.key, text }])
  }

  /** Ends the typing: a quantity is written plainly, what is none stays as it was typed. */
  function commit() {
    if (mode === 'rest') return
    const cell = { row: rows[current.row]!.key, column: columns[current.column]!.key }
    const typed = textAt(current)
    const after = readQuantity(typed, digits) ?? typed.trim()
    if (after !== typed) send([{ ...cell, text: after }])
    if (after !== began.current) record([{ ...cell, before: began.current, after }])
    setMode('rest')
  }

  function restore() {
    if (mode !== 'rest')
      send([{ row: rows[current.row]!.key, column: columns[current.column]!.key, text: began.current }])
    setMode('rest')
  }

  function turn(patch: Patch | undefined, from: 'before' | 'after') {
    if (!patch) return 0
    const kept = standing(patch, value, from)
    send(kept.map(({ row, column, before, after }) => ({ row, column, text: from === 'after' ? before : after })))
    const first = patch[0]
    const to = {
      row: rows.findIndex(({ key }) => key === first?.row),
      column: columns.findIndex(({ key }) => key === first?.column),
    }
    if (to.row >= 0 && to.column >= 0) go(to)
    return patch.length - kept.length
  }

  function go(to: Place, extend = false) {
    commit()
    setCorner(extend ? clamped(to, last) : null)
    if (!extend) setPlace(clamped(to, last))
  }

  return {
    current,
    /** The other corner of the selection: what Shift moves. */
    end: corner ? clamped(corner, last) : current,
    area,
    mode,
    textAt,
    stateAt,
    takes,
    write,
    type,
    commit,
    restore,
    go,
    select(from: Place, to: Place) {
      commit()
      setPlace(clamped(from, last))
      setCorner(clamped(to, last))
    },
    edit() {
      if (!takes(current)) return
      if (mode === 'rest') began.current = textAt(current)
      setMode('edit')
    },
    clear: () => write(placesOf(area).flatMap((at): [Place, string][] => (textAt(at) === '' ? [] : [[at, '']]))),
    /** Answers how many cells had changed elsewhere since and were left. */
    undo() {
      setDone(done.slice(0, -1))
      if (done.length > 0) setUndone([...undone, done.at(-1)!])
      return turn(done.at(-1), 'after')
    },
    redo() {
      setUndone(undone.slice(0, -1))
      if (undone.length > 0) setDone([...done, undone.at(-1)!])
      return turn(undone.at(-1), 'before')
    },
    canUndo: done.length > 0,
    canRedo: undone.length > 0,
    texts,
    /** Cells that stop the saving: texts that are no quantities, and what is marked as an error. */
    faults,
  }
}

export type MatrixControl = ReturnType<typeof useMatrix>

const clamped = ({ row, column }: Place, last: Place): Place => ({
  row: Math.max(0, Math.min(row, last.row)),
  column: Math.max(0, Math.min(column, last.column)),
})

export const isOne = (area: Area): boolean => area.top === area.bottom && area.left === area.right
