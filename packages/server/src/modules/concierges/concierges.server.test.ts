import { startTestServer, type TestServer } from '@tsumugi/dev-env'
import { afterAll, beforeAll, expect, it } from 'vitest'

interface Row {
  user_group_id: number
  user_group: { id: number; agreed_terms_at: string | null }
}
let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

it('§7 GET /api/concierges?mine=true lists items with user_group_id and user_group', async () => {
  const { status, body } = await (await server.as('concierge')).call('GET', '/api/concierges?mine=true')
  expect(status).toBe(200)
  const rows = body.data.map((each: Row) => [
    each.user_group_id,
    each.user_group.id,
    each.user_group.agreed_terms_at !== null,
  ])
  expect(rows.toSorted()).toEqual([
    [1, 1, true],
    [2, 2, true],
    [7, 7, false],
  ])
})

it('§7 nobody else sees them: a user who is no concierge gets an empty list', async () => {
  expect((await (await server.as('brand')).call('GET', '/api/concierges?mine=true')).body.data).toEqual([])
})

it('a suspended organisation is not offered (domain §3.1, States)', async () => {
  const { database } = server.engine
  await database.updateTable('user_group').set({ suspended_at: new Date().toISOString() }).where('id', '=', 2).execute()
  const { body } = await (await server.as('concierge')).call('GET', '/api/concierges?mine=true')
  expect(body.data.map((each: Row) => each.user_group_id).toSorted()).toEqual([1, 7])
})
