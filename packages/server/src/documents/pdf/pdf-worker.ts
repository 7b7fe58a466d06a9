import { parentPort, workerData } from 'node:worker_threads'
import type { PdfDefinition } from './pdf-definition.ts'
import { preparePrinter, printPdf, type FontFiles } from './print-pdf.ts'

preparePrinter(workerData as FontFiles)

parentPort?.on('message', ({ ticket, definition }: { ticket: number; definition: PdfDefinition }) => {
  printPdf(definition).then(
    (bytes) => parentPort?.postMessage({ ticket, bytes }),
    (error: unknown) =>
      parentPort?.postMessage({ ticket, problem: error instanceof Error ? error.message : String(error) }),
  )
})
