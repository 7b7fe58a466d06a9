import { createHash } from 'node:crypto'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { startTestServer, type TestServer } from '@tsumugi/dev-env'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { compressFolder } from '../../../tooling/src/build/compressed.mjs'
import { mkdirSync, writeFileSync } from 'node:fs'

const long = (text: string) => `${text}\n`.repeat(200)
/** Files as a build leaves them, by their name under `/s/` or `/sdk/v1/`. */
const built = {
  host: {
    'index.html': '<!doctype html><html><head><title>Tsumugi CLOUD</title></head><body></body></html>',
    'preloads.json': JSON.stringify({
      script: 'begin()',
      routes: [
        {
          pattern: '^/$',
          files: ['assets/home-screen-Jp2N7Ybv.js'],
          words: { ja: ['assets/words-ja-Jp2N7Ybv.js'] },
          session: ['/api/sessions/userinfo'],
        },
        { pattern: '^/trades/(?<id>[^/]+)$', files: [], words: {}, session: [] },
      ],
    }),
    'assets/index-BGE-Gw_6.js': long('console.log(1)'),
    'assets/home-screen-Jp2N7Ybv.js': long('console.log(2)'),
    'assets/mark.svg': '<svg/>',
  },
  sdk: {
    'loader.js': long('console.log(3)'),
    'cloak.css': long('a { color: red }'),
    'custom-elements.json': long('{}'),
    'integrity.json': '{"version":"1.2.3"}',
    'elements/ribbon.js': 'import"../chunks/chunk-AB12CD34.js"',
    'chunks/chunk-AB12CD34.js': long('console.log(4)'),
    'reference/index.html': '<p>reference</p>',
  },
}

let folder: string
let server: TestServer
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tsumugi-built-'))
  for (const [area, files] of Object.entries(built)) {
    for (const [name, text] of Object.entries(files)) {
      const path = join(folder, area, name)
      mkdirSync(join(path, '..'), { recursive: true })
      writeFileSync(path, text)
    }
    await compressFolder(join(folder, area))
  }
  server = await startTestServer({ pages: { host: join(folder, 'host'), sdk: join(folder, 'sdk') } })
})
afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true })
})

const forever = 'public, max-age=31536000, immutable'
const briefly = 'public, max-age=300'
const isHashed = (name: string) => /-[\w-]{8}\.js$/.test(name) && !name.startsWith('reference')
const served = [
  ...Object.entries(built.host)
    .filter(([name]) => name.startsWith('assets/'))
    .map(([name, text]) => ({ address: `/s/${name}`, text, keeps: isHashed(name) ? forever : briefly })),
  ...Object.entries(built.sdk).flatMap(([name, text]) => [
    { address: `/sdk/v1/${name}`, text, keeps: isHashed(name) ? forever : briefly },
    { address: `/sdk/1.2.3/${name}`, text, keeps: forever },
  ]),
]

const plainOf: Record<string, (bytes: Uint8Array) => Uint8Array> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  identity: (bytes) => bytes,
}
async function ask(address: string, headers: Record<string, string> = {}, method = 'GET') {
  const response = await server.app.request(address, { method, headers })
  return {
    response,
    header: (name: string) => response.headers.get(name),
    bytes: new Uint8Array(await response.arrayBuffer()),
  }
}

describe.each(served)('$address', ({ address, text, keeps }) => {
  it.each(['gzip, deflate, br', 'gzip', 'identity'])(
    'comes whole to who takes %s, and says how long it holds',
    async (accepted) => {
      const { response, header, bytes } = await ask(address, { 'Accept-Encoding': accepted })
      expect(response.status).toBe(200)
      const encoding = header('Content-Encoding') ?? 'identity'
      expect(new TextDecoder().decode(plainOf[encoding]!(bytes))).toBe(text)
      if (text.length > 1000) expect(encoding).toBe(accepted.includes('br') ? 'br' : accepted)
      expect(header('Content-Length')).toBe(String(bytes.byteLength))
      expect(header('Cache-Control')).toBe(keeps)
      expect(header('Vary')).toContain('Accept-Encoding')
      expect(header('ETag')).toMatch(/^"[\w-]{22}"$/)
    },
  )

  it('is answered 304 to who has it, in the same form only', async () => {
    const packed = await ask(address, { 'Accept-Encoding': 'br' })
    const known = { 'If-None-Match': packed.header('ETag')! }
    const again = await ask(address, { 'Accept-Encoding': 'br', ...known })
    expect([again.response.status, again.bytes.byteLength]).toEqual([304, 0])
    expect(again.header('Cache-Control')).toBe(keeps)
    const other = await ask(address, known)
    expect(other.response.status).toBe(packed.header('Content-Encoding') ? 200 : 304)
  })

  it('tells its size to HEAD, and sends nothing', async () => {
    const { header, bytes } = await ask(address, {}, 'HEAD')
    expect([header('Content-Length'), bytes.byteLength]).toEqual([String(text.length), 0])
  })
})

it.each(['/s/', '/s/merchandisings/md_map'])(
  'the page at %s is asked for anew each time, and is answered 304 to who has it',
  async (address) => {
    const { header, bytes } = await ask(address, { 'Accept-Encoding': 'br' })
    expect(header('Cache-Control')).toBe('no-cache')
    const page = new TextDecoder().decode(plainOf[header('Content-Encoding')!]!(bytes))
    expect(page.includes('modulepreload')).toBe(address === '/s/')
    const again = await ask(address, { 'Accept-Encoding': 'br', 'If-None-Match': `W/${header('ETag')}` })
    expect(again.response.status).toBe(304)
  },
)

it('a page says what it needs first, runs the one script that asks for it, and no other', async () => {
  const { header, bytes } = await ask('/s/', { 'Accept-Encoding': 'identity' })
  const page = new TextDecoder().decode(bytes)
  expect(page).toContain('<link rel="modulepreload" crossorigin href="/s/assets/home-screen-Jp2N7Ybv.js">')
  const [, content = ''] = /<meta name="first-asks" content="([^"]*)">/.exec(page) ?? []
  const asks = JSON.parse(
    content.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code))),
  ) as object
  expect(asks).toEqual({ session: ['/api/sessions/userinfo'], words: { ja: ['assets/words-ja-Jp2N7Ybv.js'] } })
  expect(page).toContain('<script>begin()</script>')
  const hash = createHash('sha256').update('begin()').digest('base64')
  expect(header('Content-Security-Policy')).toContain(`script-src 'self' 'sha256-${hash}' 'wasm-unsafe-eval';`)
  const unknown = await ask('/s/nothing/here', { 'Accept-Encoding': 'identity' })
  expect(new TextDecoder().decode(unknown.bytes)).not.toContain('<script>')
  expect(unknown.header('Content-Security-Policy')).toContain("script-src 'self' 'wasm-unsafe-eval';")
})

it('the forms of a file have no address of their own, nor has anything outside the folder', async () => {
  const names = ['loader.js.br', 'loader.js.gz', '../host/index.html', '%2e%2e/host/index.html', '.stamp', 'chunks']
  const answers = await Promise.all(names.map((name) => ask(`/sdk/v1/${name}`)))
  expect(answers.map(({ response }) => response.status)).toEqual(names.map(() => 404))
})

it('another version of the SDK is named as what is missing', async () => {
  const { response, bytes } = await ask('/sdk/9.9.9/loader.js')
  expect(response.status).toBe(404)
  expect(new TextDecoder().decode(bytes)).toContain('1.2.3')
})

it('a build that is replaced is served anew', async () => {
  const before = await ask('/sdk/v1/loader.js')
  cpSync(join(folder, 'sdk/cloak.css'), join(folder, 'sdk/loader.js'))
  const after = await ask('/sdk/v1/loader.js')
  expect(after.header('ETag')).not.toBe(before.header('ETag'))
  writeFileSync(join(folder, 'sdk/loader.js'), built.sdk['loader.js'])
})

it('the build compresses what gets smaller, and nothing else', () => {
  const names = readdirSync(join(folder, 'sdk'), { recursive: true }) as string[]
  expect(names).toContain('loader.js.br')
  expect(names).not.toContain('integrity.json.br')
  expect(readFileSync(join(folder, 'sdk/loader.js.br')).length).toBeLessThan(built.sdk['loader.js'].length)
})
