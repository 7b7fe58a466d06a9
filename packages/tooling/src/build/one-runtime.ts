import { resolve } from 'node:path'
import type { Metafile, Plugin, PluginBuild } from 'esbuild'
import { widgetTags } from '../../../sdk/src/widget-tags.ts'
import { componentOf, loadedBy } from './chunk-graph.ts'

const name = 'tsumugi-one-runtime'
const runtime = 'tsumugi:runtime'

/**
 * Puts what the widgets share into one chunk. esbuild cuts a chunk for every set of entries that share a file, and
 * dozens of small chunks travel badly: gzip learns nothing from one about the next. So a first build finds the files
 * that two widgets need, and the second pretends that every file asks for all of them.
 */
export function oneRuntime(): Plugin {
  return {
    name,
    async setup(build) {
      const files = sharedFiles(await firstBuild(build))
      build.initialOptions.inject = [runtime]
      build.onResolve({ filter: new RegExp(`^${runtime}$`) }, () => ({ path: runtime, namespace: name, sideEffects: true }))
      build.onLoad({ filter: /.*/, namespace: name }, () => ({
        contents: files.map((file) => `import ${JSON.stringify(file)}`).join('\n'),
        resolveDir: process.cwd(),
      }))
      // An import for its own sake is dropped from packages without side effects, so these claim to have some.
      build.onResolve({ filter: /.*/, namespace: name }, ({ path }) => (
        path.endsWith('#text') ? { path, namespace: 'css-text', sideEffects: true } : { path, sideEffects: true }))
    },
  }
}

async function firstBuild({ esbuild, initialOptions }: PluginBuild): Promise<Metafile> {
  const plugins = (initialOptions.plugins ?? []).filter((plugin) => plugin.name !== name)
  const { metafile } = await esbuild.build({ ...initialOptions, plugins, write: false, metafile: true, logLevel: 'silent' })
  return metafile
}

/** Files that arrive with the elements themselves, or with the components of at least two widgets. */
export function sharedFiles({ outputs }: Pick<Metafile, 'outputs'>): string[] {
  const paths = Object.keys(outputs)
  const elements = paths.filter((path) => outputs[path]?.entryPoint?.includes('sdk/src/elements/'))
  const withElements = new Set(elements.flatMap((path) => [...loadedBy(outputs, path)]))
  const components = widgetTags.map((tag) => componentOf(outputs, tag)).filter((path) => path !== undefined)
  const needs = components.map((path) => loadedBy(outputs, path))
  const shared = paths.filter((path) => !elements.includes(path)
    && (withElements.has(path) || needs.filter((loaded) => loaded.has(path)).length > 1))
  const inputs = shared.flatMap((path) => Object.entries(outputs[path]?.inputs ?? {}))
  return [...new Set(inputs.filter(([, { bytesInOutput }]) => bytesInOutput > 0).map(([file]) => addressOf(file)))]
}

const addressOf = (file: string) => (file.startsWith('css-text:') ? file.slice('css-text:'.length) : resolve(file))
