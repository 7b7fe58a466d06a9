import { zipSync } from 'fflate'
import { formatValue } from 'hucre'
import { parseCsv } from 'hucre/csv'
import iconv from 'iconv-lite'
import { workLimits } from '../../slow-work/work-limits.ts'
import { unpack } from '../unpack.ts'
import { unmarked } from './sheet.ts'
import { assertModest, assertWithin } from './table-size.ts'

/** Cells as text, as a person sees them in the file. */
export interface ReadCells {
  readonly rows: readonly (readonly string[])[]
  readonly encoding: 'utf8' | 'cp932' | null
}

/**
 * Reads a workbook by its signature, anything else as CSV. It can take seconds: call it on a thread.
 * @throws Refusal 422 where it has more rows, columns, cells or longer lines than are read; Error where it is neither
 */
export async function readSpreadsheet(bytes: Uint8Array): Promise<ReadCells> {
  const zipped = bytes[0] === 0x50 && bytes[1] === 0x4b
  const { rows, encoding } = zipped ? await readWorkbook(bytes) : readText(bytes)
  const filled = rows.slice(0, rows.findLastIndex((row) => row.some((cell) => cell !== '')) + 1)
  assertWithin(filled)
  return { rows: filled, encoding }
}

async function readWorkbook(bytes: Uint8Array): Promise<ReadCells> {
  const { readXlsx } = await import('hucre/xlsx')
  const bounded = zipSync(
    unpack(bytes, (path) => !path.startsWith('xl/media/')),
    { level: 0 },
  )
  let seen = 0
  const { sheets } = await readXlsx(bounded, {
    readStyles: true,
    maxRows: workLimits.table.rows + 1,
    sheets: (sheet) => !sheet.hidden && !sheet.veryHidden && ++seen === 1,
  })
  const [sheet] = sheets
  const rows = (sheet?.rows ?? []).map((row, at) =>
    row.map((value, column) => shown(value, sheet?.cells?.get(`${at},${column}`)?.style?.numFmt)),
  )
  return { rows, encoding: null }
}

function shown(value: unknown, format: string | undefined): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  return typeof value === 'number' && format ? formatValue(value, format) : String(value)
}

/** UTF-8 where the bytes are UTF-8, else the encoding that older programs of the trade write. */
function readText(bytes: Uint8Array): ReadCells {
  const [text, encoding] = decoded(bytes)
  if (text.includes('\0')) throw new Error('The file is no text.')
  assertModest(text)
  const rows = parseCsv(text.replace(/^\ufeff/, '')).map((row) => row.map((cell) => unmarked(String(cell ?? ''))))
  return { rows, encoding }
}

function decoded(bytes: Uint8Array): [string, 'utf8' | 'cp932'] {
  try {
    return [new TextDecoder('utf-8', { fatal: true }).decode(bytes), 'utf8']
  } catch {
    return [iconv.decode(Buffer.from(bytes), 'cp932'), 'cp932']
  }
}
