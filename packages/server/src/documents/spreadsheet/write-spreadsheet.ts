import type { Sheet, SpreadsheetFormat } from './sheet.ts'

/** The bytes of a file in one of the three formats; CSV holds the first sheet only. */
export async function writeSpreadsheet(sheets: readonly Sheet[], format: SpreadsheetFormat): Promise<Uint8Array> {
  if (format !== 'xlsx') {
    const { writeCsv } = await import('./write-csv.ts')
    return writeCsv(sheets[0] ?? { name: '', columns: [], rows: [] }, format === 'csv' ? 'utf8' : 'cp932')
  }
  const { writeXlsx } = await import('./write-xlsx.ts')
  return writeXlsx(sheets)
}
