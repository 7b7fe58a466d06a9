import type { Sheet, SpreadsheetFormat } from './sheet.ts'
import { writeLater, writeOnThread, type LaterSheet } from './write-on-thread.ts'

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
  return replyOf(await writeOnThread(sheets, format), format, name)
}

/** As `spreadsheetReply`, for lists of any length: a page of rows is read at a time, when the organisation's turn has come. */
export async function longSpreadsheetReply(
  sheets: LaterSheet | readonly LaterSheet[],
  format: SpreadsheetFormat,
  name: string,
): Promise<Response> {
  return replyOf(await writeLater([sheets].flat(), format), format, name)
}

function replyOf(bytes: Uint8Array, format: SpreadsheetFormat, name: string): Response {
  return new Response(bytes as Uint8Array<ArrayBuffer>, {
    headers: {
      'Content-Type': types[format],
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(`${name}.${format === 'xlsx' ? 'xlsx' : 'csv'}`)}`,
      'Cache-Control': 'private, no-store',
    },
  })
}
