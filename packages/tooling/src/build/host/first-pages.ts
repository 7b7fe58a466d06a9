import { resolve } from 'node:path'
import { build, type Plugin } from 'esbuild'
import type { FirstPage } from '../../../../../host/src/first-asks/first-pages.ts'

const asked = 'tsumugiAskedFor'

/** A page of the host, with the modules of its screen and frame by their paths. */
export interface PageFiles extends Omit<FirstPage, 'loads'> {
  readonly modules: readonly string[]
}

/** Reads the host's table of pages without loading any screen: what one would import is only noted. */
export async function readFirstPages(table: string): Promise<PageFiles[]> {
  const { outputFiles } = await build({
    entryPoints: [table],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    jsx: 'automatic',
    logLevel: 'silent',
    plugins: [notedByPath],
  })
  const code = outputFiles[0]!.text.replaceAll(/\bimport\(/g, `globalThis.${asked}(`)
  const url = `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`
  const { firstPages } = (await import(/* @vite-ignore */ url)) as { firstPages: readonly FirstPage[] }
  return firstPages.map(({ loads, ...page }) => ({ ...page, modules: loads.map((load) => moduleOf(page.name, load)) }))
}

const notedByPath: Plugin = {
  name: 'tsumugi-noted-by-path',
  setup(build) {
    build.onResolve({ filter: /^\./ }, ({ kind, path, resolveDir }) =>
      kind === 'dynamic-import' ? { path: resolve(resolveDir, path), external: true } : null,
    )
  },
}

function moduleOf(name: string, load: () => Promise<unknown>): string {
  let found: string | undefined
  const note = (path: string) => {
    found ??= path
    return new Promise(() => undefined)
  }
  Object.assign(globalThis, { [asked]: note })
  void load()
  if (found) return found
  throw new Error(`The page "${name}" imports no file for its screen: see host/src/screens.ts.`)
}
