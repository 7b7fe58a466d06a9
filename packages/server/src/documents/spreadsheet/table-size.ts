import { invalid } from '../../http/refusal.ts'
import { workLimits } from '../../slow-work/work-limits.ts'

type Measure = keyof typeof workLimits.table

const codes = {
  rows: 'table_rows',
  columns: 'table_columns',
  cells: 'table_cells',
  line: 'table_line',
  cell: 'table_cell',
} as const satisfies Record<Measure, string>

const tooMuch = (what: Measure) =>
  // The head of a table is a row of its own, which nobody counts.
  invalid({ code: codes[what], field: 'file', meta: { limit: workLimits.table[what] - (what === 'rows' ? 1 : 0) } })

/**
 * Goes over the text of a CSV once, before anything is made of it: a cell costs a hundred times its character.
 * @throws Refusal 422 `table_line`, `table_cells`
 */
export function assertModest(text: string): void {
  const { line, cells } = workLimits.table
  let begun = 0
  let count = 0
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at)
    if (sign === lineFeed || sign === carriageReturn) begun = at + 1
    else if (at - begun >= line) throw tooMuch('line')
    if (sign === comma || sign === semicolon || sign === tab || sign === lineFeed) count += 1
  }
  if (count > cells) throw tooMuch('cells')
}

const [lineFeed, carriageReturn, comma, semicolon, tab] = [10, 13, 44, 59, 9]

/** @throws Refusal 422 `table_rows`, `table_columns`, `table_cells`, `table_cell` */
export function assertWithin(rows: readonly (readonly string[])[]): void {
  const most = workLimits.table
  if (rows.length > most.rows) throw tooMuch('rows')
  let cells = 0
  for (const row of rows) {
    if (row.length > most.columns && row.findLastIndex((cell) => cell !== '') >= most.columns) throw tooMuch('columns')
    cells += row.length
    if (row.some((cell) => cell.length > most.cell)) throw tooMuch('cell')
  }
  if (cells > most.cells) throw tooMuch('cells')
}
