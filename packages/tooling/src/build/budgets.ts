import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Metafile } from 'esbuild'
import { fileName } from '../../../sdk/src/widget-tags.ts'
import { widgets } from '../../../sdk/src/widgets.ts'

/** KiB after gzip that pages may be made to load (design §4); widgets carry their own in their row. */
const shared = { loader: 1, runtime: 83, schemas: 6, controls: 9, locale: 2 } as const

export interface Weight {
  what: string
  /** KiB after gzip. */
  weighs: number
  budget: number
}

type Sizes = ReadonlyMap<string, number>
type Outputs = Metafile['outputs']

/** Weighs a CDN build: `metafile` names its outputs relative to the repository, `outDir` is where they stand. */
export async function weigh(metafile: Metafile, outDir: string): Promise<Weight[]> {
  const { outputs } = metafile
  const programs = Object.keys(outputs).filter((path) => path.endsWith('.js'))
  const sizes = new Map(await Promise.all(programs.map(async (path) => [path, await gzipped(path)] as const)))
  const reach = new Map(
    Object.keys(widgets).map((tag) => [tag, reachable(outputs, `${outDir}/elements/${fileName(tag)}.js`)] as const),
  )
  const everywhere = programs.filter((path) => [...reach.values()].filter((paths) => paths.has(path)).length > 1)
  return [
    { what: 'loader', weighs: sizes.get(`${outDir}/loader.js`) ?? 0, budget: shared.loader },
    ...groups(outputs, everywhere, sizes),
    ...Object.entries(widgets).map(([tag, { budget }]) => {
      const own = [...(reach.get(tag) ?? [])].filter((path) => !everywhere.includes(path) && !isLocale(outputs, path))
      return { what: tag, weighs: total(own, sizes), budget }
    }),
    ...programs.filter((path) => isLocale(outputs, path)).map((path) => ({
      what: `messages ${localeName(outputs, path)}`,
      weighs: sizes.get(path) ?? 0,
      budget: shared.locale,
    })),
  ]
}

/** A table of the weights, heaviest against its budget first. */
export function weightTable(weights: readonly Weight[]): string {
  const rows = weights.toSorted((one, other) => other.weighs / other.budget - one.weighs / one.budget)
  const width = Math.max(...rows.map(({ what }) => what.length))
  return rows.map(({ what, weighs, budget }) => {
    const verdict = weighs > budget ? `  over by ${(weighs - budget).toFixed(2)}` : ''
    return `${what.padEnd(width)} ${weighs.toFixed(2).padStart(7)} of ${String(budget).padStart(3)} KiB${verdict}`
  }).join('\n')
}

/** Throws with the whole table when anything weighs more than it may. */
export async function holdBudgets(outDir: string): Promise<string> {
  const metafile = JSON.parse(await readFile(join(outDir, 'metafile-esm.json'), 'utf8')) as Metafile
  const weights = await weigh(metafile, outDir)
  const table = weightTable(weights)
  if (weights.every(({ weighs, budget }) => weighs <= budget)) return table
  throw new Error(
    `Too heavy for a page that is not ours (KiB after gzip). Load parts lazily, or raise the budget with a reason:\n${table}`,
  )
}

/** What several widgets share, told apart by where it comes from; one chunk's gzip is split by share of bytes. */
function groups(outputs: Outputs, paths: readonly string[], sizes: Sizes): Weight[] {
  const weighs = { runtime: 0, schemas: 0, controls: 0 }
  for (const path of paths.filter((one) => !isLocale(outputs, one))) {
    const inputs = Object.entries(outputs[path]?.inputs ?? {})
    const bytes = inputs.reduce((sum, [, { bytesInOutput }]) => sum + bytesInOutput, 0)
    for (const [input, { bytesInOutput }] of inputs) {
      weighs[groupOf(input)] += ((sizes.get(path) ?? 0) * bytesInOutput) / (bytes || 1)
    }
  }
  return Object.entries(weighs).map(([what, weight]) => (
    { what, weighs: weight, budget: shared[what as keyof typeof weighs] }))
}

function groupOf(input: string): 'runtime' | 'schemas' | 'controls' {
  if (/foundation\/ui\/|node_modules\/lucide-react\//.test(input)) return 'controls'
  return /packages\/contract\/|node_modules\/zod\//.test(input) ? 'schemas' : 'runtime'
}

/** Everything an entry loads sooner or later, itself included. */
function reachable(outputs: Outputs, entry: string, found = new Set<string>()): Set<string> {
  if (found.has(entry) || !outputs[entry]) return found
  found.add(entry)
  for (const { path, external } of outputs[entry].imports) if (!external) reachable(outputs, path, found)
  return found
}

const messageFile = /([\w-]+)\/src\/(?:.*\/)?messages\/(ja|en|zh-CN)\.ts/

function isLocale(outputs: Outputs, path: string): boolean {
  return Object.keys(outputs[path]?.inputs ?? {}).some((input) => messageFile.test(input))
}

function localeName(outputs: Outputs, path: string): string {
  const found = Object.keys(outputs[path]?.inputs ?? {}).flatMap((input) => messageFile.exec(input) ?? [])
  return `${found[1]} ${found[2]}`
}

function total(paths: readonly string[], sizes: Sizes): number {
  return paths.reduce((sum, path) => sum + (sizes.get(path) ?? 0), 0)
}

async function gzipped(path: string): Promise<number> {
  return gzipSync(await readFile(path), { level: 9 }).length / 1024
}
