import { createServer, request, type IncomingHttpHeaders, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startTestServer, type TestServer } from '@tsumugi/dev-env'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { drain, listen } from '../operations/listen.ts'

interface Seen {
  readonly method: string
  readonly url: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

let older: Server
let olderOrigin: string
let seen: Seen[] = []
let server: TestServer
let front: { url: string; server: Server }

beforeAll(async () => {
  older = createServer(
    (asked, answer) =>
      void answerAsOlder(asked).then(({ status, headers, body }) => {
        answer.writeHead(status, headers).end(body)
      }),
  )
  await new Promise<void>((listening) => older.listen(0, '127.0.0.1', listening))
  olderOrigin = `http://127.0.0.1:${(older.address() as AddressInfo).port}`
  server = await startTestServer({ legacyOrigin: olderOrigin })
  front = await listen(server.app.fetch, '127.0.0.1', 0)
})
afterAll(async () => {
  await drain(front.server)
  await server.stop()
  older.close()
})

async function answerAsOlder(asked: IncomingMessage) {
  const parts: Buffer[] = []
  for await (const part of asked) parts.push(part as Buffer)
  seen.push({ method: asked.method!, url: asked.url!, headers: asked.headers, body: Buffer.concat(parts).toString() })
  if (asked.url === '/moved')
    return { status: 302, headers: { location: `${olderOrigin}/trade/trades?page=2` }, body: '' }
  if (asked.url === '/elsewhere') return { status: 302, headers: { location: 'https://other.example/' }, body: '' }
  return {
    status: 200,
    headers: {
      'set-cookie': ['_older=1; path=/; HttpOnly', 'theme=dark; path=/', 'tsumugi_session=mine; path=/'],
      'content-type': 'text/html',
      'keep-alive': 'timeout=99',
    },
    body: '<h1>案件 (デモ)</h1>',
  }
}

/** Through a socket, so that headers arrive as a visitor wrote them. */
function ask(path: string, options: { method?: string; headers?: Record<string, string>; body?: string } = {}) {
  seen = []
  return new Promise<{ status: number; headers: IncomingHttpHeaders; body: string }>((answered, failed) => {
    const { hostname, port } = new URL(front.url)
    const call = request(
      { host: hostname, port, path, method: options.method ?? 'GET', headers: options.headers },
      (reply) => {
        let body = ''
        reply
          .setEncoding('utf8')
          .on('data', (text) => (body += text))
          .on('end', () => answered({ status: reply.statusCode!, headers: reply.headers, body }))
      },
    )
    call.on('error', failed)
    call.end(options.body)
  })
}

it('design §3: paths that are not ours are passed on, with query and body', async () => {
  const got = await ask('/trade/trades?status[]=open&q=%E7%B6%BF')
  expect(got.body).toBe('<h1>案件 (デモ)</h1>')
  expect(seen).toMatchObject([{ method: 'GET', url: '/trade/trades?status[]=open&q=%E7%B6%BF' }])
  await ask('/trade/trades', {
    method: 'POST',
    body: 'name=%E7%B6%BF',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  expect(seen).toMatchObject([{ method: 'POST', body: 'name=%E7%B6%BF' }])
  await ask('/')
  expect(seen).toMatchObject([{ url: '/' }])
})

for (const path of [
  '/users/sign_in',
  '/api/sessions/userinfo',
  '/s/trades/',
  '/s',
  '/sdk/v1/loader.js',
  '/healthz',
  '/metrics',
  '/development/mail',
]) {
  it(`design §3: ${path} stays with us`, async () => {
    await ask(path)
    expect(seen).toEqual([])
  })
}
for (const path of [
  '/sewing/brand/productions',
  '/sdkx',
  '/apifoo',
  '/suppliers',
  '//other.example/x',
  '/s/../calendar',
]) {
  it(`design §3: ${path} belongs to the older application`, async () => {
    await ask(path)
    expect(seen).toHaveLength(1)
  })
}

it('cookies of the older application pass both ways, ours neither', async () => {
  const { headers } = await ask('/calendar', {
    headers: { cookie: '_older=0; tsumugi_session=abc; __Host-tsumugi_session=d; tsumugi_form=e' },
  })
  expect(seen[0]!.headers.cookie).toBe('_older=0')
  expect(headers['set-cookie']).toEqual(['_older=1; path=/; HttpOnly', 'theme=dark; path=/'])
})

it('headers between neighbours stay between neighbours', async () => {
  const { headers } = await ask('/calendar', {
    headers: {
      connection: 'close, x-secret, cookie',
      'x-secret': '1',
      cookie: 'a=1',
      te: 'trailers',
      'proxy-authorization': 'Basic x',
      'x-kept': '1',
    },
  })
  const { headers: arrived } = seen[0]!
  expect(arrived['x-secret']).toBeUndefined()
  expect(arrived.te).toBeUndefined()
  expect(arrived['proxy-authorization']).toBeUndefined()
  expect(arrived).toMatchObject({ 'x-kept': '1', cookie: 'a=1' })
  expect(headers['keep-alive'] ?? '').not.toContain('99')
})

it('a visitor cannot say who it is in the name of a proxy', async () => {
  await ask('/calendar', {
    headers: {
      'X-Forwarded-For': '10.0.0.1',
      'X-Forwarded-Host': 'evil.example',
      'X-Forwarded-Proto': 'https',
      Forwarded: 'for=10.0.0.1',
      'X-Real-IP': '10.0.0.1',
      'X-Original-URL': '/admin',
      'X-Rewrite-URL': '/admin',
      X_Forwarded_For: '10.0.0.1',
    },
  })
  const { headers } = seen[0]!
  expect(headers).toMatchObject({
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-host': new URL(front.url).host,
    'x-forwarded-proto': 'http',
    host: new URL(olderOrigin).host,
  })
  for (const name of ['forwarded', 'x-real-ip', 'x-original-url', 'x-rewrite-url', 'x_forwarded_for'])
    expect(headers[name]).toBeUndefined()
})

it('two lengths for one body are refused, not passed on', async () => {
  const { status } = await ask('/trade/trades', {
    method: 'POST',
    body: '0\r\n\r\nGET /admin HTTP/1.1\r\n\r\n',
    headers: { 'content-length': '5', 'transfer-encoding': 'chunked' },
  }).catch(() => ({ status: 0 }))
  expect(status === 0 || status === 400).toBe(true)
  expect(seen).toEqual([])
})

it('a redirect inside stays on the origin that people see, others are left alone', async () => {
  expect((await ask('/moved')).headers.location).toBe('/trade/trades?page=2')
  expect((await ask('/elsewhere')).headers.location).toBe('https://other.example/')
})

it('the older application keeps its own content policy, or none', async () => {
  const { headers } = await ask('/calendar')
  expect(headers['content-security-policy']).toBeUndefined()
  expect(headers['content-type']).toBe('text/html')
})

it('an older application that does not answer, or is ourselves, gets said so', async () => {
  const away = await startTestServer({ legacyOrigin: 'http://127.0.0.1:9' })
  const got = await away.app.request('/trade/trades', { headers: { 'Accept-Language': 'en' } })
  expect([got.status, await got.text()]).toEqual([502, expect.stringContaining('does not answer')])
  const turning = await away.app.request('/trade/trades', { headers: { Via: '1.1 tsumugi' } })
  expect(turning.status).toBe(508)
  await away.stop()
})

it('domain §6.7: without the older application its known paths lead to our screens', async () => {
  const alone = await startTestServer()
  const leadsTo = async (path: string) => (await alone.app.request(path)).headers.get('Location')
  expect(await leadsTo('/sewing/brand/productions?page=2')).toBe('/s/productions?page=2')
  expect(await leadsTo('/trade/trades/')).toBe('/s/trades/')
  expect(await leadsTo('/trade/trades/12')).toBe('/s/trades/12')
  expect(await leadsTo('/account/admin/kpi')).toBe('/s/kpi')
  expect(await leadsTo('/account/user_groups/3/extension_field_definitions')).toBe('/s/extension_field_definitions')
  expect(await leadsTo('/account/admin/notices')).toBe('/s/notices')
  expect(await leadsTo('/messages/12')).toBe('/s/messages/12')
  expect(await leadsTo('/calendar?month=2026-11')).toBe('/s/calendar?month=2026-11')
  expect((await alone.app.request('/nothing')).status).toBe(404)
  expect((await alone.app.request('/trade/trades', { method: 'POST' })).status).toBe(404)
  await alone.stop()
})
