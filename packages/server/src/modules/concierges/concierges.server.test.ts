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

const ryo = 'ryo.hotta@watashibune.example'
const entryFor = (email: string, user_group_id: number) => ({ concierge: { email, user_group_id } })
const flagOf = async (cookie: string) => {
  const headers = { Cookie: cookie, 'X-Requested-With': 'XMLHttpRequest' }
  const { data } = (await (await server.app.request('/api/sessions/userinfo', { headers })).json()) as {
    data: { admin: boolean }
  }
  return data.admin
}

it('nobody becomes concierge of an admin organisation: refused with words, and by the database', async () => {
  const owner = await server.as('admin')
  const { status, body } = await owner.call('POST', '/api/concierges', entryFor(ryo, 10))
  expect([status, body.errors[0].code, body.errors[0].field]).toEqual([
    422,
    'concierge_of_admin',
    'concierge.user_group_id',
  ])
  await expect(
    server.engine.pool.query('insert into concierge (account_id, user_group_id) values (11, 10)'),
  ).rejects.toMatchObject({ code: '23514' })
  expect((await owner.call('POST', '/api/concierges', entryFor(ryo, 999_999))).status).toBe(404)
})

it('§6 the admin flag follows from the entry: given with it, gone with it', async () => {
  const owner = await server.as('admin')
  const cookie = await server.cookieOf('tradeMember')
  expect(await flagOf(cookie)).toBe(false)
  const { body } = await owner.call('POST', '/api/concierges', entryFor(ryo, 3))
  expect(await flagOf(cookie)).toBe(true)
  expect((await owner.call('DELETE', `/api/concierges/${body.data.id}`)).status).toBe(204)
  expect(await flagOf(cookie)).toBe(false)
})

it('an entry that is left over into an admin organisation lets nobody in', async () => {
  const { pool } = server.engine
  await pool.query('alter table concierge disable trigger refuse_concierge_of_admin')
  await pool.query('insert into concierge (account_id, user_group_id) values (11, 10)')
  const caller = await server.as('tradeMember')
  expect((await caller.call('PATCH', '/api/sessions/userinfo', { current_user_group_id: 10 })).status).toBe(404)
  await pool.query('update session set user_group_id = 10 where account_id = 11')
  expect((await caller.call('GET', '/api/user_groups/directory')).status).toBe(401)
  await pool.query('delete from concierge where user_group_id = 10')
  await pool.query('alter table concierge enable trigger refuse_concierge_of_admin')
})
