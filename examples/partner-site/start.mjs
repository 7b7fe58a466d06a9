// Serves this folder on an origin of its own. TSUMUGI_ORIGIN names the server; both must agree on this origin, see README.md.
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'

const types = { html: 'text/html; charset=utf-8', css: 'text/css', js: 'text/javascript' }
const files = { '/': 'index.html', '/page.css': 'page.css', '/page.js': 'page.js' }

/** Starts the site; `port` 0 takes a free one. Answers its address and the way to stop it. */
export function startPartnerSite({ origin, port = 4180 }) {
  // What a shop's site would say: its own scripts and styles, and the server for the widget, its calls and pictures.
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${origin}`,
    `style-src 'self' ${origin}`,
    `connect-src ${origin}`,
    `img-src ${origin} data:`,
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')
  const server = createServer(async (request, response) => {
    const name = files[new URL(request.url ?? '/', 'http://shop.example').pathname]
    if (!name) return response.writeHead(404).end()
    const text = await readFile(fileURLToPath(new URL(name, import.meta.url)), 'utf8')
    const type = types[name.split('.').at(-1)]
    return response
      .writeHead(200, { 'Content-Type': type, 'Content-Security-Policy': policy })
      .end(text.replaceAll('{origin}', origin))
  })
  return new Promise((resolve) => {
    server.listen(port, '127.0.0.1', () => {
      resolve({
        url: `http://127.0.0.1:${server.address().port}`,
        stop: () => new Promise((stopped) => server.close(stopped)),
      })
    })
  })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const origin = process.env.TSUMUGI_ORIGIN ?? 'http://127.0.0.1:3000'
  const { url } = await startPartnerSite({ origin, port: Number(process.env.PORT ?? 4180) })
  process.stdout.write(`The partner's page is at ${url}, with the widget of ${origin}.\n`)
}
