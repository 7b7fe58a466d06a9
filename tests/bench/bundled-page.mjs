import { createServer } from 'node:http'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { tsImport } from 'tsx/esm/api'

const here = dirname(fileURLToPath(import.meta.url))
const top = join(here, '../..')

/** One contender bundled for a page of its own: script, style, and their sizes in bytes. `isOurs` builds from our sources. */
export async function bundledPage(entry, isOurs, onOurReact = isOurs) {
  const plugins = isOurs ? await ourPlugins() : []
  const { outputFiles } = await build({
    entryPoints: [join(here, entry)],
    bundle: true,
    minify: true,
    write: false,
    outdir: 'out',
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    platform: 'browser',
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.css': 'css', '.woff': 'empty', '.woff2': 'empty', '.ttf': 'empty', '.svg': 'empty' },
    plugins: [...plugins, ...(onOurReact ? [reactOfTheProduct] : [])],
  })
  const text = (end) =>
    outputFiles
      .filter(({ path }) => path.endsWith(end))
      .map((file) => file.text)
      .join('\n')
  const script = text('.js')
  return { script, style: text('.css'), weight: script.length, gzipped: gzipSync(script).length }
}

/** Ours is bundled from source with the plugins of the SDK's own build, and with the product's React. */
async function ourPlugins() {
  const load = (file) => tsImport(`../../packages/tooling/src/build/${file}`, import.meta.url)
  const [{ cssText }, { messagesForEsbuild }] = await Promise.all([load('css-text.ts'), load('messages.ts')])
  return [cssText(), ...(messagesForEsbuild ? [messagesForEsbuild()] : [])]
}

const reactOfTheProduct = {
  name: 'react-of-the-product',
  setup({ onResolve, resolve }) {
    onResolve({ filter: /^(react|react-dom)(\/|$)/ }, ({ path, pluginData, kind }) =>
      pluginData === 'again' ? null : resolve(path, { resolveDir: join(top, 'host'), kind, pluginData: 'again' }),
    )
  },
}

/** A bundle on a server of its own, after some HTML; `close` ends it. */
export async function servedPage({ script, style }, html) {
  const page = `<!doctype html><meta charset="utf-8"><style>${style} body{margin:0}</style>${html}<script type="module" src="/s.js"></script>`
  const server = createServer((request, response) => {
    const isScript = request.url === '/s.js'
    response.setHeader('Content-Type', isScript ? 'text/javascript; charset=utf-8' : 'text/html; charset=utf-8')
    response.end(isScript ? script : page)
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${server.address().port}/`, close: () => server.close() }
}
