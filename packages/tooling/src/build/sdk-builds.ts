import type { Plugin } from 'esbuild'
import type { Options } from 'tsup'
import { fileName, widgetTags } from '../../../sdk/src/widget-tags.ts'
import { cssText } from './css-text.ts'

const source = (name: string) => `packages/sdk/src/${name}`
const elements = Object.fromEntries(
  widgetTags.map(fileName).map((name) => [`elements/${name}`, source(`elements/${name}.ts`)]),
)

/** Messages are compiled beforehand, so the parser of ICU syntax, half of the formatter's weight, stays out. */
const withoutParser = {
  '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js',
}

function browserBuild(plugins: readonly Plugin[]): Options {
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
    esbuildPlugins: [...plugins, cssText()],
    define: { 'process.env.NODE_ENV': '"production"' },
    esbuildOptions(options) {
      options.alias = withoutParser
      options.chunkNames = 'chunks/[name]-[hash]'
      options.jsx = 'automatic'
      options.legalComments = 'linked'
    },
  }
}

/** What pages load from `/sdk/v1/`: the loader, one entry per element, one shared runtime. */
export function cdnBuild(outDir: string, plugins: readonly Plugin[] = []): Options {
  return {
    ...browserBuild(plugins),
    name: 'sdk cdn',
    entry: { loader: source('loader.ts'), ...elements },
    outDir,
    minify: true,
    noExternal: [/.*/],
  }
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
  }
}
