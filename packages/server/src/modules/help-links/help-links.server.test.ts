import { startTestServer, type TestServer } from '@tsumugi/dev-env'
import { afterAll, beforeAll, expect, it } from 'vitest'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

it('§7 GET /api/zendesk_links answers a help URL with numeric segments replaced by a placeholder', async () => {
  const caller = await server.as('brand')
  const { status, body } = await caller.call(
    'GET',
    `/api/zendesk_links?path=${encodeURIComponent('/s/merchandisings/md_map/12/345?tab=1')}`,
  )
  expect([status, body.data]).toEqual([200, '/users/help?lang=ja&screen=/s/merchandisings/md_map/%3Aid/%3Aid'])
})

it('the page it names answers', async () => {
  const response = await server.app.request('/users/help?lang=ja&screen=/s/master/brands/%3Aid')
  expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('/s/master/brands/:id')])
})
