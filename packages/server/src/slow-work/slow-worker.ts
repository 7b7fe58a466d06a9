import { setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { packZip } from '../documents/pack-zip.ts'
import { preparePrinter, printPdf, type FontFiles } from '../documents/pdf/print-pdf.ts'
import { writeSpreadsheet } from '../documents/spreadsheet/write-spreadsheet.ts'
import { openForm } from '../files/open-form.ts'
import { shrinkPicture } from '../files/shrink-picture.ts'
import { Refusal } from '../http/refusal.ts'
import { readOffice } from '../modules/merchandising-files/office/read-office.ts'
import { readTable } from '../modules/spreadsheets/read-table.ts'
import type { WorkKind, WorkKinds } from './work-kinds.ts'
import type { ThreadAnswer } from './work-thread.ts'

const performers: {
  readonly [Kind in WorkKind]: (given: WorkKinds[Kind]['given']) => Promise<WorkKinds[Kind]['done']>
} = {
  read_table: readTable,
  write_sheets: ({ sheets, format }) => writeSpreadsheet(sheets, format),
  draw_pdf: printPdf,
  read_office: ({ format, bytes }) => readOffice(format, bytes),
  open_form: openForm,
  shrink_picture: shrinkPicture,
  pack_zip: packZip,
}

// Whoever asks for a list goes first. Linux knows the priority of a thread; elsewhere it would be the whole process's.
if (process.platform === 'linux') setPriority(10)
preparePrinter(workerData as FontFiles)

parentPort!.on('message', ({ kind, given }: { kind: WorkKind; given: never }) => {
  performers[kind](given).then(
    (done: unknown) => parentPort!.postMessage({ done } satisfies ThreadAnswer, buffersOf(done)),
    (error: unknown) => parentPort!.postMessage(problemOf(error)),
  )
})

/** Bytes change hands instead of being copied, where they are the whole of their buffer. */
function buffersOf(done: unknown): ArrayBuffer[] {
  if (!(done instanceof Uint8Array) || done.byteLength !== done.buffer.byteLength) return []
  return [done.buffer as ArrayBuffer]
}

function problemOf(error: unknown): ThreadAnswer {
  if (error instanceof Refusal) return { refused: { status: error.status, causes: error.causes } }
  return error instanceof Error
    ? { problem: error.message, name: error.name }
    : { problem: String(error), name: 'Error' }
}
