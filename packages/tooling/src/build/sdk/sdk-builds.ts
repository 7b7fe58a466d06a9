import type { Plugin } from 'esbuild'
import { resolve } from 'node:path'
import type { Options } from 'tsup'
import { fileName, widgetTags, type WidgetTag } from '../../../../sdk/src/widget-tags.ts'
import { browserSource } from './browser-source.ts'
import { standOf, type Outputs } from '../chunk-graph.ts'
import { cssText } from '../css-text.ts'
import { directImports } from '../direct-imports.ts'
import { drawingsForEsbuild } from '../drawings.ts'
import { messagesForEsbuild } from '../messages.ts'
import { oneRuntime } from './one-runtime.ts'
import { finishCdn, finishNpm } from './sdk-publish.ts'
import { elementRows, readRoutes, standIns, widgetRows } from './stand-ins.ts'

const source = (name: string) => `packages/sdk/src/${name}`
const elementsOf = (tags: readonly WidgetTag[]) =>
  Object.fromEntries(tags.map(fileName).map((name) => [`elements/${name}`, source(`elements/${name}.ts`)]))

/** Partners' widgets stand alone on pages of strangers, and so on a renderer of a tenth of React's weight. */
const ofPartners = widgetTags.filter((tag) => standOf(tag) === 'partners')
const ofOthers = widgetTags.filter((tag) => !ofPartners.includes(tag))
const preact = {
  'react-dom/client': 'preact/compat/client',
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react-dom': 'preact/compat',
  react: 'preact/compat',
}

interface BrowserBuild {
  readonly tags: readonly WidgetTag[]
  readonly plugins: readonly Plugin[]
  readonly preludes?: ReadonlyMap<string, string>
  readonly alias?: Readonly<Record<string, string>>
  readonly rowsOf?: typeof widgetRows
}

function browserBuild({ tags, plugins, preludes, alias = {}, rowsOf = widgetRows }: BrowserBuild): Options {
  const routes = readRoutes()
  const rewrite = async (text: string, file: string) => browserSource(text, await routes, file)
  return {
    format: ['esm'],
    platform: 'browser',
    target: 'es2022',
    splitting: true,
    clean: true,
    dts: false,
    config: false,
    silent: true,
    metafile: true,
    esbuildPlugins: [
      ...plugins,
      standIns(tags, rowsOf),
      directImports({ preludes, rewrite }),
      cssText(),
      drawingsForEsbuild(),
      messagesForEsbuild(),
    ],
    define: { 'process.env.NODE_ENV': '"production"' },
    esbuildOptions(options) {
      options.alias = {
        'zod/mini': resolve(source('stand-ins/schema-shapes.ts')),
        'react-intl/server': resolve(source('stand-ins/intl-messages.ts')),
        'use-sync-external-store/shim/index.js': resolve(source('stand-ins/external-store.ts')),
        'use-sync-external-store/shim': resolve(source('stand-ins/external-store.ts')),
        ...alias,
      }
      // A schema function that the stand-in lacks must not turn into undefined on a page.
      options.logOverride = { 'import-is-undefined': 'error' }
      options.chunkNames = 'chunks/[name]-[hash]'
      options.jsx = 'automatic'
      options.legalComments = 'linked'
    },
  }
}

/**
 * What pages load from `/sdk/v1/`: the loader, one entry per element, one runtime for partners' pages and one for all
 * others. `accounts` are of the two builds, when they are done.
 */
export function cdnBuild(outDir: string, plugins: readonly Plugin[] = []) {
  const partners = `${outDir}-partners`
  return {
    ...pageBuild(outDir, { tags: ofOthers, plugins }),
    onSuccess: async (): Promise<Outputs[]> => {
      const { build } = await import('tsup')
      await build(pageBuild(partners, { tags: ofPartners, plugins, alias: preact }))
      return finishCdn(outDir, partners, plugins)
    },
  }
}

function pageBuild(outDir: string, { plugins, ...build }: BrowserBuild) {
  const preludes = new Map<string, string>()
  return {
    ...browserBuild({ ...build, plugins: [...plugins, oneRuntime(preludes)], preludes, rowsOf: elementRows }),
    name: `sdk ${outDir}`,
    entry: elementsOf(build.tags),
    outDir,
    minify: true,
    noExternal: [/.*/],
  } satisfies Options
}

/** What applications install: elements and React exports over the application's own React. */
export function npmBuild(outDir: string, plugins: readonly Plugin[] = []): Options {
  return {
    ...browserBuild({ tags: widgetTags, plugins }),
    name: 'sdk npm',
    entry: { index: source('index.ts'), define: source('define.ts'), ...elementsOf(widgetTags) },
    outDir,
    minify: false,
    sourcemap: true,
    external: [/^react(-dom)?($|\/)/],
    noExternal: [/^(?!react($|\/)|react-dom($|\/))/],
    onSuccess: () => finishNpm(outDir),
  }
}
