import { existsSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { compressFolder } from '../build/compressed.mjs'
import { rememberBuild, stampOf } from '../preparation/freshness.mjs'
import { prepare } from '../preparation/preparation.mjs'
import { runTool, top } from '../run-program.mjs'
import { serverMain, workers } from '../preparation/build-outputs.mjs'

const production = { env: { NODE_ENV: 'production' } }

/** What is built, and how; each answers `{ code, output }`. */
const steps = {
  host: () => compressedIn('host/dist', runTool('vite', 'vite', ['build', '--logLevel', 'warn'], production)),
  sdk: () => compressedIn('packages/sdk/dist/cdn', runTool('tsup', 'tsup', ['--silent'], production)),
  server: buildServer,
}
const stepsAtOnce = 2

/** What travels to browsers is compressed once, as small as can be. */
async function compressedIn(folder, building) {
  const built = await building
  if (built.code === 0) await compressFolder(join(top, folder))
  return built
}

/** Ours, and what has hundreds of small files: each of them read and linked anew made half of a start. */
const bundled = /^(@tsumugi|kysely|zod|hono|hucre|@hono\/node-server)(\/|$)/

/** Our own packages are sources and go into the bundle; most from npm stays where npm put it. What is imported late loads late. */
async function buildServer() {
  const { build } = await import('esbuild')
  const external = {
    name: 'packages-of-others',
    setup({ onResolve }) {
      onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
        kind === 'entry-point' || bundled.test(path) || /^[a-z]:/i.test(path) ? null : { path, external: true },
      )
    },
  }
  rmSync(join(top, dirname(serverMain)), { recursive: true, force: true })
  try {
    const { warnings } = await build({
      absWorkingDir: top,
      entryPoints: ['packages/server/src/main.ts', ...workers],
      outdir: dirname(serverMain),
      entryNames: '[name]',
      chunkNames: 'part-[hash]',
      splitting: true,
      bundle: true,
      platform: 'node',
      format: 'esm',
      target: 'node20',
      sourcemap: 'linked',
      logLevel: 'silent',
      jsx: 'automatic',
      loader: { '.sql': 'text', '.html': 'text', '.css': 'text', '.svg': 'text' },
      define: { 'import.meta.vitest': 'undefined' },
      plugins: [external],
    })
    return { code: 0, output: warnings.map((warning) => warning.text).join('\n') }
  } catch (error) {
    return { code: 1, output: String(error instanceof Error ? error.message : error) }
  }
}

/** Builds host, SDK and server; prints one line each, and what went wrong. Answers whether all went well. */
export async function build(names = Object.keys(steps)) {
  const stamp = stampOf()
  const waiting = names.filter((name) => name !== 'sdk' || existsSync(join(top, 'tsup.config.ts')))
  let allWell = true
  const worker = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift()) {
      const began = performance.now()
      const { code, output } = await steps[name]()
      const seconds = ((performance.now() - began) / 1000).toFixed(1)
      console.log(`${code === 0 ? 'built' : 'FAILED'} ${name} in ${seconds} s`)
      if (code !== 0) {
        allWell = false
        console.error(output.trim())
      }
    }
  }
  await Promise.all(Array.from({ length: stepsAtOnce }, worker))
  if (allWell && names.length === Object.keys(steps).length) rememberBuild(stamp)
  return allWell
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await prepare()
  const named = process.argv.slice(2)
  const unknown = named.find((name) => !(name in steps))
  if (unknown) {
    console.error(`There is no "${unknown}" to build. Name any of ${Object.keys(steps).join(', ')}, or none for all.`)
    process.exit(1)
  }
  process.exitCode = (await build(named.length > 0 ? named : undefined)) ? 0 : 1
}
