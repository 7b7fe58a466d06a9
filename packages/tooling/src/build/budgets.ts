import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Metafile } from 'esbuild'
import { fileName, type WidgetTag } from '../../../sdk/src/widget-tags.ts'
import { widgets } from '../../../sdk/src/widgets.ts'
import {
  componentFiles,
  componentOf,
  loadedBy,
  loadedByElement,
  messagesOf,
  sharing,
  standOf,
  type Outputs,
  type Stand,
} from './chunk-graph.ts'

/**
 * KiB after gzip that pages may be made to load; widgets carry their own in their row. The foundation holds the one failure
 * model and the organisation a page was loaded for (3), controls the notice that says so (1). The loader names what each of
 * fourteen widgets needs: a hash does not get smaller, so each of them is some 0.15. The table is what every element knows of
 * all widgets: their properties, events and where their components are. Schemas hold what a step's partner approves (0.1).
 */
const shared = { loader: 5, libraries: 83, foundation: 15, table: 2, schemas: 6.5, controls: 10, messages: 2 } as const
/** A partner's page stands on preact/compat; its one widget comes with the runtime, controls of its own included. */
const sharedByPartners = { ...shared, libraries: 25, controls: 15 } as const

/** First visit of a page with header, menu and ribbon, in one language. */
const legacyPage = 122
/** First visit of a page with an exhibition, in one language. */
const partnersPage = 60
/** What no widget of the shell needs but several others do: SWR and decimals (8), fields, filters and states (16). */
const ofLarger = 24

/**
 * What is still heavier than its budget, and how heavy it may be until it is not. An entry may only shrink, and one that
 * keeps its budget again is refused until it is taken out.
 */
const ceilings: Readonly<Record<string, number>> = {}

export interface Weight {
  what: string
  /** KiB after gzip. */
  weighs: number
  budget: number
}

type Sizes = ReadonlyMap<string, number>

/** Weighs a CDN build in `outDir`; `sizes` are the KiB after gzip of each program the metafile names. */
export function weigh({ outputs }: Pick<Metafile, 'outputs'>, sizes: Sizes, outDir: string): Weight[] {
  const programs = [...sizes.keys()].filter((path) => path in outputs)
  const elementPath = (tag: WidgetTag) => `${outDir}/elements/${fileName(tag)}.js`
  const tags = (Object.keys(widgets) as WidgetTag[]).filter((tag) => elementPath(tag) in outputs)
  const isPartners = tags.every((tag) => standOf(tag) === 'partners')
  const budgets = isPartners ? sharedByPartners : shared
  const elementOf = (tag: WidgetTag) => loadedByElement(outputs, elementPath(tag))
  const runtime = new Set(tags.flatMap((tag) => [...elementOf(tag)]))
  const needs = new Map(tags.map((tag) => [tag, loadedBy(outputs, chunkOf(outputs, tag))] as const))
  const shareOf = sharing(outputs, runtime)
  const isShared = (path: string) => ['runtime', 'shell'].includes(shareOf(path) ?? '')
  const isOfLarger = (path: string) => ['partners', 'larger'].includes(shareOf(path) ?? '')
  const own = (tag: WidgetTag) => [...(needs.get(tag) ?? [])].filter((path) => !isShared(path) && !isOfLarger(path))
  const loaded = new Set([...runtime, ...[...needs.values()].flatMap((paths) => [...paths])])
  const messages = programs.filter((path) => isMessages(outputs, path))
  const later = programs.filter(
    (path) => !loaded.has(path) && !messages.includes(path) && path !== `${outDir}/loader.js`,
  )
  function ofPage(on: readonly WidgetTag[]): string[] {
    const standing = new Set(on.flatMap((tag) => [...elementOf(tag), ...(needs.get(tag) ?? [])]))
    // A catalogue is asked for by what speaks with it: the controls have texts, and none of these says any.
    const asked = new Set([...standing].flatMap((path) => outputs[path]?.imports.map((one) => one.path) ?? []))
    // The loader defines the elements itself, so that their own files are for pages without it.
    for (const tag of on) standing.delete(elementPath(tag))
    return [
      `${outDir}/loader.js`,
      ...standing,
      ...messages.filter((path) => asked.has(path) && messagesName(outputs, path).endsWith(' in ja')),
    ]
  }
  const page = (stand: Stand) => total(ofPage(tags.filter((tag) => standOf(tag) === stand)), sizes)
  const inGroups = new Map(groups(outputs, [...loaded].filter(isShared), sizes))
  // A widget brings the resources it calls: what a page has of schemas are the shared ones and its own.
  const schemasOf = (tag: WidgetTag) => groups(outputs, own(tag), sizes).get('schemas') ?? 0
  inGroups.set('schemas', (inGroups.get('schemas') ?? 0) + Math.max(...tags.map(schemasOf)))
  return [
    isPartners
      ? { what: 'a partner’s page in all', weighs: page('partners'), budget: partnersPage }
      : { what: 'a legacy page in all', weighs: page('shell'), budget: legacyPage },
    { what: 'loader', weighs: sizes.get(`${outDir}/loader.js`) ?? 0, budget: budgets.loader },
    ...Object.entries(budgets)
      .filter(([what]) => inGroups.has(what))
      .map(([what, budget]) => ({ what, weighs: inGroups.get(what) ?? 0, budget })),
    { what: 'shared by the larger widgets', weighs: total([...loaded].filter(isOfLarger), sizes), budget: ofLarger },
    ...tags.map((tag) => ({
      what: tag,
      weighs: total(own(tag), sizes) - schemasOf(tag) + (inGroups.get(tag) ?? 0),
      budget: widgets[tag].budget,
    })),
    ...messages.map((path) => ({
      what: messagesName(outputs, path),
      weighs: sizes.get(path) ?? 0,
      budget: budgets.messages,
    })),
    { what: 'loaded only when asked for', weighs: total(later, sizes), budget: Infinity },
  ]
}

/** A table of the weights, heaviest against its budget first. */
export function weightTable(weights: readonly Weight[]): string {
  const rows = weights.toSorted((one, other) => other.weighs / other.budget - one.weighs / one.budget)
  const width = Math.max(...rows.map(({ what }) => what.length))
  return rows
    .map(({ what, weighs, budget }) => {
      const verdict = weighs > budget ? `  over by ${(weighs - budget).toFixed(2)}` : ''
      const allowed = budget === Infinity ? 'any' : String(budget)
      return `${what.padEnd(width)} ${weighs.toFixed(2).padStart(7)} of ${allowed.padStart(3)} KiB${verdict}`
    })
    .join('\n')
}

/** Prints the table of the CDN's builds; throws with it when anything weighs more than it may, which fails the build. */
export async function holdBudgets(accounts: readonly Outputs[], outDir: string): Promise<void> {
  // The loader is built apart, so the account of no build names it.
  const named = accounts.flatMap((outputs) => Object.keys(outputs))
  const programs = [`${outDir}/loader.js`, ...named.filter((path) => path.endsWith('.js'))]
  const sizes = new Map(await Promise.all(programs.map(async (path) => [path, await gzipped(path)] as const)))
  const weights = accounts.flatMap((outputs) => weigh({ outputs }, sizes, outDir))
  const table = weightTable(weights)
  const needless = Object.keys(ceilings).filter((what) => heaviest(weights, what) <= budgetOf(weights, what))
  if (needless.length > 0)
    throw new Error(`Within its budget again, so take it out of the ceilings: ${needless.join(', ')}\n${table}`)
  if (weights.every(({ what, weighs, budget }) => weighs <= Math.max(budget, ceilings[what] ?? 0)))
    return console.log(table)
  throw new Error(
    `Too heavy for a page that is not ours (KiB after gzip). Load parts lazily, or raise the budget with a reason:\n${table}`,
  )
}

/** Several files may go by one name, as the messages of a feature do: the heaviest counts. */
const heaviest = (weights: readonly Weight[], what: string) =>
  Math.max(...weights.filter((weight) => weight.what === what).map(({ weighs }) => weighs))
const budgetOf = (weights: readonly Weight[], what: string) =>
  weights.find((weight) => weight.what === what)?.budget ?? 0

/** Reads the account of a build and takes it away, as it names our files and is not to be published. */
export async function takeMetafile(outDir: string): Promise<Metafile> {
  const path = join(outDir, 'metafile-esm.json')
  const metafile = JSON.parse(await readFile(path, 'utf8')) as Metafile
  await rm(path)
  return metafile
}

/**
 * What several widgets share, told apart by where it comes from; one chunk's gzip is split by share of bytes. What a
 * feature's own widgets share counts for one of them: the one in whose folder it is, else the first.
 */
function groups(outputs: Outputs, paths: readonly string[], sizes: Sizes): ReadonlyMap<string, number> {
  const weighs = new Map<string, number>(
    ['libraries', 'foundation', 'table', 'schemas', 'controls'].map((what) => [what, 0]),
  )
  for (const path of paths) {
    const inputs = Object.entries(outputs[path]?.inputs ?? {})
    const bytes = inputs.reduce((sum, [, { bytesInOutput }]) => sum + bytesInOutput, 0)
    for (const [input, { bytesInOutput }] of inputs) {
      const group = groupOf(input)
      weighs.set(group, (weighs.get(group) ?? 0) + ((sizes.get(path) ?? 0) * bytesInOutput) / (bytes || 1))
    }
  }
  return weighs
}

function groupOf(input: string): string {
  if (/foundation\/ui\/|node_modules\/lucide-react\//.test(input)) return 'controls'
  if (/packages\/contract\/|node_modules\/zod\/|schema-shapes/.test(input)) return 'schemas'
  if (/packages\/sdk\/src\/widget(s|-components|-shell)\.ts|packages\/features\/[\w-]+\/src\/index\.ts/.test(input))
    return 'table'
  const [folder, feature] = /(packages\/features\/[\w-]+\/src\/)[\w-]+\//.exec(input) ?? []
  const within = (place: string | undefined) =>
    [...componentFiles()].find(([, file]) => place && file.startsWith(place))?.[0]
  const widget = within(folder) ?? within(feature)
  if (widget) return widget
  return input.includes('node_modules/') ? 'libraries' : 'foundation'
}

function chunkOf(outputs: Outputs, tag: WidgetTag): string {
  const found = componentOf(outputs, tag)
  if (found) return found
  throw new Error(
    `The chunk of <${tag}> was not found. Its feature’s index must load it lazily: name: () => import('./file.tsx').`,
  )
}

function isMessages(outputs: Outputs, path: string): boolean {
  return messagesOf(outputs, path) !== undefined
}

function messagesName(outputs: Outputs, path: string): string {
  const { feature, locale } = messagesOf(outputs, path) ?? {}
  return `messages of ${feature} in ${locale}`
}

function total(paths: readonly string[], sizes: Sizes): number {
  return paths.reduce((sum, path) => sum + (sizes.get(path) ?? 0), 0)
}

async function gzipped(path: string): Promise<number> {
  return gzipSync(await readFile(path), { level: 9 }).length / 1024
}
