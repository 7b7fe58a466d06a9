import type { Sheet, SpreadsheetFormat } from './sheet.ts'
import { writeOnThread } from './spreadsheet-thread.ts'
import { writeSpreadsheet } from './write-spreadsheet.ts'

/** More rows than these are written on a thread of their own. */
const manyRows = 2_000

const types = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
  csv_cp932: 'text/csv; charset=Shift_JIS',
} as const satisfies Record<SpreadsheetFormat, string>

/** The file to be saved, named after what it holds. Answer it after the transaction: `return () => spreadsheetReply(…)`. */
export async function spreadsheetReply(
  sheets: readonly Sheet[],
  format: SpreadsheetFormat,
  name: string,
): Promise<Response> {
  const rows = sheets.reduce((sum, sheet) => sum + sheet.rows.length, 0)
  const bytes = await (rows > manyRows ? writeOnThread : writeSpreadsheet)(sheets, format)
  return new Response(bytes as Uint8Array<ArrayBuffer>, {
    headers: {
      'Content-Type': types[format],
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(`${name}.${format === 'xlsx' ? 'xlsx' : 'csv'}`)}`,
      'Cache-Control': 'private, no-store',
    },
  })
}
