import { startTestServer, type Caller, type TestServer } from '@tsumugi/dev-env'
import { afterAll, beforeAll, expect, it } from 'vitest'

let server: TestServer
let brand: Caller
beforeAll(async () => {
  server = await startTestServer()
  brand = await server.as('brand')
})
afterAll(() => server.stop())

it('§7 GET /api/brands lists the own brands with pagination', async () => {
  const { status, body } = await brand.call('GET', '/api/brands?per_page=99999')
  expect(status).toBe(200)
  expect(body.data.map((each: { name: string }) => each.name)).toEqual(['白詰草', '青嶺', 'nuno-to'])
  expect(body.pagination).toEqual({
    current_page: 1,
    limit_value: 99_999,
    next_page: null,
    prev_page: null,
    total_count: 3,
    total_pages: 1,
  })
})

it('another organisation gets 404 for a brand, not 403 (domain §1, Tenancy)', async () => {
  const other = await server.as('otherBrand')
  expect((await other.call('GET', '/api/brands/1')).status).toBe(404)
})

it('§6 Categories, brands, sub brands: a member who is no power user may not write', async () => {
  const member = await server.as('brandMember')
  expect((await member.call('POST', '/api/brands', { brand: { name: 'x', code: 'X' } })).status).toBe(403)
})

it('golden 45: two saves with the same lock_version: the second is told what stands now', async () => {
  const { body } = await brand.call('GET', '/api/brands/2')
  const save = (name: string) =>
    brand.call('PATCH', '/api/brands/2', { brand: { name, lock_version: body.data.lock_version } })
  expect((await save('青嶺 A')).body.data).toMatchObject({ name: '青嶺 A', lock_version: body.data.lock_version + 1 })
  const second = await save('青嶺 B')
  expect(second.status).toBe(409)
  expect(second.body.errors[0].code).toBe('stale')
  expect(second.body.current).toMatchObject({ name: '青嶺 A', season_start_months: expect.any(Array) })
})

it('golden 45: the same Idempotency-Key twice makes one brand; another body under it is refused', async () => {
  const headers = { 'Idempotency-Key': 'form-1' }
  const first = await brand.call('POST', '/api/brands', { brand: { name: '一度だけ', code: 'ONCE' } }, headers)
  const again = await brand.call('POST', '/api/brands', { brand: { name: '一度だけ', code: 'ONCE' } }, headers)
  expect(again.body.data.id).toBe(first.body.data.id)
  const other = await brand.call('POST', '/api/brands', { brand: { name: '別', code: 'OTHER' } }, headers)
  expect(other.status).toBe(409)
})

it('says what is wrong, field by field, in the language of the reader', async () => {
  const { status, body } = await brand.call('POST', '/api/brands', { brand: { code: '!' } })
  expect(status).toBe(422)
  expect(body.errors.map((each: { field: string; code: string }) => [each.field, each.code])).toEqual([
    ['brand.name', 'missing'],
    ['brand.code', 'invalid_format'],
  ])
})

it('a duplicate code is a 409 that names the field', async () => {
  const { status, body } = await brand.call('POST', '/api/brands', { brand: { name: '重なり', code: 'ONCE' } })
  expect([status, body.errors[0].code, body.errors[0].field]).toEqual([409, 'duplicate_key', 'code'])
})

it('a new order must hold exactly the current set (domain §3.2)', async () => {
  const { body } = await brand.call('GET', '/api/brands')
  const ids = body.data.map((each: { id: number }) => each.id)
  expect((await brand.call('PUT', '/api/brands/order', { ids: ids.slice(1) })).status).toBe(409)
  expect((await brand.call('PUT', '/api/brands/order', { ids: ids.toReversed() })).status).toBe(204)
  const after = await brand.call('GET', '/api/brands')
  expect(after.body.data.map((each: { id: number }) => each.id)).toEqual(ids.toReversed())
})

it('a query that forgets its where sees nothing of another organisation', async () => {
  const { inTenant } = await import('../../database/tenancy.ts')
  const rows = await inTenant(server.engine.database, 2, (database) =>
    database.selectFrom('brand').select('user_group_id').execute(),
  )
  expect(new Set(rows.map((row) => row.user_group_id))).toEqual(new Set([2]))
  const none = await inTenant(server.engine.database, null, (database) =>
    database.selectFrom('brand').selectAll().execute(),
  )
  expect(none).toEqual([])
})

it('§3.1 who can see a brand: members of its teams first, with what they are, and who may change it', async () => {
  const brand = await server.as('brand')
  const {
    body: { data: viewers },
  } = await brand.call('GET', '/api/brands/1/viewers')
  const {
    body: { data: assigned },
  } = await brand.call('GET', '/api/brands/1/team_assignments')
  const {
    body: { data: teams },
  } = await brand.call('GET', '/api/user_groups/1/teams')
  const expected = new Set(
    (teams as { id: number; user_ids: number[] }[])
      .filter(({ id }) => assigned.some((each: { team_id: number }) => each.team_id === id))
      .flatMap((team) => team.user_ids),
  )
  const ofTeams = (viewers as { user_id: number; teams: unknown[] }[]).filter((viewer) => viewer.teams.length > 0)
  expect(new Set(ofTeams.map((viewer) => viewer.user_id))).toEqual(expected)
  expect(viewers.slice(0, ofTeams.length)).toEqual(ofTeams)
  const {
    body: { data: fresh },
  } = await brand.call('POST', '/api/brands', { brand: { name: '担当のないブランド', code: 'NOTEAM' } })
  expect(
    (await brand.call('GET', `/api/brands/${fresh.id}/viewers`)).body.data.flatMap(
      (viewer: { teams: unknown[] }) => viewer.teams,
    ),
  ).toEqual([])
  const owner = await brand.call('GET', '/api/sessions/userinfo')
  expect(viewers.find((viewer: { user_id: number }) => viewer.user_id === owner.body.data.id)).toMatchObject({
    may_change: true,
  })
  expect((await (await server.as('otherBrand')).call('GET', '/api/brands/1/viewers')).status).toBe(404)
})
