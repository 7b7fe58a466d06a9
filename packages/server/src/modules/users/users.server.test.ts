import { startTestServer, type Caller, type TestServer } from '@tsumugi/dev-env'
import { afterAll, beforeAll, expect, it } from 'vitest'

let server: TestServer
let brand: Caller
beforeAll(async () => {
  server = await startTestServer()
  brand = await server.as('brand')
})
afterAll(() => server.stop())

it("§7 PATCH /api/users/{id} with user.locale changes one's own language and answers the user", async () => {
  const { status, body } = await brand.call('PATCH', '/api/users/1', { user: { locale: 'zh-CN' } })
  expect([status, body.data.id, body.data.locale]).toEqual([200, 1, 'zh-CN'])
  expect((await brand.call('GET', '/api/sessions/userinfo')).body.data.locale).toBe('zh-CN')
})

it('design §8 who changes nothing of oneself is answered, and nothing is said of it in the audit', async () => {
  const count = async () => (await server.engine.pool.query('select count(*) from audit_event')).rows[0].count
  const before = await count()
  const { status, body } = await brand.call('PATCH', '/api/users/1', { user: {} })
  expect([status, body.data?.id ?? body, await count()]).toEqual([200, 1, before])
})

it('a language that is none of ours is refused with the field that is wrong', async () => {
  const { status, body } = await brand.call('PATCH', '/api/users/1', { user: { locale: 'fr' } })
  expect([status, body.errors[0].field]).toEqual([422, 'user.locale'])
})

it('a colleague is 403, a person of another organisation 404 (domain §1, Tenancy), and neither is changed', async () => {
  expect((await brand.call('PATCH', '/api/users/2', { user: { locale: 'en' } })).status).toBe(403)
  expect((await brand.call('PATCH', '/api/users/6', { user: { locale: 'en' } })).status).toBe(404)
  const locales = await server.engine.database
    .selectFrom('account')
    .select('locale')
    .where('id', 'in', [2, 6])
    .execute()
  expect(locales.map((row) => row.locale)).toEqual(['ja', 'ja'])
})
