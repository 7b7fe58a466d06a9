import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Worker, type WorkerOptions } from 'node:worker_threads'
import type { ReadCells } from './read-spreadsheet.ts'
import type { Sheet, SpreadsheetFormat } from './sheet.ts'

const source = fileURLToPath(new URL('spreadsheet-worker.ts', import.meta.url))

/** The bundled worker stands beside the bundled server; from the sources it is bundled when it is first needed. */
const startWorker = existsSync(source)
  ? async (options: WorkerOptions) => new Worker(await (bundled ??= bundle()), { ...options, eval: true })
  : async (options: WorkerOptions) => new Worker(new URL('spreadsheet-worker.js', import.meta.url), options)

let bundled: Promise<string> | undefined
async function bundle(): Promise<string> {
  const { build } = await import('esbuild')
  const { outputFiles } = await build({
    entryPoints: [source],
    bundle: true,
    platform: 'node',
    format: 'cjs',
    write: false,
    logLevel: 'silent',
  })
  return outputFiles[0]!.text
}

export type SpreadsheetJob =
  { readonly bytes: Uint8Array } | { readonly sheets: readonly Sheet[]; readonly format: SpreadsheetFormat }

/** Does the work on a thread of its own, so that a file of fifty thousand rows holds nobody else up. */
async function onThread<Result>(job: SpreadsheetJob): Promise<Result> {
  const worker = await startWorker({ workerData: job, resourceLimits: { maxOldGenerationSizeMb: 1_024 } })
  try {
    return await new Promise((resolve, reject) => {
      worker.once('message', ({ done, error }: { done?: Result; error?: string }) =>
        done ? resolve(done) : reject(new Error(error)),
      )
      worker.once('error', reject)
      worker.once('exit', () => reject(new Error('The thread that did the work ended before it was done.')))
    })
  } finally {
    void worker.terminate()
  }
}

export const writeOnThread = (sheets: readonly Sheet[], format: SpreadsheetFormat) =>
  onThread<Uint8Array>({ sheets, format })
export const readOnThread = (bytes: Uint8Array) => onThread<ReadCells>({ bytes })
