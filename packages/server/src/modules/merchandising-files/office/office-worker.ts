import { parentPort, workerData } from 'node:worker_threads'
import { readOffice, type OfficeFormat } from './read-office.ts'
import { TooLargeToPreview } from '../../../documents/unpack.ts'

const { format, bytes } = workerData as { format: OfficeFormat; bytes: Uint8Array }

readOffice(format, bytes).then(
  (content) => parentPort?.postMessage({ content }),
  (error: unknown) => parentPort?.postMessage({ problem: error instanceof TooLargeToPreview ? 'tooLarge' : 'broken' }),
)
