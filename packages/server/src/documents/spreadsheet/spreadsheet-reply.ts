import type { Sheet, SpreadsheetFormat } from './sheet.ts'
import { writeOnThread } from './write-on-thread.ts'

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
  const bytes = await writeOnThread(sheets, format)
  return new Response(bytes as Uint8Array<ArrayBuffer>, {
    headers: {
      'Content-Type': types[format],
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(`${name}.${format === 'xlsx' ? 'xlsx' : 'csv'}`)}`,
      'Cache-Control': 'private, no-store',
    },
  })
}
