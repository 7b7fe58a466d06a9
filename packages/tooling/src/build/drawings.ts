import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Plugin as EsbuildPlugin } from 'esbuild'
import type { Plugin as VitePlugin } from 'vite'

const theirs = /lucide-react[\\/]dist[\\/]esm[\\/]createLucideIcon\.mjs$/
const icons = /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/][\w-]+\.mjs$/
const ours = fileURLToPath(new URL('../../../foundation/ui/src/icon/drawing.tsx', import.meta.url))
const inItsPlace = `export { drawingOf as default } from ${JSON.stringify(ours)}`

/** Puts our small drawing component in the place of Lucide's, which every icon would otherwise bring along. */
export function drawingsForEsbuild(): EsbuildPlugin {
  return {
    name: 'tsumugi-drawings',
    setup(build) {
      build.onLoad({ filter: theirs }, () => ({ contents: inItsPlace, loader: 'js' }))
      // Random letters, which no compression makes smaller: our drawing counts its lines instead.
      build.onLoad({ filter: icons }, async ({ path }) => ({
        contents: (await readFile(path, 'utf8')).replaceAll(/,\s*key: "\w+"/g, ''),
        loader: 'js',
      }))
    },
  }
}

/** The same for Vite builds. */
export function drawingsForVite(): VitePlugin {
  return {
    name: 'tsumugi-drawings',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (theirs.test(id) ? inItsPlace : null),
  }
}
