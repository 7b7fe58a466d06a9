import { zipSync } from 'fflate'
import { formatValue } from 'hucre'
import { readXlsx, type Sheet } from 'hucre/xlsx'
import { officeCaps, type OfficeCell, type OfficeContent, type OfficeSheet } from './office-content.ts'
import { unpack } from '../../../documents/unpack.ts'

/** The visible sheets of a workbook, each cell as its number format shows it. */
export async function readSheets(bytes: Uint8Array): Promise<OfficeContent> {
  // Unpacked within our bounds first: the reader then only meets parts of a known size.
  const bounded = zipSync(
    unpack(bytes, (path) => !path.startsWith('xl/media/')),
    { level: 0 },
  )
  let visible = 0
  const book = await readXlsx(bounded, {
    readStyles: true,
    maxRows: officeCaps.rows + 1,
    sheets: (sheet) => !sheet.hidden && !sheet.veryHidden && ++visible <= officeCaps.sheets,
  })
  return { kind: 'sheets', sheets: book.sheets.map(sheetOf), sheetsLeftOut: Math.max(0, visible - officeCaps.sheets) }
}

function sheetOf(sheet: Sheet): OfficeSheet {
  const rows = sheet.rows.slice(0, officeCaps.rows)
  const widest = Math.max(0, ...rows.map((row) => row.findLastIndex((value) => value !== null && value !== '') + 1))
  const width = Math.min(widest, officeCaps.columns)
  const { spans, covered } = mergesOf(sheet, rows.length, width)
  return {
    name: sheet.name,
    rows: rows.map((_, row) =>
      Array.from({ length: width }, (_cell, column) => `${row},${column}`)
        .map((at, column) => (covered.has(at) ? [] : [cellOf(sheet, row, column, spans.get(at))]))
        .flat(),
    ),
    rowsLeftOut: sheet.rows.length > officeCaps.rows,
    columnsLeftOut: widest > officeCaps.columns,
  }
}

interface Span {
  readonly columns: number
  readonly rows: number
}

function mergesOf(sheet: Sheet, height: number, width: number) {
  const spans = new Map<string, Span>()
  const covered = new Set<string>()
  for (const { startRow, startCol, endRow, endCol } of sheet.merges ?? []) {
    const [lastRow, lastColumn] = [Math.min(endRow, height - 1), Math.min(endCol, width - 1)]
    if (startRow > lastRow || startCol > lastColumn) continue
    spans.set(`${startRow},${startCol}`, { rows: lastRow - startRow + 1, columns: lastColumn - startCol + 1 })
    for (let row = startRow; row <= lastRow; row += 1) {
      for (let column = startCol; column <= lastColumn; column += 1) covered.add(`${row},${column}`)
    }
    covered.delete(`${startRow},${startCol}`)
  }
  return { spans, covered }
}

function cellOf(sheet: Sheet, row: number, column: number, span: Span = { columns: 1, rows: 1 }): OfficeCell {
  const value = sheet.rows[row]?.[column] ?? null
  const format = sheet.cells?.get(`${row},${column}`)?.style?.numFmt
  return { text: textOf(value, format), number: typeof value === 'number', ...span }
}

function textOf(value: string | number | boolean | Date | null, format: string | undefined): string {
  if (value === null) return ''
  if (value instanceof Date) return formatValue(value, format && format !== 'General' ? format : 'yyyy-mm-dd')
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE'
  return format && typeof value === 'number' ? formatValue(value, format) : String(value)
}
