import { bankingError, type BankingFinding } from '../../finding.ts'
import { withoutEndOfFile } from '../../fixed-records/end-of-file.ts'

/** One piece of CSV or TSV: a cell, plain or in quotes, and what ends it. */
const cell = /(?:"((?:[^"]|"")*)"|([^",\t\r\n]*))(,|\t|\r?\n|\r|$)/y

/** Text taken apart into rows of cells; rows without any text are left out. Damaged quotes are told with their line. */
export function csvRows(text: string): { rows: string[][]; findings: BankingFinding[] } {
  const body = withoutEndOfFile(text.replace(/^\ufeff/, ''))
  const rows: string[][] = []
  let row: string[] = []
  cell.lastIndex = 0
  while (cell.lastIndex < body.length) {
    const found = cell.exec(body)
    if (!found)
      return { rows: [], findings: [bankingError('csv_quotes', `rows.${rows.length}`, { line: rows.length + 1 })] }
    row.push((found[1]?.replaceAll('""', '"') ?? found[2] ?? '').trim())
    if (found[3] === ',' || found[3] === '\t') continue
    rows.push(row)
    row = []
  }
  if (row.length > 0) rows.push(row)
  return { rows: rows.filter((cells) => cells.some((each) => each !== '')), findings: [] }
}
