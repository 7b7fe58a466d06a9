import { fold } from '../../combobox/matching.ts'
import { readQuantity } from '@tsumugi/domain'
import type { Area, MatrixLine, Place } from './matrix-data.ts'

export type Pasted =
  | { kind: 'cells'; cells: [Place, string][] }
  | { kind: 'over'; rows: number; columns: number }
  | { kind: 'unknown'; names: string[] }

const totals = /^(計|合計|小計|合计|total|sum)$/i
const isWord = (text: string) => text.trim() !== '' && readQuantity(text) === null

/** Where a line of this name stands: null for a sum, which is left out, undefined where nobody bears the name. */
function placeNamed(lines: readonly MatrixLine[], name: string): number | null | undefined {
  const wanted = fold(name.trim())
  const at = lines.findIndex(({ key, label, code = '' }) =>
    [label, code, key, `${code} ${label}`].some((each) => each !== '' && fold(each) === wanted),
  )
  return at >= 0 ? at : totals.test(name.trim()) ? null : undefined
}

/**
 * Where the cells of a copied table go. One value fills the whole selection; a table repeats over a selection of whole
 * multiples of it, else it starts at the upper left cell; one with heads goes by their names. Empty cells of it change
 * nothing.
 */
export function pasteInto(
  table: readonly (readonly string[])[],
  { rows, columns }: { rows: readonly MatrixLine[]; columns: readonly MatrixLine[] },
  area: Area,
): Pasted {
  const width = Math.max(...table.map((line) => line.length))
  const named = withHeads(table, rows, columns, area)
  if (named) return named
  const [tall, wide] = [area.bottom - area.top + 1, area.right - area.left + 1]
  const repeats = tall % table.length === 0 && wide % width === 0
  const [height, along] = repeats ? [tall, wide] : [table.length, width]
  if (area.top + height > rows.length || area.left + along > columns.length)
    return { kind: 'over', rows: table.length, columns: width }
  const cells = Array.from({ length: height }, (_, down) =>
    Array.from({ length: along }, (__, right): [Place, string] => [
      { row: area.top + down, column: area.left + right },
      table[down % table.length]?.[right % width] ?? '',
    ]),
  ).flat()
  return { kind: 'cells', cells: written(cells) }
}

function withHeads(
  table: readonly (readonly string[])[],
  rows: readonly MatrixLine[],
  columns: readonly MatrixLine[],
  area: Area,
): Pasted | null {
  const head = table[0] ?? []
  const hasColumnNames = (cells: readonly string[]) =>
    cells.length > 0 && cells.every((name) => placeNamed(columns, name) !== undefined)
  const hasRowNames = head.length > 1 && table.slice(1).every((line) => isWord(line[0] ?? '')) && !isNumber(head[0])
  const hasHead =
    table.length > 1 && hasColumnNames(hasRowNames ? head.slice(1) : head) && (hasRowNames || head.some(isWord))
  if (!hasHead && !hasRowNames) return null
  const body = hasHead ? table.slice(1) : table
  const skip = hasRowNames ? 1 : 0
  const lines = body.map((line, at) => (hasRowNames ? placeNamed(rows, line[0] ?? '') : area.top + at))
  const unknown = body.flatMap((line, at) => (lines[at] === undefined ? [line[0] ?? ''] : []))
  if (unknown.length > 0) return { kind: 'unknown', names: unknown }
  const cells = body.flatMap((line, at) =>
    line.slice(skip).flatMap((text, along): [Place, string][] => {
      const row = lines[at]
      const column = hasHead ? placeNamed(columns, head[along + skip] ?? '') : area.left + along
      return row === null || row === undefined || column === null || column === undefined
        ? []
        : [[{ row, column }, text]]
    }),
  )
  const isOver = cells.some(([{ row, column }]) => row >= rows.length || column >= columns.length)
  return isOver
    ? { kind: 'over', rows: body.length, columns: head.length - skip }
    : { kind: 'cells', cells: written(cells) }
}

const isNumber = (text: string | undefined) => text !== undefined && text.trim() !== '' && !isWord(text)
const written = (cells: [Place, string][]) => cells.filter(([, text]) => text.trim() !== '')

/** The cells of an area as spreadsheets take them. */
export const copied = (texts: readonly (readonly string[])[], { top, left, bottom, right }: Area): string =>
  texts
    .slice(top, bottom + 1)
    .map((line) => line.slice(left, right + 1).join('\t'))
    .join('\n')
