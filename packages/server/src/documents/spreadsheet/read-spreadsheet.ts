import { detectEncoding, type TextEncoding } from '@tsumugi/domain/conversion'
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
  /** How the text was read; null for a workbook. */
  readonly encoding: TextEncoding | null
  /** The names of all sheets that can be seen; one without a name for text. */
  readonly sheets: readonly string[]
}

/**
 * Reads a workbook by its signature, anything else as CSV. It can take seconds: call it on a thread.
 * @throws Refusal 422 where it has more rows, columns, cells or longer lines than are read; Error where it is neither
 */
export async function readSpreadsheet(bytes: Uint8Array, sheet = 0): Promise<ReadCells> {
  // What older programs wrote, and workbooks behind a password: neither is text, whatever its bytes spell.
  if (bytes[0] === 0xd0 && bytes[1] === 0xcf && bytes[2] === 0x11 && bytes[3] === 0xe0)
    throw new Error('The file is a compound document.')
  const zipped = bytes[0] === 0x50 && bytes[1] === 0x4b
  const { rows, ...rest } = zipped ? await readWorkbook(bytes, sheet) : readText(bytes)
  const filled = rows.slice(0, rows.findLastIndex((row) => row.some((cell) => cell !== '')) + 1)
  assertWithin(filled)
  return { rows: filled, ...rest }
}

async function readWorkbook(bytes: Uint8Array, wanted: number): Promise<ReadCells> {
  const { readXlsx } = await import('hucre/xlsx')
  const bounded = zipSync(
    unpack(bytes, (path) => !path.startsWith('xl/media/')),
    { level: 0 },
  )
  const names: string[] = []
  const { sheets } = await readXlsx(bounded, {
    readStyles: true,
    maxRows: workLimits.table.rows + 1,
    sheets: ({ name, hidden, veryHidden }) => !hidden && !veryHidden && names.push(name) === wanted + 1,
  })
  const [sheet] = sheets
  const rows = (sheet?.rows ?? []).map((row, at) =>
    row.map((value, column) => shown(value, sheet?.cells?.get(`${at},${column}`)?.style?.numFmt)),
  )
  return { rows, encoding: null, sheets: names }
}

function shown(value: unknown, format: string | undefined): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  return typeof value === 'number' && format ? formatValue(value, format) : String(value)
}

/** UTF-8 or UTF-16 where the bytes are that, else the encoding that older programs of the trade write. */
function readText(bytes: Uint8Array): ReadCells {
  const encoding = detectEncoding(bytes)
  const text = iconv.decode(Buffer.from(bytes), iconvNames[encoding])
  if (text.includes('\0')) throw new Error('The file is no text.')
  assertModest(text)
  const rows = parseCsv(text.replace(/^\ufeff/, '')).map((row) => row.map((cell) => unmarked(String(cell ?? ''))))
  return { rows, encoding, sheets: [''] }
}

const iconvNames = { utf8: 'utf8', utf16le: 'utf-16le', utf16be: 'utf-16be', cp932: 'cp932' } as const
