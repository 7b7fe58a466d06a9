import { resolve } from 'node:path'
import type { Metafile, Plugin, PluginBuild } from 'esbuild'
import { fileName, widgetTags, type WidgetTag } from '../../../../sdk/src/widget-tags.ts'
import {
  componentFiles,
  componentOf,
  loadedBy,
  loadedByElement,
  reachedFrom,
  sharing,
  standOf,
  type Outputs,
  type Share,
  type Stand,
} from '../chunk-graph.ts'

const name = 'tsumugi-one-runtime'
const prefix = 'tsumugi:'

/** What is there already, or comes along, where a widget of each stand asks for something. */
const sharesOf: Record<Stand, readonly Share[]> = {
  shell: ['runtime', 'shell'],
  partners: ['runtime', 'partners'],
  larger: ['runtime', 'shell', 'partners', 'larger'],
}

/**
 * Puts what the widgets share into a few chunks. esbuild cuts a chunk for every set of entries that share a file, and
 * dozens of small chunks travel badly: gzip learns nothing from one about the next. So a first build finds the files that
 * are shared, and the second pretends that every entry asks for all of its share: a page loads a share whole, and none
 * that nothing on it needs. What a widget asks for later pretends to ask for that widget, which is there by then.
 * They ask in their own text and not by esbuild's `inject`, which would put the question into CommonJS modules too and so
 * wrap every module of ours into a function that runs it.
 * @param preludes filled with what a module of ours is to import before anything else
 */
export function oneRuntime(preludes: Map<string, string>): Plugin {
  return {
    name,
    async setup(build) {
      const { shares, asks } = chunkPlan(await firstBuild(build))
      for (const [entry, asked] of asks)
        preludes.set(resolve(entry), asked.map((one) => `import ${JSON.stringify(one)};`).join(''))
      build.onResolve({ filter: new RegExp(`^${prefix}`) }, ({ path }) => ({
        path,
        namespace: name,
        sideEffects: true,
      }))
      build.onLoad({ filter: /.*/, namespace: name }, ({ path }) => ({
        contents: (shares.get(path) ?? []).map((file) => `import ${JSON.stringify(file)}`).join('\n'),
        resolveDir: process.cwd(),
      }))
      // An import for its own sake is dropped from packages without side effects, so these claim to have some.
      build.onResolve({ filter: /.*/, namespace: name }, ({ path }) =>
        path.endsWith('#text') ? { path, namespace: 'css-text', sideEffects: true } : { path, sideEffects: true },
      )
    },
  }
}

async function firstBuild({ esbuild, initialOptions }: PluginBuild): Promise<Metafile> {
  const plugins = (initialOptions.plugins ?? []).filter((plugin) => plugin.name !== name)
  const { metafile } = await esbuild.build({
    ...initialOptions,
    plugins,
    write: false,
    metafile: true,
    logLevel: 'silent',
  })
  return metafile
}

/** The files of each share, and what each entry asks for before anything else. */
export function chunkPlan({ outputs }: Pick<Metafile, 'outputs'>): {
  shares: ReadonlyMap<string, string[]>
  asks: ReadonlyMap<string, string[]>
} {
  const paths = Object.keys(outputs)
  const entryOf = (path: string) => outputs[path]?.entryPoint
  const elements = paths.filter((path) => entryOf(path)?.includes('sdk/src/elements/'))
  const built = widgetTags.filter((tag) => elements.some((path) => path.endsWith(`/elements/${fileName(tag)}.js`)))
  const reached = new Map(
    built.map((tag) => {
      const element = elements.find((path) => path.endsWith(`/${fileName(tag)}.js`)) ?? ''
      return [tag, reachedFrom(outputs, componentOf(outputs, tag) ?? '', reachedFrom(outputs, element))] as const
    }),
  )
  const askedBy = (path: string) => built.filter((tag) => reached.get(tag)?.has(path))
  const shareOf = sharing(
    outputs,
    new Set([
      ...elements.flatMap((path) => [...loadedByElement(outputs, path)]),
      ...neededAnywhere(outputs, built, askedBy),
    ]),
  )

  const shares = new Map<string, string[]>()
  for (const path of paths.filter((one) => !elements.includes(one))) {
    const share = shareOf(path)
    if (share)
      shares.set(prefix + share, [...new Set([...(shares.get(prefix + share) ?? []), ...filesOf(outputs, path)])])
  }
  const asksOf = (path: string, entry: string): string[] => {
    const tags = askedBy(path)
    const stands = (tags.length > 0 ? tags : built).map(standOf)
    const uses = new Set([...loadedBy(outputs, path)].map(shareOf))
    const comes = (share: Share) => stands.every((stand) => sharesOf[stand].includes(share))
    const asked = sharesOf.larger
      .filter((share) => comes(share) || (uses.has(share) && new Set(stands).size === 1))
      .map((share) => prefix + share)
    const [component] = tags.length === 1 ? [componentFiles().get(tags[0]!)!] : []
    return component && component !== entry ? [resolve(component), ...asked] : asked
  }
  return {
    shares,
    asks: new Map(
      paths.flatMap((path) => {
        const entry = entryOf(path)
        // An element's script is no more than its shell, which needs no runtime.
        return entry && !elements.includes(path) ? [[entry, asksOf(path, entry)] as const] : []
      }),
    ),
  }
}

/** What components need at once and also parts that any widget may ask for later, as toasts: icons, mostly. */
function neededAnywhere(
  outputs: Outputs,
  built: readonly WidgetTag[],
  askedBy: (path: string) => readonly WidgetTag[],
): string[] {
  const components = built.flatMap((tag) => componentOf(outputs, tag) ?? [])
  const atOnce = new Set(components.flatMap((path) => [...loadedBy(outputs, path)]))
  const ofAll = Object.keys(outputs).filter(
    (path) => outputs[path]?.entryPoint && askedBy(path).length === built.length,
  )
  return ofAll.flatMap((path) => [...loadedBy(outputs, path)]).filter((path) => atOnce.has(path))
}

function filesOf(outputs: Outputs, path: string): string[] {
  return Object.entries(outputs[path]?.inputs ?? {})
    .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
    .map(([file]) => addressOf(file))
}

const addressOf = (file: string) => (file.startsWith('css-text:') ? file.slice('css-text:'.length) : resolve(file))
