import type { CellText, LineRow } from './line-edits.ts'

/** A table pasted into a cell fills the cells right of it and below; null for a single text. */
export function pastedCells(
  rows: readonly LineRow[],
  open: readonly string[],
  { key }: LineRow,
  field: string,
  text: string,
): CellText[] | null {
  const table = text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((line) => line.split('\t'))
  if (table.length === 1 && table[0]!.length === 1) return null
  const top = rows.findIndex((row) => row.key === key)
  const start = open.indexOf(field)
  return table.flatMap((line, down) =>
    line.flatMap((cell, right): CellText[] => {
      const row = rows[top + down]
      const name = open[start + right]
      return row && name && row.state !== 'removed' ? [{ row, field: name, text: cell.trim() }] : []
    }),
  )
}
