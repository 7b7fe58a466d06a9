import { startTestServer, type TestServer } from '@tsumugi/dev-env'
import { afterAll, beforeAll, expect, it } from 'vitest'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

it('lists the rows of the own organisation', async () => {
  const brand = await server.as('brand')
  const { status, body } = await brand.call('GET', '/api/sample_noun')
  expect(status).toBe(200)
  expect(body.pagination.current_page).toBe(1)
})

it('refuses a kind that has no business here', async () => {
  const supplier = await server.as('supplier')
  expect((await supplier.call('GET', '/api/sample_noun')).status).toBe(403)
})
