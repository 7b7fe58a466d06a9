import { parentPort, workerData } from 'node:worker_threads'
import { readSpreadsheet } from './read-spreadsheet.ts'
import type { SpreadsheetJob } from './spreadsheet-thread.ts'
import { writeSpreadsheet } from './write-spreadsheet.ts'

const job = workerData as SpreadsheetJob
const work = 'bytes' in job ? readSpreadsheet(job.bytes) : writeSpreadsheet(job.sheets, job.format)

work.then(
  (done) => parentPort?.postMessage({ done }),
  (error: unknown) => parentPort?.postMessage({ error: String(error) }),
)
