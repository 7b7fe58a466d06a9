import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { Hono, type Context, type MiddlewareHandler } from 'hono'
import { acceptedEncodings } from './accepted-encoding.ts'
import { answered, builtFiles, etagOf, forever, type Form } from './built-files.ts'
import { headOf } from './preloads.ts'

/** What may change under its name: kept for a moment, then asked for again by its ETag. */
const briefly = 'public, max-age=300'

export interface BuiltPages {
  /** The built host: `index.html` and `assets/`. */
  readonly host: string
  /** The built SDK: `loader.js`, chunks, `cloak.css`. */
  readonly sdk: string
  readonly productName: string
}

/** The single-page application under `/s/`, and the SDK under `/sdk/v1/` and the address of its exact version. */
export function hostPages({ host, sdk, productName }: BuiltPages): Hono {
  const pages = new Hono()
  pages.get('/', (context) => context.redirect('/s/'))
  pages.get('/s', (context) => context.redirect('/s/'))
  pages.use(
    '/s/assets/*',
    builtFiles({
      folder: join(host, 'assets'),
      prefix: '/s/assets/',
      keeps: (name) => (/-[\w-]{8}\.\w+$/.test(name) ? forever : briefly),
    }),
  )
  pages.get('/s/assets/*', (context) =>
    context.text('This file is not part of the running version. Reload the page.', 404),
  )
  pages.get('/s/*', applicationPage(host, productName))
  pages.use('/sdk/*', async (context, next) => {
    // Module scripts are fetched with CORS, and partners embed them from their own origins; nothing here is private.
    context.header('Access-Control-Allow-Origin', '*')
    context.header('Cross-Origin-Resource-Policy', 'cross-origin')
    await next()
  })
  const keeps = (name: string) => (/-[A-Z0-9]{8}\.\w+$/.test(name) ? forever : briefly)
  pages.use('/sdk/v1/*', builtFiles({ folder: sdk, prefix: '/sdk/v1/', keeps }))
  pages.use('/sdk/:version{\\d+\\.\\d+\\.\\d+}/*', exactVersion(sdk))
  return pages
}

/** The address of one version, whose files never change; only the running version is here. */
function exactVersion(sdk: string): MiddlewareHandler {
  let running: Promise<string> | undefined
  return async (context, next) => {
    running ??= readFile(join(sdk, 'integrity.json'), 'utf8').then(
      (text) => (JSON.parse(text) as { version: string }).version,
    )
    const version = await running.catch(() => undefined)
    if (context.req.param('version') !== version) {
      return context.text(`This server has version ${version ?? 'unknown'} of the SDK. Take that, or /sdk/v1/.`, 404)
    }
    return builtFiles({ folder: sdk, prefix: `/sdk/${version}/`, keeps: () => forever })(context, next)
  }
}

/** The one page of the application, with the product's name and what the browser is to fetch and ask at once for the address. */
function applicationPage(host: string, productName: string) {
  const forms = new Map<string, Form>()
  let page: string | undefined
  const formOf = async (head: string, encoding: string | undefined): Promise<Form> => {
    page ??= await readFile(join(host, 'index.html'), 'utf8')
    const text = page.replaceAll('Tsumugi', escaped(productName)).replace('</head>', () => `${head}</head>`)
    const bytes = new TextEncoder().encode(text)
    const etag = etagOf(`${encoding} ${text}`)
    return encoding ? { bytes: await packed(bytes, encoding), etag, encoding } : { bytes, etag }
  }
  return async (context: Context) => {
    const head = await headOf(host, context.req.path)
    const encoding = acceptedEncodings(context.req.header('Accept-Encoding'))[0]?.name
    const key = `${encoding} ${head.html}`
    const form = forms.get(key) ?? (await formOf(head.html, encoding))
    forms.set(key, form)
    context.header('Cache-Control', 'no-cache')
    context.header('Content-Type', 'text/html; charset=UTF-8')
    context.header('Content-Security-Policy', head.policy)
    return answered(context, form)
  }
}

const packed = async (bytes: Uint8Array, encoding: string) =>
  new Uint8Array(await promisify(encoding === 'br' ? brotliCompress : gzip)(bytes))

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
