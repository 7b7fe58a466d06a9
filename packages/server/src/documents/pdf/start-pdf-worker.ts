import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { FontFiles } from './print-pdf.ts'

const here = createRequire(import.meta.url)
const source = fileURLToPath(new URL('pdf-worker.ts', import.meta.url))

const face = (script: 'jp' | 'sc', weight: '400Regular' | '600SemiBold') =>
  here.resolve(`@expo-google-fonts/noto-sans-${script}/${weight}/NotoSans${script.toUpperCase()}_${weight}.ttf`)
const fontFiles = (): FontFiles => ({
  jp: { normal: face('jp', '400Regular'), bold: face('jp', '600SemiBold') },
  sc: { normal: face('sc', '400Regular'), bold: face('sc', '600SemiBold') },
})

/** The bundled worker stands beside the bundled server; from the sources it is bundled when it is first needed. */
export async function startPdfWorker(): Promise<Worker> {
  const options = { workerData: fontFiles(), resourceLimits: { maxOldGenerationSizeMb: 768 } }
  if (!existsSync(source)) return new Worker(new URL('pdf-worker.js', import.meta.url), options)
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
    external: ['pdfmake'],
    // A script that comes as text would look for packages beside the working directory.
    banner: { js: `globalThis.require = require('node:module').createRequire(${JSON.stringify(source)});` },
    write: false,
    logLevel: 'silent',
  })
  return outputFiles[0]!.text
}
