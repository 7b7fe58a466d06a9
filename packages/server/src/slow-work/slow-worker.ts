import { packZip } from '../documents/pack-zip.ts'
import { preparePrinter, printPdf, type FontFiles } from '../documents/pdf/print-pdf.ts'
import { unpackSheet } from '../documents/spreadsheet/packed-sheet.ts'
import { writeSpreadsheet } from '../documents/spreadsheet/write-spreadsheet.ts'
import { openForm } from '../files/uploads/open-form.ts'
import { shrinkPicture } from '../files/shrink-picture.ts'
import { Refusal } from '../http/refusal.ts'
import { matchLines } from '../modules/bank-statements/import/match-lines.ts'
import { packedPlace } from '../modules/bank-statements/import/pack-statement.ts'
import { readRows } from '../modules/data-converters/work/read-rows.ts'
import { openAttachment } from '../modules/fedi-invoices/attached-files.ts'
import { readTaken } from '../modules/fedi-invoices/file-facts.ts'
import { viewOfFile } from '../modules/fedi-invoices/file-view.ts'
import { readOffice } from '../modules/merchandising-files/office/read-office.ts'
import { previewTable } from '../modules/spreadsheets/preview-table.ts'
import { readTable } from '../modules/spreadsheets/read-table.ts'
import type { WorkKind, WorkKinds } from './work-kinds.ts'
import type { ThreadAnswer } from './work-thread.ts'

const performers: {
  readonly [Kind in WorkKind]: (given: WorkKinds[Kind]['given']) => Promise<WorkKinds[Kind]['done']>
} = {
  read_table: readTable,
  preview_table: previewTable,
  read_rows: readRows,
  read_statement: packedPlace,
  match_lines: async (given) => matchLines(given),
  read_e_invoice: async ({ bytes }) => readTaken(bytes),
  view_e_invoice: viewOfFile,
  open_attachment: openAttachment,
  write_sheets: ({ sheets, format }) => writeSpreadsheet(sheets.map(unpackSheet), format),
  draw_pdf: printPdf,
  read_office: ({ format, bytes }) => readOffice(format, bytes),
  open_form: openForm,
  shrink_picture: shrinkPicture,
  pack_zip: packZip,
}

preparePrinter(JSON.parse(process.argv.at(-1)!) as FontFiles)

// It ends with the server and not before: what is in flight is still answered while the server drains.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})
process.on('disconnect', () => process.exit())

process.on('message', ({ kind, given }: { kind: WorkKind; given: never }) => {
  performers[kind](given).then(
    (done: unknown) => answer({ done }),
    (error: unknown) => answer(problemOf(error)),
  )
})

const answer = (told: ThreadAnswer) => process.send?.(told)

function problemOf(error: unknown): ThreadAnswer {
  if (error instanceof Refusal) return { refused: { status: error.status, causes: error.causes } }
  return error instanceof Error
    ? { problem: error.message, name: error.name }
    : { problem: String(error), name: 'Error' }
}
