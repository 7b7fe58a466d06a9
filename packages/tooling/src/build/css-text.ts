import { readFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { transform, type Plugin } from 'esbuild'

/**
 * `import css from './x.css?inline'` answers the minified text, as vite does in development.
 * The resolved path must not end in `.css`: tsup's own style plugin would take it.
 */
export function cssText(): Plugin {
  return {
    name: 'css-text',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /\.css\?inline$/ }, ({ path, resolveDir }) => ({
        path: `${resolve(resolveDir, path.slice(0, -'?inline'.length))}#text`,
        namespace: 'css-text',
        sideEffects: false,
      }))
      onLoad({ filter: /#text$/, namespace: 'css-text' }, async ({ path }) => {
        const file = path.slice(0, -'#text'.length)
        const { code } = await transform(await readFile(file, 'utf8'), { loader: 'css', minify: true })
        return { contents: squeeze(code), loader: 'text', watchFiles: [file], resolveDir: dirname(file) }
      })
    },
  }
}

/** What esbuild's minifier leaves alone, as blanks could matter in a custom property: in ours they do not. */
function squeeze(css: string): string {
  return css
    .trim()
    .replace(/(--[\w-]+): /g, '$1:')
    .replace(/light-dark\(([^(),]+), /g, 'light-dark($1,')
    .replace(/#ffffff\b/g, '#fff')
}
