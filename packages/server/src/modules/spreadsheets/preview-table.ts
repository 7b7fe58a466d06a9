import { readFile } from 'node:fs/promises'
import { snake } from '@tsumugi/contract'
import { readableSpreadsheet } from '../../documents/spreadsheet/readable-spreadsheet.ts'
import { TooLargeToPreview } from '../../documents/unpack.ts'
import { invalid } from '../../http/refusal.ts'
import { officeCaps, type OfficeSheet } from '../merchandising-files/office/office-content.ts'
import { readSheets } from '../merchandising-files/office/read-sheets.ts'

/**
 * What a preview shows of a workbook or of text, as the JSON of the reply. It can take seconds: call it on a thread.
 * @throws Refusal 422 what the file has too much of, or that it is no table
 */
export async function previewTable({ path }: { readonly path: string }): Promise<Uint8Array> {
  const bytes = new Uint8Array(await readFile(path))
  const isWorkbook = bytes[0] === 0x50 && bytes[1] === 0x4b
  const shown = isWorkbook ? await workbook(bytes) : { sheets: [await text(bytes)], sheetsLeftOut: 0 }
  const data = { sheets: shown.sheets.map(onWire), [snake('sheetsLeftOut')]: shown.sheetsLeftOut }
  return new TextEncoder().encode(JSON.stringify({ data }))
}

async function workbook(bytes: Uint8Array) {
  const read = await readSheets(bytes).catch((error: unknown) => {
    throw invalid({ code: error instanceof TooLargeToPreview ? 'too_heavy' : 'spreadsheet_unreadable', field: 'file' })
  })
  if (read.kind !== 'sheets') throw invalid({ code: 'spreadsheet_unreadable', field: 'file' })
  return read
}

async function text(bytes: Uint8Array): Promise<OfficeSheet> {
  const { rows } = await readableSpreadsheet(bytes)
  const shown = rows.slice(0, officeCaps.rows)
  return {
    name: '',
    rows: shown.map((row) =>
      row.slice(0, officeCaps.columns).map((cell) => ({ text: cell, number: false, columns: 1, rows: 1 })),
    ),
    rowsLeftOut: rows.length > officeCaps.rows,
    columnsLeftOut: shown.some((row) => row.length > officeCaps.columns),
  }
}

const onWire = ({ name, rows, rowsLeftOut, columnsLeftOut }: OfficeSheet) => ({
  name,
  rows,
  rows_left_out: rowsLeftOut,
  columns_left_out: columnsLeftOut,
})
