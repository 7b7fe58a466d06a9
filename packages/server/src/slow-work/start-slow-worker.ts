import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { fontFiles } from '../documents/pdf/font-files.ts'
import { workRoom } from './work-limits.ts'

const source = fileURLToPath(new URL('slow-worker.ts', import.meta.url))

/** The bundled worker stands beside the bundled server; from the sources it is bundled when it is first needed. */
export async function startSlowWorker(): Promise<ChildProcess> {
  const code = existsSync(source) ? await (bundled ??= bundle()) : undefined
  const script = code === undefined ? [fileURLToPath(new URL('slow-worker.js', import.meta.url))] : ['-e', takesItsCode]
  const { maxOldGenerationSizeMb, maxYoungGenerationSizeMb } = workRoom.heap
  const child = spawn(
    process.execPath,
    [
      `--max-old-space-size=${maxOldGenerationSizeMb}`,
      // The young generation is three semi-spaces.
      `--max-semi-space-size=${Math.floor(maxYoungGenerationSizeMb / 3)}`,
      ...script,
      ...(code === undefined ? [] : ['--']),
      JSON.stringify(fontFiles()),
    ],
    {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      serialization: 'advanced',
      windowsHide: true,
      // Who reads what strangers send holds no secret of ours. Two arenas: pictures of many sizes leave memory in pieces.
      env: { PATH: process.env.PATH, TMPDIR: process.env.TMPDIR, MALLOC_ARENA_MAX: '2' },
    },
  )
  goesLast(child)
  if (code !== undefined) child.send(code)
  return child
}

/** Whoever asks for a list goes first: every thread of the process begins at this priority, those of libraries too. */
function goesLast({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // It has ended already, which is told by its exit.
  }
}

const takesItsCode = `process.once('message', (code) => new Function('require', 'module', 'exports', code)(require, { exports: {} }, {}))`

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
    banner: { js: `var require = process.getBuiltinModule('module').createRequire(${JSON.stringify(source)});` },
    write: false,
    logLevel: 'silent',
  })
  return outputFiles[0]!.text
}
