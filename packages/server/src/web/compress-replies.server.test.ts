import { startTestServer, type TestServer } from '@tsumugi/dev-env'
import { afterAll, beforeAll, expect, it } from 'vitest'

let server: TestServer
let cookie: string
beforeAll(async () => {
  server = await startTestServer()
  cookie = await server.cookieOf('brand')
})
afterAll(() => server.stop())

const ours = { 'X-Requested-With': 'XMLHttpRequest' }
const ask = (path: string, headers: Record<string, string>) =>
  server.app.request(path, { headers: { Cookie: cookie, ...headers } })

it.each(['br', 'gzip'])('a larger reply of the API travels as %s', async (encoding) => {
  const response = await ask('/api/merchandisings/maps?brand_id=1&season=27SS', {
    ...ours,
    'Accept-Encoding': encoding,
  })
  expect(response.status).toBe(200)
  expect(response.headers.get('Content-Encoding')).toBe(encoding)
  expect(response.headers.get('Vary')).toContain('Accept-Encoding')
  const packed = await response.arrayBuffer()
  expect(response.headers.get('Content-Length')).toBe(String(packed.byteLength))
  const stream = new Blob([packed]).stream()
  const { gunzipSync, brotliDecompressSync } = await import('node:zlib')
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer())
  const text = (encoding === 'br' ? brotliDecompressSync : gunzipSync)(bytes).toString()
  const plain = await ask('/api/merchandisings/maps?brand_id=1&season=27SS', ours)
  expect(plain.headers.get('Content-Encoding')).toBeNull()
  expect(JSON.parse(text)).toEqual(await plain.json())
})

it('a small reply, a refusal and an empty one travel as they are', async () => {
  const packing = { ...ours, 'Accept-Encoding': 'br' }
  for (const path of ['/api/notifications/count', '/api/merchandisings/999999999', '/api/nothing']) {
    const response = await ask(path, packing)
    expect(response.headers.get('Content-Encoding'), path).toBeNull()
    expect(JSON.stringify(await response.json()).length, path).toBeGreaterThan(2)
  }
})

it('what another site could make a browser ask for is never compressed, so its size tells nothing', async () => {
  const description = await ask('/api/openapi.json', { 'Accept-Encoding': 'br, gzip' })
  expect(description.headers.get('Content-Encoding')).toBeNull()
  for (const path of ['/users/sign_in', '/users/password/new']) {
    const page = await server.app.request(path, { headers: { 'Accept-Encoding': 'br, gzip', ...ours } })
    expect(page.headers.get('Content-Encoding'), path).toBeNull()
  }
})

it('a stream of events is not held back to be compressed', async () => {
  const response = await ask('/api/events', { ...ours, 'Accept-Encoding': 'br' })
  expect(response.headers.get('Content-Type')).toContain('text/event-stream')
  expect(response.headers.get('Content-Encoding')).toBeNull()
  await response.body?.cancel()
})
