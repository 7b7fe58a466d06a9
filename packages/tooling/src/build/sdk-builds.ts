import type { Plugin } from 'esbuild'
import { resolve } from 'node:path'
import type { Options } from 'tsup'
import { fileName, widgetTags } from '../../../sdk/src/widget-tags.ts'
import { browserSource } from './browser-source.ts'
import { cssText } from './css-text.ts'
import { directImports } from './direct-imports.ts'
import { drawingsForEsbuild } from './drawings.ts'
import { messagesForEsbuild } from './messages.ts'
import { oneRuntime } from './one-runtime.ts'
import { finishCdn, finishNpm } from './sdk-publish.ts'
import { readRoutes, standIns } from './stand-ins.ts'

const source = (name: string) => `packages/sdk/src/${name}`
const elements = Object.fromEntries(
  widgetTags.map(fileName).map((name) => [`elements/${name}`, source(`elements/${name}.ts`)]),
)

function browserBuild(plugins: readonly Plugin[], preludes?: ReadonlyMap<string, string>): Options {
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
      standIns(),
      directImports({ preludes, rewrite }),
      cssText(),
      drawingsForEsbuild(),
      messagesForEsbuild(),
    ],
    define: { 'process.env.NODE_ENV': '"production"' },
    esbuildOptions(options) {
      options.alias = {
        'zod/mini': resolve(source('schema-shapes.ts')),
        'react-intl/server': resolve(source('intl-messages.ts')),
        'use-sync-external-store/shim/index.js': resolve(source('external-store.ts')),
        'use-sync-external-store/shim': resolve(source('external-store.ts')),
      }
      // A schema function that the stand-in lacks must not turn into undefined on a page.
      options.logOverride = { 'import-is-undefined': 'error' }
      options.chunkNames = 'chunks/[name]-[hash]'
      options.jsx = 'automatic'
      options.legalComments = 'linked'
    },
  }
}

/** What pages load from `/sdk/v1/`: the loader, one entry per element, one shared runtime. */
export function cdnBuild(outDir: string, plugins: readonly Plugin[] = []) {
  const preludes = new Map<string, string>()
  return {
    ...browserBuild([...plugins, oneRuntime(preludes)], preludes),
    name: 'sdk cdn',
    entry: elements,
    outDir,
    minify: true,
    noExternal: [/.*/],
    onSuccess: () => finishCdn(outDir),
  } satisfies Options
}

/** What applications install: elements and React exports over the application's own React. */
export function npmBuild(outDir: string, plugins: readonly Plugin[] = []): Options {
  return {
    ...browserBuild(plugins),
    name: 'sdk npm',
    entry: { index: source('index.ts'), ...elements },
    outDir,
    minify: false,
    external: [/^react(-dom)?($|\/)/],
    noExternal: [/^(?!react($|\/)|react-dom($|\/))/],
    onSuccess: () => finishNpm(outDir),
  }
}
