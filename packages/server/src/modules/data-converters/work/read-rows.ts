import { findHeadRow } from '@tsumugi/domain/conversion'
import { readableSpreadsheet } from '../../../documents/spreadsheet/readable-spreadsheet.ts'
import type { ReadCells } from '../../../documents/spreadsheet/read-spreadsheet.ts'

/** Which table of a file is wanted; without a head row it is looked for, null is none. */
export interface WantedTable {
  readonly bytes: Uint8Array
  readonly sheet: number
  readonly headRow?: number | null
}

/** A table that was read, as the database takes it. */
export interface ReadTable {
  readonly encoding: ReadCells['encoding']
  readonly sheets: readonly string[]
  readonly headRow: number | null
  readonly heads: readonly string[]
  readonly total: number
  /** `[{row, cells}]` as JSON, some rows each: no more than one is parsed, and stored, at a time. */
  readonly packs: readonly string[]
}

const rowsOfPack = 500

/**
 * Reads one sheet of a file, its head found, its empty rows left out. It can take seconds: call it on a thread.
 * @throws Refusal 422 what the file has too much of, or that it is no table
 */
export async function readRows({ bytes, sheet, headRow: wanted }: WantedTable): Promise<ReadTable> {
  const { rows, encoding, sheets } = await readableSpreadsheet(bytes, sheet)
  const headRow = wanted === undefined ? findHeadRow(rows) : wanted !== null && wanted < rows.length ? wanted : null
  const width = Math.max(0, ...rows.slice(0, 1_000).map((row) => row.findLastIndex((cell) => cell !== '') + 1))
  const heads = Array.from({ length: width }, (_, at) => kept(headRow === null ? '' : (rows[headRow]![at] ?? '')))
  const packs: string[] = []
  let pack: { row: number; cells: string[] }[] = []
  let total = 0
  for (let at = headRow === null ? 0 : headRow + 1; at < rows.length; at += 1) {
    const cells = rows[at]!.map(kept)
    if (cells.every((cell) => cell === '')) continue
    total += 1
    pack.push({ row: at + 1, cells })
    if (pack.length < rowsOfPack) continue
    packs.push(JSON.stringify(pack))
    pack = []
  }
  if (pack.length > 0) packs.push(JSON.stringify(pack))
  return { encoding, sheets: sheets.map(kept), headRow, heads, total, packs }
}

const halves = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g

/** What the database keeps as text: no zeros, no halves of signs. */
const kept = (text: string) => text.replaceAll('\0', '').replace(halves, '\ufffd').trim()
