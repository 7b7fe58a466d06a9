import { Refusal } from '../../http/refusal.ts'
import { slowWork } from '../../slow-work/slow-work.ts'
import { workLimits } from '../../slow-work/work-limits.ts'
import { gatherSheet, packSheet, type PackedSheet } from './packed-sheet.ts'
import type { CellText, Sheet, SpreadsheetFormat } from './sheet.ts'

/** A sheet whose rows are read when its turn to be written has come. */
export interface LaterSheet extends Omit<Sheet, 'rows'> {
  /** Of the records, in the order of the file. */
  readonly ids: readonly number[]
  /** The rows of some of them, each time in a short transaction of its own. */
  readonly rowsOf: (ids: readonly number[]) => Promise<readonly (readonly CellText[])[]>
}

/**
 * The bytes of a file, written on a thread.
 * @throws Refusal 422 `export_cells` where the sheets hold more than a file may
 */
export async function writeOnThread(sheets: readonly Sheet[], format: SpreadsheetFormat): Promise<Uint8Array> {
  assertCells(sheets.reduce((sum, { columns, rows }) => sum + columns.length * rows.length, 0))
  return slowWork('write_sheets', async () => ({ sheets: await Promise.all(sheets.map(packSheet)), format }))
}

/** The bytes of a file, gathered and written in the organisation's turn. @throws as `writeOnThread` */
export async function writeLater(sheets: readonly LaterSheet[], format: SpreadsheetFormat): Promise<Uint8Array> {
  // CSV holds one sheet: the rows of others need no reading.
  const written = format === 'xlsx' ? sheets : sheets.slice(0, 1)
  assertCells(written.reduce((sum, { columns, ids }) => sum + columns.length * ids.length, 0))
  return slowWork('write_sheets', async () => {
    const gathered: PackedSheet[] = []
    let before = 0
    for (const { ids, rowsOf, ...sheet } of written) {
      let own = 0
      gathered.push(await gatherSheet(sheet, ids, rowsOf, (cells) => assertCells(before + (own = cells))))
      before += own
    }
    return { sheets: gathered, format }
  })
}

function assertCells(cells: number): void {
  const { cells: limit } = workLimits.written
  if (cells > limit) throw new Refusal(422, [{ code: 'export_cells', meta: { cells, limit } }])
}
