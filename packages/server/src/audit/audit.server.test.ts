import { startTestServer, type TestServer } from '@tsumugi/dev-env'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { brokenLinks } from './audit-queries.ts'

let server: TestServer
let ids: number[]
const query = (text: string, values: unknown[] = []) => server.engine.pool.query(text, values)

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())
beforeEach(async () => {
  await query('delete from audit_event')
  const owner = await server.as('brand')
  for (const at of [1, 2, 3, 4]) {
    expect((await owner.call('PUT', '/api/brands/order', { ids: at % 2 ? [1, 2, 3] : [3, 2, 1] })).status).toBe(204)
  }
  const { rows } = await query('select id from audit_event where user_group_id = 1 order by id')
  ids = rows.map((row) => row.id)
})

it('domain §4.6 an untouched chain holds, and says who did what', async () => {
  expect(ids).toHaveLength(4)
  expect(await brokenLinks(server.engine.database, 1)).toEqual([])
  const { rows } = await query('select action, account_id, user_group_id, request_id from audit_event where id = $1', [
    ids[0],
  ])
  expect(rows[0]).toMatchObject({
    action: 'brand.ordered',
    user_group_id: 1,
    request_id: expect.stringMatching(/^[\da-f-]{36}$/),
  })
})

it('domain §4.6 a removed row shows', async () => {
  await query('delete from audit_event where id = $1', [ids[1]])
  expect(await brokenLinks(server.engine.database, 1)).toEqual([ids[2]])
})

it.each(['account_id = 3', 'detail = \'{"x": 1}\'', "at = at - interval '1 day'", "action = 'brand.read'"])(
  'domain §4.6 a changed row shows: %s',
  async (change) => {
    await query(`update audit_event set ${change} where id = $1`, [ids[2]])
    expect(await brokenLinks(server.engine.database, 1)).toEqual([ids[2]])
  },
)

it.each([1, 2, 3])(
  'domain §4.6 the chain holds across its parts, and a loss between two shows: %i at a time',
  async (most) => {
    expect(await brokenLinks(server.engine.database, 1, most)).toEqual([])
    await query('delete from audit_event where id = $1', [ids[1]])
    expect(await brokenLinks(server.engine.database, 1, most)).toEqual([ids[2]])
  },
)

it('domain §4.6 two writers at once still make one chain', async () => {
  const owner = await server.as('brand')
  await Promise.all([1, 2, 3, 4, 5].map(() => owner.call('PUT', '/api/brands/order', { ids: [2, 1, 3] })))
  expect(await brokenLinks(server.engine.database, 1)).toEqual([])
})

it('domain §4.6 the application role can only add: it neither changes nor removes a row', async () => {
  const { inTenant } = await import('../database/tenancy.ts')
  for (const statement of ["update audit_event set action = 'x'", 'delete from audit_event']) {
    const { sql } = await import('kysely')
    await expect(
      inTenant(server.engine.database, 1, (database) => sql.raw(statement).execute(database)),
    ).rejects.toMatchObject({ code: '42501' })
  }
})
