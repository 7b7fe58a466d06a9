import { startTestServer, type Caller, type TestServer } from '@tsumugi/dev-env'
import { afterAll, beforeAll, expect, it } from 'vitest'

let server: TestServer
let asa: Caller
beforeAll(async () => {
  server = await startTestServer()
  asa = await server.as('brand')
})
afterAll(() => server.stop())

const step = {
  name: '経理',
  approvers: [{ kind: 'team', id: 3 }],
  mode: 'any',
  quorum: 1,
  amount_from: null,
  skip_if_same_user: false,
  due_days: 2,
  delegate_id: null,
  escalate_to_id: null,
}
const none = { amount_from: null, brand_ids: [], partner_ids: [], category_ids: [] }
const wish = (more = {}) => ({
  approval_route: { name: '支払', target: 'payment', active: true, conditions: none, steps: [step], ...more },
})
const simulate = async (body: object) =>
  (await asa.call('POST', '/api/approval_routes/simulate', { target: 'payment', ...body })).body.data

it('a route is added last, changed against its version, put in order, and taken out of use', async () => {
  const first = (await asa.call('POST', '/api/approval_routes', wish())).body.data
  const second = (
    await asa.call(
      'POST',
      '/api/approval_routes',
      wish({ name: '大きな支払', conditions: { ...none, amount_from: '1000000' } }),
    )
  ).body.data
  expect([first.priority, second.priority, first.version]).toEqual([0, 1, 1])
  expect((await asa.call('PUT', '/api/approval_routes/order', { target: 'payment', ids: [second.id] })).status).toBe(
    409,
  )
  expect(
    (await asa.call('PUT', '/api/approval_routes/order', { target: 'payment', ids: [second.id, first.id] })).status,
  ).toBe(204)
  const saved = await asa.call('PATCH', `/api/approval_routes/${first.id}`, {
    approval_route: { name: '支払(標準)', lock_version: 0 },
  })
  expect(saved.body.data).toMatchObject({ name: '支払(標準)', version: 2, lock_version: 1 })
  const late = await asa.call('PATCH', `/api/approval_routes/${first.id}`, {
    approval_route: { name: 'x', lock_version: 0 },
  })
  expect([late.status, late.body.current.name]).toEqual([409, '支払(標準)'])
  expect(
    (await simulate({ facts: { amount: '1000000', brand_id: null, partner_id: null, category_ids: [] } })).route.name,
  ).toBe('大きな支払')
  expect((await asa.call('DELETE', `/api/approval_routes/${second.id}?lock_version=0`)).status).toBe(204)
  expect((await asa.call('GET', `/api/approval_routes/${second.id}`)).status).toBe(404)
})

it('§3.11 simulating changes nothing and takes the route on the screen in place of the saved one', async () => {
  const before = (await server.engine.pool.query('select count(*) as n from approval')).rows[0].n
  const { data } = (await asa.call('GET', '/api/approval_routes?target=payment')).body
  const facts = { amount: '50', brand_id: null, partner_id: null, category_ids: [] }
  expect(await simulate({ facts })).toMatchObject({
    fallback: false,
    route: { name: '支払(標準)' },
    steps: [{ name: '経理', taken: true, assignees: [{ name: '白井 環' }] }],
  })
  const draft = {
    ...wish({ name: '下書き', conditions: { ...none, amount_from: '100' } }).approval_route,
    id: data[0].id,
  }
  expect(await simulate({ facts, draft })).toMatchObject({
    fallback: true,
    route: null,
    judged: [{ name: '下書き', fits: false }],
  })
  expect((await server.engine.pool.query('select count(*) as n from approval')).rows[0].n).toBe(before)
})

it('a document is read as it is now', async () => {
  const { body } = await asa.call('GET', `/api/approval_routes/documents?target=custom&q=${encodeURIComponent('図録')}`)
  expect(body.data).toMatchObject([{ title: '27春夏展示会 図録の印刷', amount: '480000' }])
  const result = await simulate({ target: 'custom', document_id: body.data[0].id })
  expect([result.facts.amount, result.own_steps, result.route.name]).toEqual(['480000', true, '展示会経費の申請'])
  const [launch] = (
    await asa.call('GET', `/api/approval_routes/documents?target=custom&q=${encodeURIComponent('商品化の稟議')}`)
  ).body.data
  const routed = await simulate({ target: 'custom', document_id: launch.id })
  expect([
    routed.facts.amount,
    routed.own_steps,
    routed.judged.find((each: { chosen: boolean }) => each.chosen).name,
  ]).toEqual([launch.amount, false, routed.route.name])
})

it('steps and conditions name only people, teams, brands and partners of one’s own', async () => {
  const refused = async (more: object) =>
    (await asa.call('POST', '/api/approval_routes', wish(more))).body.errors?.map(
      (each: { code: string; field: string }) => [each.code, each.field],
    )
  expect(await refused({ steps: [{ ...step, approvers: [{ kind: 'user', id: 6 }] }] })).toEqual([
    ['not_found', 'approval_route.steps'],
  ])
  expect(await refused({ steps: [{ ...step, escalate_to_id: 6 }] })).toEqual([['not_found', 'approval_route.steps']])
  expect(await refused({ conditions: { ...none, brand_ids: [4] } })).toEqual([
    ['not_found', 'approval_route.conditions.brand_ids'],
  ])
  expect(await refused({ conditions: { ...none, partner_ids: [2] } })).toEqual([
    ['not_found', 'approval_route.conditions.partner_ids'],
  ])
  expect(await refused({ steps: [] })).toEqual([['missing', 'approval_route.steps']])
  const { body } = await asa.call('GET', '/api/approval_routes/approvers')
  expect(body.data.partners.map((each: { name: string }) => each.name)).toContain('江南縫製(デモ)')
})

it('§6 Approval routes: brand with approval_route.create', async () => {
  expect((await (await server.as('brandMember')).call('GET', '/api/approval_routes')).status).toBe(403)
  expect((await (await server.as('supplier')).call('GET', '/api/approval_routes')).status).toBe(403)
})

it('versions: a route edited while something runs on it leaves that alone', async () => {
  const tamaki = await server.as('brandOwner')
  const { body } = await asa.call('GET', '/api/approvals?q=' + encodeURIComponent('ジャージー'))
  const running = body.data[0]
  const routes = (await asa.call('GET', '/api/approval_routes?target=custom')).body.data
  const standard = routes.find((each: { name: string }) => each.name === '商品化(標準)')
  await asa.call('PATCH', `/api/approval_routes/${standard.id}`, {
    approval_route: { steps: [{ ...step, name: '別の段階' }], lock_version: standard.lock_version },
  })
  const path = (await tamaki.call('GET', `/api/approvals/${running.id}/approval_steps`)).body.data
  expect(path.steps.map((each: { name: string }) => each.name)).toEqual(['MD企画'])
})
