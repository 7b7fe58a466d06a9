import { formVisitor, startTestServer, type Caller, type TestServer } from '@tsumugi/dev-env'
import { afterAll, beforeAll, expect, it } from 'vitest'

let server: TestServer
let brand: Caller
beforeAll(async () => {
  server = await startTestServer()
  brand = await server.as('brand')
  await server.engine.pool.query('delete from audit_event')
  await brand.call('PUT', '/api/brands/order', { ids: [3, 2, 1] })
  await brand.call('PATCH', '/api/users/1', { user: { name: '森下 あさ' } })
  const many = await server.as('manyOrganisations')
  await many.call('PATCH', '/api/sessions/userinfo', { current_user_group_id: 8 })
  await server.engine.pool.query('update session set original_account_id = 14 where account_id = 1')
  await brand.call('PUT', '/api/brands/order', { ids: [1, 2, 3] })
})
afterAll(() => server.stop())

const list = async (query = '') => (await brand.call('GET', `/api/audit_events${query}`)).body
const actions = (body: { data: { action: string }[] }) => body.data.map(({ action }) => action)

it('domain §4.6 says who did what, the newest first, and who stood behind an impersonation', async () => {
  const { data, pagination } = await list()
  expect(actions({ data })).toEqual(['brand.ordered', 'session.switched', 'user.renamed', 'brand.ordered'])
  expect(pagination.total_count).toBe(4)
  expect(data[0]).toMatchObject({
    user: { id: 1, name: '森下 あさ' },
    original_user: { id: 14, name: '隅田 琴' },
    address: 'in-process',
  })
})

it('filters by noun, action, person, subject and days', async () => {
  expect(actions(await list('?action=brand'))).toEqual(['brand.ordered', 'brand.ordered'])
  expect(actions(await list('?action=user.renamed'))).toEqual(['user.renamed'])
  expect(actions(await list('?user_id=14'))).toEqual(['brand.ordered'])
  expect(actions(await list('?subject_kind=user_group&subject_id=8'))).toEqual(['session.switched'])
  expect((await list('?to=2020-01-01')).data).toEqual([])
  expect((await list('?from=2020-01-01&per_page=1')).pagination).toMatchObject({ total_count: 4, limit_value: 1 })
  expect((await brand.call('GET', '/api/audit_events/actions')).body.data).toEqual([
    'brand.ordered',
    'session.switched',
    'user.renamed',
  ])
})

it('how many rows there are is said of all, of an action, a noun or a verb alike', async () => {
  const { data: all } = await list('?per_page=500')
  for (const [query, wanted] of [
    ['', () => true],
    ['&action=brand', (action: string) => action.startsWith('brand.')],
    ['&action=user.renamed', (action: string) => action === 'user.renamed'],
    ['&verb=ordered', (action: string) => action.endsWith('.ordered')],
    ['&action=nothing', () => false],
  ] as const) {
    const { data, pagination } = await list(`?per_page=500${query}`)
    const count = (all as { action: string }[]).filter(({ action }) => wanted(action)).length
    expect([query, data.length, pagination.total_count]).toEqual([query, count, count])
  }
})

it('domain §4.6 the chain is checked on demand: a changed row shows', async () => {
  const verify = async () => (await brand.call('GET', '/api/audit_events/verification')).body.data
  expect(await verify()).toEqual({ checked: 4, broken_ids: [], next: null })
  const { data } = await list()
  await server.engine.pool.query(`update audit_event set action = 'brand.read' where id = $1`, [data[1].id])
  expect((await verify()).broken_ids).toEqual([data[1].id])
})

it('a part of the chain begins after the row that is named', async () => {
  const { data } = await list('?sort=id')
  const after = data.at(-2).id
  const answer = await brand.call('GET', `/api/audit_events/verification?after=${after}`)
  expect(answer.body.data).toMatchObject({ checked: data.length - 2, next: null })
})

it('only power users, and only their own organisation', async () => {
  expect((await (await server.as('brandMember')).call('GET', '/api/audit_events')).status).toBe(403)
  expect((await (await server.as('otherBrand')).call('GET', '/api/audit_events')).body.data).toEqual([])
})

it('D9 rows of signing in name the account, older ones too, and the chain holds what was written', async () => {
  const visitor = formVisitor(server)
  await visitor.get('/users/sign_in')
  const sent = { email: 'minori.ogawa@shirotsume.example', password: 'demo-tsumugi' }
  expect((await visitor.post('/users/sign_in', sent)).status).toBe(303)
  await visitor.get('/users/sign_out')
  const { data } = await list('?action=session')
  expect(
    data.slice(0, 2).map(({ action, detail }: { action: string; detail: object }) => ({ action, detail })),
  ).toEqual([
    { action: 'session.signed_out', detail: { name: '小川 みのり' } },
    { action: 'session.signed_in', detail: { name: '小川 みのり' } },
  ])
  const stored = await server.engine.pool.query("select detail from audit_event where action = 'session.signed_in'")
  expect(stored.rows.map(({ detail }) => detail)).toEqual([{}])
})
