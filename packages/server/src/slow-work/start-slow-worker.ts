import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Worker, type WorkerOptions } from 'node:worker_threads'
import { fontFiles } from '../documents/pdf/font-files.ts'
import { workRoom } from './work-limits.ts'

const source = fileURLToPath(new URL('slow-worker.ts', import.meta.url))

/** The bundled worker stands beside the bundled server; from the sources it is bundled when it is first needed. */
export async function startSlowWorker(): Promise<Worker> {
  const options: WorkerOptions = { workerData: fontFiles(), resourceLimits: workRoom.heap }
  if (!existsSync(source)) return new Worker(new URL('slow-worker.js', import.meta.url), options)
  return new Worker(await (bundled ??= bundle()), { ...options, eval: true })
}

let bundled: Promise<string> | undefined
async function bundle(): Promise<string> {
  const { build } = await import('esbuild')
  const { outputFiles } = await build({
    entryPoints: [source],
    bundle: true,
    platform: 'node',
    format: 'cjs',
    external: ['pdfmake', 'sharp'],
    // A script that comes as text would look for packages beside the working directory.
    banner: { js: `globalThis.require = require('node:module').createRequire(${JSON.stringify(source)});` },
    write: false,
    logLevel: 'silent',
  })
  return outputFiles[0]!.text
}
