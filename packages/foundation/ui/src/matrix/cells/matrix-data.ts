import { readQuantity, sum, type Decimal } from '@tsumugi/domain'

/** One row or one column: a colour, a size. */
export interface MatrixLine {
  /** Unique among its kind; part of the keys of its cells. */
  key: string
  label: string
  /** Stands before the label in ink-3. */
  code?: string | undefined
  /** Colour of its swatch, as `#rrggbb`. */
  cloth?: string | undefined
}

/** `row/column`, by the keys of both. */
export type MatrixKey = string
export const matrixKey = (row: string, column: string): MatrixKey => `${row}/${column}`

/**
 * What is to be said of one cell. `error` blocks the saving; `refused` is what the server said of it and may be tried
 * again; `warning` blocks nothing; `frozen` is read only; `absent` has no place for a quantity at all.
 */
export interface MatrixState {
  kind: 'error' | 'refused' | 'warning' | 'frozen' | 'absent'
  /** What, why, what to do. */
  message: string
}

/** A cell's new text; `value` is its decimal, empty for nothing, null where the text is no quantity. */
export interface MatrixChange {
  row: string
  column: string
  text: string
  value: Decimal | null
}

export interface Place {
  row: number
  column: number
}

/** Cells from one corner to the other, both inside. */
export interface Area {
  top: number
  left: number
  bottom: number
  right: number
}

export const areaOf = (a: Place, b: Place): Area => ({
  top: Math.min(a.row, b.row),
  left: Math.min(a.column, b.column),
  bottom: Math.max(a.row, b.row),
  right: Math.max(a.column, b.column),
})

export const placesOf = ({ top, left, bottom, right }: Area): Place[] =>
  Array.from({ length: bottom - top + 1 }, (_, down) =>
    Array.from({ length: right - left + 1 }, (__, along) => ({ row: top + down, column: left + along })),
  ).flat()

/** The texts of each row; a row in which nothing changed is the very one of before, so that it is not drawn again. */
export function rowTexts(
  before: readonly (readonly string[])[],
  rows: readonly MatrixLine[],
  columns: readonly MatrixLine[],
  value: Readonly<Record<MatrixKey, string>>,
): readonly (readonly string[])[] {
  const lines = rows.map((row, at) => {
    const texts = columns.map((column) => value[matrixKey(row.key, column.key)] ?? '')
    const old = before[at]
    return old && old.length === texts.length && old.every((text, column) => text === texts[column]) ? old : texts
  })
  return lines.length === before.length && lines.every((line, at) => line === before[at]) ? before : lines
}

const read = new WeakMap<readonly string[], { digits: number; values: readonly (Decimal | null)[]; sum: Decimal }>()

/** The quantities of a row and their sum; what is no quantity counts nothing. */
export function readRow(texts: readonly string[], digits: number) {
  const known = read.get(texts)
  if (known?.digits === digits) return known
  const values = texts.map((text) => readQuantity(text, digits))
  const row = { digits, values, sum: sum(values.map((value) => value || '0')) }
  read.set(texts, row)
  return row
}

/** Sums of every row, of every column and of all. */
export function matrixSums(texts: readonly (readonly string[])[], width: number, digits: number) {
  const rows = texts.map((row) => readRow(row, digits))
  return {
    rows: rows.map((row) => row.sum),
    columns: Array.from({ length: width }, (_, at) => sum(rows.map(({ values }) => values[at] || '0'))),
    total: sum(rows.map((row) => row.sum)),
  }
}

export interface MatrixShape {
  rows: readonly MatrixLine[]
  columns: readonly MatrixLine[]
  value: Readonly<Record<MatrixKey, string>>
  states?: Readonly<Record<MatrixKey, MatrixState>> | undefined
  /** Decimal places allowed; none unless said. */
  digits?: number | undefined
}

/** Cells that stop the saving: texts that are no quantities, and what is marked as an error. */
export function matrixFaults({ rows, columns, value, states, digits = 0 }: MatrixShape): Place[] {
  return rows.flatMap((row, at) =>
    columns.flatMap((column, along) => {
      const key = matrixKey(row.key, column.key)
      const isFault = states?.[key]?.kind === 'error' || readQuantity(value[key] ?? '', digits) === null
      return isFault ? [{ row: at, column: along }] : []
    }),
  )
}

export const isShut = (state: MatrixState | undefined): boolean => state?.kind === 'frozen' || state?.kind === 'absent'

/** One gesture that can be undone: the text of each cell before and after it. */
export type Patch = readonly { row: string; column: string; before: string; after: string }[]

/** What remains of a gesture to be undone or done again: cells changed by others since are left as they are. */
export function standing(patch: Patch, value: Readonly<Record<MatrixKey, string>>, from: 'before' | 'after'): Patch {
  return patch.filter((cell) => (value[matrixKey(cell.row, cell.column)] ?? '') === cell[from])
}

/** Copies of the first row of an area downward, or of its first column to the right; a single one repeats its neighbour. */
export function filled(texts: readonly (readonly string[])[], area: Area, way: 'down' | 'right'): [Place, string][] {
  const from =
    way === 'down'
      ? area.top === area.bottom
        ? area.top - 1
        : area.top
      : area.left === area.right
        ? area.left - 1
        : area.left
  return placesOf(area).flatMap((place): [Place, string][] => {
    const text = way === 'down' ? texts[from]?.[place.column] : texts[place.row]?.[from]
    const isSource = way === 'down' ? place.row === from : place.column === from
    return text === undefined || isSource ? [] : [[place, text]]
  })
}
