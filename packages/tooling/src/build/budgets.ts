import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Metafile } from 'esbuild'
import { fileName, type WidgetTag } from '../../../sdk/src/widget-tags.ts'
import { widgets } from '../../../sdk/src/widgets.ts'
import { componentOf, loadedBy, type Outputs } from './chunk-graph.ts'

/** KiB after gzip that pages may be made to load; widgets carry their own in their row. */
const shared = { loader: 1, libraries: 83, foundation: 10, schemas: 6, controls: 9, messages: 2 } as const

/** First visit of a page with header, menu and ribbon, in one language. */
const legacyPage = 120

/**
 * What is still heavier than its budget, and how heavy it may be until it is not. An entry may only shrink, and one that
 * keeps its budget again is refused until it is taken out.
 */
const ceilings: Readonly<Record<string, number>> = {
  foundation: 14.5,
  'tsumugi-side-menu': 8.6,
  'tsumugi-md-map': 44,
  'a legacy page in all': 124,
  'messages of merchandising in ja': 2.5,
  'messages of merchandising in en': 2.1,
  'messages of merchandising in zh-CN': 2.4,
}

export interface Weight {
  what: string
  /** KiB after gzip. */
  weighs: number
  budget: number
}

type Sizes = ReadonlyMap<string, number>

/** Weighs a CDN build in `outDir`; `sizes` are the KiB after gzip of each program the metafile names. */
export function weigh({ outputs }: Pick<Metafile, 'outputs'>, sizes: Sizes, outDir: string): Weight[] {
  const programs = [...sizes.keys()]
  const tags = Object.keys(widgets) as WidgetTag[]
  const runtime = new Set(tags.flatMap((tag) => [...loadedBy(outputs, `${outDir}/elements/${fileName(tag)}.js`)]))
  const needs = new Map(tags.map((tag) => [tag, loadedBy(outputs, chunkOf(outputs, tag))] as const))
  const isShared = (path: string) => runtime.has(path) || [...needs.values()].filter((paths) => paths.has(path)).length > 1
  const own = (tag: WidgetTag) => [...(needs.get(tag) ?? [])].filter((path) => !isShared(path))
  const loaded = new Set([...runtime, ...[...needs.values()].flatMap((paths) => [...paths])])
  const messages = programs.filter((path) => isMessages(outputs, path))
  const later = programs.filter((path) => !loaded.has(path) && !messages.includes(path) && path !== `${outDir}/loader.js`)
  const legacyTags: WidgetTag[] = ['tsumugi-global-header', 'tsumugi-side-menu', 'tsumugi-ribbon']
  const ofLegacyPage = [
    `${outDir}/loader.js`,
    ...[...loaded].filter(isShared),
    ...legacyTags.flatMap(own),
    ...messages.filter((path) => /of (ui|shell) in ja/.test(messagesName(outputs, path))),
  ]
  return [
    { what: 'a legacy page in all', weighs: total(ofLegacyPage, sizes), budget: legacyPage },
    { what: 'loader', weighs: sizes.get(`${outDir}/loader.js`) ?? 0, budget: shared.loader },
    ...groups(outputs, [...loaded].filter(isShared), sizes),
    ...tags.map((tag) => ({ what: tag, weighs: total(own(tag), sizes), budget: widgets[tag].budget })),
    ...messages.map((path) => (
      { what: messagesName(outputs, path), weighs: sizes.get(path) ?? 0, budget: shared.messages })),
    { what: 'loaded only when asked for', weighs: total(later, sizes), budget: Infinity },
  ]
}

/** A table of the weights, heaviest against its budget first. */
export function weightTable(weights: readonly Weight[]): string {
  const rows = weights.toSorted((one, other) => other.weighs / other.budget - one.weighs / one.budget)
  const width = Math.max(...rows.map(({ what }) => what.length))
  return rows.map(({ what, weighs, budget }) => {
    const verdict = weighs > budget ? `  over by ${(weighs - budget).toFixed(2)}` : ''
    const allowed = budget === Infinity ? 'any' : String(budget)
    return `${what.padEnd(width)} ${weighs.toFixed(2).padStart(7)} of ${allowed.padStart(3)} KiB${verdict}`
  }).join('\n')
}

/** Prints the table of a CDN build; throws with it when anything weighs more than it may, which fails the build. */
export async function holdBudgets(outDir: string): Promise<void> {
  const metafile = await takeMetafile(outDir)
  // The loader is built apart, so the account of the build does not name it.
  const programs = [`${outDir}/loader.js`, ...Object.keys(metafile.outputs).filter((path) => path.endsWith('.js'))]
  const sizes = new Map(await Promise.all(programs.map(async (path) => [path, await gzipped(path)] as const)))
  const weights = weigh(metafile, sizes, outDir)
  const table = weightTable(weights)
  const needless = Object.keys(ceilings).filter((what) => heaviest(weights, what) <= budgetOf(weights, what))
  if (needless.length > 0) throw new Error(`Within its budget again, so take it out of the ceilings: ${needless.join(', ')}\n${table}`)
  if (weights.every(({ what, weighs, budget }) => weighs <= Math.max(budget, ceilings[what] ?? 0))) return console.log(table)
  throw new Error(
    `Too heavy for a page that is not ours (KiB after gzip). Load parts lazily, or raise the budget with a reason:\n${table}`,
  )
}

/** Several files may go by one name, as the messages of a feature do: the heaviest counts. */
const heaviest = (weights: readonly Weight[], what: string) =>
  Math.max(...weights.filter((weight) => weight.what === what).map(({ weighs }) => weighs))
const budgetOf = (weights: readonly Weight[], what: string) => weights.find((weight) => weight.what === what)?.budget ?? 0

/** Reads the account of a build and takes it away, as it names our files and is not to be published. */
export async function takeMetafile(outDir: string): Promise<Metafile> {
  const path = join(outDir, 'metafile-esm.json')
  const metafile = JSON.parse(await readFile(path, 'utf8')) as Metafile
  await rm(path)
  return metafile
}

/** What several widgets share, told apart by where it comes from; one chunk's gzip is split by share of bytes. */
function groups(outputs: Outputs, paths: readonly string[], sizes: Sizes): Weight[] {
  const weighs = { libraries: 0, foundation: 0, schemas: 0, controls: 0 }
  for (const path of paths) {
    const inputs = Object.entries(outputs[path]?.inputs ?? {})
    const bytes = inputs.reduce((sum, [, { bytesInOutput }]) => sum + bytesInOutput, 0)
    for (const [input, { bytesInOutput }] of inputs) {
      weighs[groupOf(input)] += ((sizes.get(path) ?? 0) * bytesInOutput) / (bytes || 1)
    }
  }
  return Object.entries(weighs).map(([what, weight]) => (
    { what, weighs: weight, budget: shared[what as keyof typeof weighs] }))
}

function groupOf(input: string): 'libraries' | 'foundation' | 'schemas' | 'controls' {
  if (/foundation\/ui\/|node_modules\/lucide-react\//.test(input)) return 'controls'
  if (/packages\/contract\/|node_modules\/zod\/|schema-shapes/.test(input)) return 'schemas'
  return input.includes('node_modules/') ? 'libraries' : 'foundation'
}

function chunkOf(outputs: Outputs, tag: WidgetTag): string {
  const found = componentOf(outputs, tag)
  if (found) return found
  throw new Error(`The chunk of <${tag}> was not found. Load it lazily from a file named ${fileName(tag)}.tsx.`)
}

const messageFile = /([\w-]+)\/src\/(?:.*\/)?messages\/(ja|en|zh-CN)\.ts/

function isMessages(outputs: Outputs, path: string): boolean {
  return Object.keys(outputs[path]?.inputs ?? {}).some((input) => messageFile.test(input))
}

function messagesName(outputs: Outputs, path: string): string {
  const [, feature, locale] = Object.keys(outputs[path]?.inputs ?? {}).flatMap((input) => messageFile.exec(input) ?? [])
  return `messages of ${feature} in ${locale}`
}

function total(paths: readonly string[], sizes: Sizes): number {
  return paths.reduce((sum, path) => sum + (sizes.get(path) ?? 0), 0)
}

async function gzipped(path: string): Promise<number> {
  return gzipSync(await readFile(path), { level: 9 }).length / 1024
}
