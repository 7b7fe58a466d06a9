import { expect, it } from 'vitest'
import { runDueJobs } from '../../jobs.ts'
import {
  server,
  asa,
  tamaki,
  minori,
  rows,
  user,
  step,
  workflow,
  ask,
  show,
  decide,
  route,
  openApprovalsScene,
} from './approvals-scene.fixture.ts'

openApprovalsScene()

it('golden 44: route ≥1,000,000 = 2 steps, 999,999 → 1 step; own click → 422 self_approval; edit while pending → cancelled', async () => {
  const large = await route({
    name: '百万円以上',
    conditions: { amount_from: '1000000', brand_ids: [], partner_ids: [], category_ids: [] },
    steps: [step('課長', [user(1)]), step('部長', [user(3)])],
  })
  const definition = await workflow([])
  const small = await show(asa, (await ask(minori, definition, '999999')).approval_id)
  expect(small.path.steps.map((each: { name: string }) => each.name)).toEqual([''])
  const item = await ask(minori, definition, '1000000')
  const approval = await show(asa, item.approval_id)
  expect(approval.path.steps.map((each: { name: string; status: string }) => [each.name, each.status])).toEqual([
    ['課長', 'open'],
    ['部長', 'waiting'],
  ])
  const own = await decide(minori, approval.id, 'approve', approval.path.steps[0].id)
  expect([own.status, own.body.errors[0].code]).toEqual([422, 'self_approval'])
  const edited = await minori.call('PATCH', `/api/custom_workflow_items/${item.id}`, {
    custom_workflow_item: { values: { cost: '1000001' }, lock_version: item.lock_version },
  })
  expect([edited.status, edited.body.data.status]).toEqual([200, 'cancelled'])
  expect((await show(asa, approval.id)).status).toBe('cancelled')
  await asa.call('DELETE', `/api/approval_routes/${large.id}?lock_version=${large.lock_version}`)
})

it('an edit that leaves every value as it is cancels nothing', async () => {
  const item = await ask(minori, await workflow([step('一次', [user(1)])]), '500')
  const same = await minori.call('PATCH', `/api/custom_workflow_items/${item.id}`, {
    custom_workflow_item: { values: { cost: '500.00' }, lock_version: item.lock_version },
  })
  expect(same.body.data.status).toBe('pending')
})

it('§3.11 self_approval: with the configuration on, who asks may decide', async () => {
  await rows('update user_group_config set self_approval = true where user_group_id = 1')
  const approval = await show(asa, (await ask(asa, await workflow([step('一次', [user(1)])]))).approval_id)
  expect(approval.step_id).toBe(approval.path.steps[0].id)
  expect((await decide(asa, approval.id, 'approve', approval.step_id)).body.data.status).toBe('approved')
  await rows('update user_group_config set self_approval = false where user_group_id = 1')
})

it('§3.11 two steps: each in turn, then approved, and who asked is told in the app and by mail', async () => {
  const item = await ask(minori, await workflow([step('課長', [user(1)]), step('部長', [user(3)])]))
  const first = await show(asa, item.approval_id)
  expect((await show(tamaki, first.id)).step_id).toBeNull()
  expect((await decide(asa, first.id, 'approve', first.step_id, 'よい')).body.data.status).toBe('pending')
  const second = await show(tamaki, first.id)
  const done = await decide(tamaki, first.id, 'approve', second.step_id)
  expect([done.body.data.status, done.body.data.path.steps.map((each: { status: string }) => each.status)]).toEqual([
    'approved',
    ['approved', 'approved'],
  ])
  expect((await minori.call('GET', `/api/custom_workflow_items/${item.id}`)).body.data.status).toBe('approved')
  const { body } = await minori.call('GET', '/api/notifications?unread=true')
  expect(body.data[0]).toMatchObject({ event: 'approval_approved', by: '白井 環', link: `/s/approvals?id=${first.id}` })
  expect(body.data[0].title).toMatch(/^承認されました:依頼 \d+\(白井 環\)$/)
  await runDueJobs(server.parts)
  expect((await server.waiting('mail')).at(-1)).toMatchObject({
    to: 'minori.ogawa@shirotsume.example',
    subject: body.data[0].title,
    locale: 'ja',
  })
})

it('§3.11 reject needs comment; a refusal ends it for all', async () => {
  const approval = await show(
    asa,
    (await ask(minori, await workflow([step('全員', [user(1), user(3)], { mode: 'all' })]))).approval_id,
  )
  const bare = await decide(asa, approval.id, 'reject', approval.step_id, '  ')
  expect([bare.status, bare.body.errors[0].field]).toEqual([422, 'decision.comment'])
  const rejected = await decide(asa, approval.id, 'reject', approval.step_id, '予算外')
  expect(rejected.body.data).toMatchObject({ status: 'rejected', step_id: null })
  expect((await decide(tamaki, approval.id, 'approve', approval.step_id)).status).toBe(409)
})

it('§3.11 returned: fix and send again; the next decider sees what changed since nothing was approved', async () => {
  const item = await ask(minori, await workflow([step('一次', [user(1)])]), '800')
  const approval = await show(asa, item.approval_id)
  await decide(asa, approval.id, 'return', approval.step_id, '見積を直してください')
  const form = `/s/custom_workflow_items/${item.id}/approval`
  expect([(await show(minori, approval.id)).correction, (await show(asa, approval.id)).correction]).toEqual([
    form,
    null,
  ])
  const returned = (await minori.call('GET', `/api/custom_workflow_items/${item.id}`)).body.data
  expect(returned).toMatchObject({ status: 'returned', editable: true })
  const fixed = await minori.call('PATCH', `/api/custom_workflow_items/${item.id}`, {
    custom_workflow_item: { values: { cost: '700' }, lock_version: returned.lock_version },
  })
  const again = await minori.call('POST', `/api/custom_workflow_items/${item.id}/submit`, {
    lock_version: fixed.body.data.lock_version,
  })
  expect(again.body.data.status).toBe('pending')
  expect((await show(minori, approval.id)).correction).toBeNull()
  const second = await show(asa, again.body.data.approval_id)
  expect([second.previous, second.change_count]).toEqual([null, null])
  await decide(asa, second.id, 'approve', second.step_id)
})

it('withdraw: only by who asked, and only while it runs', async () => {
  const item = await ask(minori, await workflow([step('一次', [user(1)])]))
  const approval = await show(minori, item.approval_id)
  expect(
    (await asa.call('POST', `/api/approvals/${approval.id}/withdraw`, { lock_version: approval.lock_version })).status,
  ).toBe(404)
  const done = await minori.call('POST', `/api/approvals/${approval.id}/withdraw`, {
    lock_version: approval.lock_version,
  })
  expect(done.body.data.status).toBe('withdrawn')
  expect(
    (await minori.call('POST', `/api/approvals/${approval.id}/withdraw`, { lock_version: approval.lock_version + 1 }))
      .status,
  ).toBe(409)
})

it('the chain of what was done holds, and names each transition', async () => {
  const { brokenLinks } = await import('../../audit/audit-queries.ts')
  expect(await brokenLinks(server.engine.database, 1)).toEqual([])
  const actions = new Set(
    (await rows("select distinct action from audit_event where subject_kind = 'approval'")).map(({ action }) => action),
  )
  for (const action of ['requested', 'step_approved', 'approved', 'rejected', 'returned', 'withdrawn', 'cancelled'])
    expect(actions).toContain(`approval.${action}`)
})
