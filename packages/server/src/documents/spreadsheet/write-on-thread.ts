import { Refusal } from '../../http/refusal.ts'
import { slowWork } from '../../slow-work/slow-work.ts'
import { workLimits } from '../../slow-work/work-limits.ts'
import type { Sheet, SpreadsheetFormat } from './sheet.ts'

/**
 * The bytes of a file, written on a thread.
 * @throws Refusal 422 `export_cells` where the sheets hold more than a file may
 */
export async function writeOnThread(sheets: readonly Sheet[], format: SpreadsheetFormat): Promise<Uint8Array> {
  const cells = sheets.reduce((sum, { columns, rows }) => sum + columns.length * rows.length, 0)
  const { cells: limit } = workLimits.written
  if (cells > limit) throw new Refusal(422, [{ code: 'export_cells', meta: { cells, limit } }])
  return slowWork('write_sheets', { sheets, format })
}
