import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'

const forever = 'public, max-age=31536000, immutable'

export interface BuiltPages {
  /** The built host: `index.html` and `assets/`. */
  readonly host: string
  /** The built SDK: `loader.js`, chunks, `cloak.css`. */
  readonly sdk: string
  readonly productName: string
}

/** The single-page application under `/s/` and the SDK under `/sdk/v1/`. */
export function hostPages({ host, sdk, productName }: BuiltPages): Hono {
  const pages = new Hono()
  let page: string | undefined
  pages.get('/', (context) => context.redirect('/s/'))
  pages.get('/s', (context) => context.redirect('/s/'))
  pages.use(
    '/s/assets/*',
    serveStatic({
      root: host,
      rewriteRequestPath: (path) => path.slice('/s'.length),
      onFound: (_, context) => context.header('Cache-Control', forever),
    }),
  )
  pages.get('/s/assets/*', (context) =>
    context.text('This file is not part of the running version. Reload the page.', 404),
  )
  pages.get('/s/*', async (context) => {
    page ??= (await readFile(join(host, 'index.html'), 'utf8')).replaceAll('Tsumugi', escaped(productName))
    context.header('Cache-Control', 'no-cache')
    return context.html(page)
  })
  pages.use('/sdk/v1/*', async (context, next) => {
    // Module scripts are fetched with CORS, and partners embed them from their own origins; nothing here is private.
    context.header('Access-Control-Allow-Origin', '*')
    context.header('Cross-Origin-Resource-Policy', 'cross-origin')
    await next()
  })
  pages.use(
    '/sdk/v1/*',
    serveStatic({
      root: sdk,
      rewriteRequestPath: (path) => path.slice('/sdk/v1'.length),
      onFound: (path, context) =>
        context.header('Cache-Control', /-[A-Z0-9]{8}\.\w+$/.test(path) ? forever : 'public, max-age=300'),
    }),
  )
  return pages
}

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
