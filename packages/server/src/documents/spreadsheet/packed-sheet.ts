import { setImmediate } from 'node:timers/promises'
import type { CellText, Sheet } from './sheet.ts'

type Row = readonly CellText[]

/** A sheet on its way to a thread: bytes of JSON, some rows each. They are copied at once, where rows are one by one. */
export interface PackedSheet extends Omit<Sheet, 'rows'> {
  readonly pages: readonly Uint8Array[]
}

/** Rows that are packed, or read from the database, at once: what a list of documents shows at most (domain §6.10). */
export const rowsAtOnce = 500

const encoder = new TextEncoder()
const decoder = new TextDecoder()

const packed = (rows: readonly Row[]): Uint8Array => encoder.encode(JSON.stringify(rows))

/** Others have their turn after each page. */
export async function packSheet({ rows, ...sheet }: Sheet): Promise<PackedSheet> {
  const pages: Uint8Array[] = []
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    pages.push(packed(rows.slice(at, at + rowsAtOnce)))
    await setImmediate()
  }
  return { ...sheet, pages }
}

export const unpackSheet = ({ pages, ...sheet }: PackedSheet): Sheet => ({
  ...sheet,
  rows: pages.flatMap((page) => JSON.parse(decoder.decode(page)) as Row[]),
})

/** Gathers a sheet a page at a time: `rowsOf` is asked for the rows of some ids, in a short transaction of its own. */
export async function gatherSheet(
  sheet: Omit<Sheet, 'rows'>,
  ids: readonly number[],
  rowsOf: (ids: readonly number[]) => Promise<readonly Row[]>,
  /** Told of the cells so far; throws where they are too many. */
  count: (cells: number) => void,
): Promise<PackedSheet> {
  const pages: Uint8Array[] = []
  let cells = 0
  for (let at = 0; at < ids.length; at += rowsAtOnce) {
    const rows = await rowsOf(ids.slice(at, at + rowsAtOnce))
    cells += rows.length * sheet.columns.length
    count(cells)
    pages.push(packed(rows))
    await setImmediate()
  }
  return { ...sheet, pages }
}
