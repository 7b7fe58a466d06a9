import { startTestServer, type TestServer } from '@tsumugi/dev-env'
import { afterAll, beforeAll, expect, it } from 'vitest'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

it('§2 Realtime: a saved product reaches the pages of its own organisation and no other', async () => {
  const { parts } = server
  const own: unknown[] = []
  const foreign: unknown[] = []
  parts.broadcast.subscribe(1, (change) => void own.push(change))
  parts.broadcast.subscribe(2, (change) => void foreign.push(change))
  const brand = await server.as('brand')
  const { body } = await brand.call('POST', '/api/merchandisings', { brand_id: 1, merchandising: { name: '知らせ' } })
  await expect.poll(() => own).toContainEqual({ userGroupId: 1, topic: 'merchandising', id: body.data.id, by: 1 })
  expect(foreign).toEqual([])
})

it('a change that is rolled back is not told', async () => {
  const heard: unknown[] = []
  server.parts.broadcast.subscribe(1, (change) => void heard.push(change))
  const brand = await server.as('brand')
  await brand.call('POST', '/api/merchandisings', { brand_id: 1, merchandising: { name: '重', categories: [999_999] } })
  const { body } = await brand.call('POST', '/api/merchandisings', { brand_id: 1, merchandising: { name: '後' } })
  await expect.poll(() => heard).toHaveLength(1)
  expect(heard[0]).toMatchObject({ id: body.data.id })
})

it('GET /api/events streams to a signed-in page', async () => {
  const brand = await server.as('brand')
  const token = await server.cookieOf('brand')
  const response = await server.app.request('/api/events', { headers: { Cookie: token } })
  expect(response.headers.get('Content-Type')).toBe('text/event-stream')
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
  await reader.read()
  await brand.call('POST', '/api/merchandisings', { brand_id: 1, merchandising: { name: '流れる' } })
  const { value } = await reader.read()
  expect(JSON.parse(value!.replace('data: ', ''))).toMatchObject({ topic: 'merchandising', by: 1 })
  await reader.cancel()
})
