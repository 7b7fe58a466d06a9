import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Worker, type WorkerOptions } from 'node:worker_threads'
import type { OfficeContent } from './office-content.ts'
import type { OfficeFormat } from './read-office.ts'

export type OfficeProblem = 'broken' | 'tooLarge'
type Outcome = { content: OfficeContent } | { problem: OfficeProblem }

const secondsAllowed = 20
const atOnce = 2

const source = fileURLToPath(new URL('office-worker.ts', import.meta.url))

/** The bundled worker stands beside the bundled server; from the sources it is bundled when it is first needed. */
const startWorker = existsSync(source)
  ? async (options: WorkerOptions) => new Worker(await (bundled ??= bundle()), { ...options, eval: true })
  : async (options: WorkerOptions) => new Worker(new URL('office-worker.js', import.meta.url), options)

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

let running = 0
const waiting: (() => void)[] = []

/** Reads an office file on a thread of its own, with bounded time and memory; two at once, the others wait their turn. */
export async function readInWorker(format: OfficeFormat, bytes: Uint8Array): Promise<Outcome> {
  if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve))
  running += 1
  try {
    return await outcomeOf(format, bytes)
  } finally {
    running -= 1
    waiting.shift()?.()
  }
}

async function outcomeOf(format: OfficeFormat, bytes: Uint8Array): Promise<Outcome> {
  const worker = await startWorker({ workerData: { format, bytes }, resourceLimits: { maxOldGenerationSizeMb: 512 } })
  return new Promise((resolve) => {
    const timer = setTimeout(() => end({ problem: 'tooLarge' }), secondsAllowed * 1_000)
    const end = (outcome: Outcome) => {
      clearTimeout(timer)
      resolve(outcome)
      void worker.terminate()
    }
    worker.once('message', end)
    worker.once('error', (error: NodeJS.ErrnoException) =>
      end({ problem: error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'tooLarge' : 'broken' }),
    )
    worker.once('exit', () => end({ problem: 'broken' }))
  })
}
