import { type Caller } from '@tsumugi/dev-env'
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
  openApprovalsScene,
} from './approvals-scene.fixture.ts'

openApprovalsScene()

it('§3.11 diff since approved: the fields, before and after, with the difference', async () => {
  const product = (
    await asa.call('POST', '/api/merchandisings', {
      brand_id: 1,
      merchandising: { name: '差分の見本', plan_quantity: 100, unit_cost: '1000', list_price: '5000' },
    })
  ).body.data
  const definition = await workflow([step('一次', [user(3)])], { target: 'merchandising' })
  const first = await show(tamaki, (await ask(asa, definition, '', { subject_id: product.id })).approval_id)
  expect(first).toMatchObject({ amount: '100000', link: `/s/merchandisings/md_map/1/${product.id}` })
  await decide(tamaki, first.id, 'approve', first.step_id)
  const other = await ask(asa, definition, '', { subject_id: product.id })
  const saved = await asa.call('PATCH', `/api/merchandisings/${product.id}`, {
    merchandising: { unit_cost: '1100', lock_version: product.lock_version },
  })
  expect(saved.status).toBe(200)
  expect((await show(tamaki, other.approval_id)).status).toBe('cancelled')
  const now = (await asa.call('GET', `/api/custom_workflow_items/${other.id}`)).body.data
  const again = (
    await asa.call('POST', `/api/custom_workflow_items/${other.id}/submit`, { lock_version: now.lock_version })
  ).body.data
  const second = await show(tamaki, again.approval_id)
  expect(second.fields.filter((field: { changed: boolean }) => field.changed)).toEqual([
    {
      key: 'product.unitCost',
      kind: 'money',
      label: '原価',
      before: '1000',
      value: '1100',
      changed: true,
      difference: '10.0',
    },
  ])
  expect([second.change_count, second.previous.amount]).toEqual([1, '100000'])
})

it('two deciders at once: both count where all must approve, and where any suffices the second is told', async () => {
  const all = await show(
    asa,
    (await ask(minori, await workflow([step('全員', [user(1), user(3)], { mode: 'all' })]))).approval_id,
  )
  const both = await Promise.all([
    decide(asa, all.id, 'approve', all.step_id),
    decide(tamaki, all.id, 'approve', all.step_id),
  ])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect((await show(asa, all.id)).status).toBe('approved')
  const any = await show(asa, (await ask(minori, await workflow([step('どちらか', [user(1), user(3)])]))).approval_id)
  const either = await Promise.all([
    decide(asa, any.id, 'approve', any.step_id),
    decide(tamaki, any.id, 'reject', any.step_id, '待った'),
  ])
  expect(either.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const loser = either.find(({ status }) => status === 409)!
  expect([loser.body.errors[0].code, loser.body.current.id]).toEqual(['stale', any.id])
  expect(
    (
      await rows(
        'select count(*) as n from approval_assignee a join approval_step s on s.id = a.approval_step_id where s.approval_id = $1 and decision is not null',
        [any.id],
      )
    )[0].n,
  ).toBe(1)
})

it('§3.11 absent → delegate: asked in their place, and what waits already may be decided', async () => {
  const definition = await workflow([step('一次', [user(3)])])
  const before = await show(tamaki, (await ask(minori, definition)).approval_id)
  const today = new Date().toISOString().slice(0, 10)
  const absent = await tamaki.call('PUT', '/api/approvals/absence', {
    absence: { starts_on: '2020-01-01', ends_on: `${Number(today.slice(0, 4)) + 1}-12-31`, delegate_id: 1 },
  })
  expect([absent.status, absent.body.data.delegate.name]).toEqual([200, '森下 あさ'])
  const after = await show(asa, (await ask(minori, definition)).approval_id)
  expect(after.path.steps[0].assignees).toMatchObject([{ name: '森下 あさ', on_behalf_of: '白井 環' }])
  const decided = await decide(asa, before.id, 'approve', (await show(asa, before.id)).step_id)
  expect(decided.body.data.path.steps[0].assignees).toMatchObject([
    { name: '森下 あさ', on_behalf_of: '白井 環', decision: 'approved' },
  ])
  expect((await tamaki.call('DELETE', '/api/approvals/absence')).status).toBe(204)
  expect(
    (
      await tamaki.call('PUT', '/api/approvals/absence', {
        absence: { starts_on: '2027-01-02', ends_on: '2027-01-01', delegate_id: 1 },
      })
    ).status,
  ).toBe(422)
  expect(
    (
      await tamaki.call('PUT', '/api/approvals/absence', {
        absence: { starts_on: '2027-01-02', ends_on: '2027-01-03', delegate_id: 5 },
      })
    ).status,
  ).toBe(422)
})

it('escalate: once the day has passed the outbox asks the next above, whose word suffices', async () => {
  const definition = await workflow([step('全員', [user(2), user(4)], { mode: 'all', due_days: 0, escalate_to_id: 3 })])
  const approval = await show(asa, (await ask(asa, definition)).approval_id)
  const [job] = await rows(
    "select id, due_at > now() as later from outbox where kind = 'approval_late' order by id desc limit 1",
  )
  expect(job.later).toBe(true)
  expect((await show(tamaki, approval.id)).step_id).toBeNull()
  await rows('update outbox set due_at = now() where id = $1', [job.id])
  await rows('update approval_step set due_on = current_date - 3 where approval_id = $1', [approval.id])
  await runDueJobs(server.parts)
  const late = await show(tamaki, approval.id)
  expect([
    late.late,
    late.path.steps[0].assignees
      .filter((each: { escalated: boolean }) => each.escalated)
      .map((each: { id: number }) => each.id),
  ]).toEqual([true, [3]])
  expect((await tamaki.call('GET', '/api/notifications')).body.data[0].event).toBe('approval_escalated')
  expect((await decide(tamaki, approval.id, 'approve', late.step_id)).body.data.status).toBe('approved')
})

it('escalate: whoever is asked above stands in for their delegate while absent; where they asked themselves, the power users are', async () => {
  const overdue = async (who: Caller, above: number) => {
    const { approval_id } = await ask(
      who,
      await workflow([step('担当', [user(2), user(4)], { due_days: 0, escalate_to_id: above })]),
    )
    await rows("update outbox set due_at = now() where kind = 'approval_late' and done_at is null")
    await runDueJobs(server.parts)
    const { assignees } = (await show(tamaki, approval_id)).path.steps[0]
    return assignees
      .filter((each: { escalated: boolean }) => each.escalated)
      .map(({ name, on_behalf_of }: { name: string; on_behalf_of: string | null }) => [name, on_behalf_of])
  }
  await tamaki.call('PUT', '/api/approvals/absence', {
    absence: { starts_on: '2020-01-01', ends_on: '2099-12-31', delegate_id: 1 },
  })
  expect(await overdue(minori, 3)).toEqual([['森下 あさ', '白井 環']])
  await tamaki.call('DELETE', '/api/approvals/absence')
  expect(await overdue(asa, 1)).toEqual([['白井 環', null]])
})

it('every notification leads somewhere its reader may go: to the inbox, or to the steps', async () => {
  const linkOf = async (who: Caller) => (await who.call('GET', '/api/notifications?per_page=1')).body.data[0]
  const definition = await workflow([step('一次', [user(1)])], { notify: [user(4)] })
  const approval = await show(asa, (await ask(minori, definition)).approval_id)
  expect(await linkOf(asa)).toMatchObject({ event: 'approval_asked', link: `/s/approvals?id=${approval.id}` })
  // Told of the outcome without taking part, and without a key of the inbox.
  const minato = await server.as('brandWithoutFunctions')
  await decide(asa, approval.id, 'approve', approval.step_id)
  const told = await linkOf(minato)
  expect(told).toMatchObject({ event: 'approval_approved', link: `/s/approvals/${approval.id}/approval_steps` })
  expect((await minato.call('GET', `/api${told.link.slice(2)}`)).status).toBe(200)
  expect((await linkOf(minori)).link).toBe(`/s/approvals?id=${approval.id}`)
})

it('spec §6 custom workflow item approval: with custom_workflow.create alone one sees and takes back what one asked for', async () => {
  const definition = await workflow([step('一次', [user(1)])])
  await rows("update membership set functions = array_remove(functions, 'approval_contract') where account_id = 2")
  const { approval_id } = await ask(minori, definition)
  expect((await minori.call('GET', '/api/approvals')).status).toBe(403)
  const approval = await show(minori, approval_id)
  expect(approval).toMatchObject({ own: true, withdrawable: true, step_id: null })
  const other = await ask(asa, definition)
  expect((await minori.call('GET', `/api/approvals/${other.approval_id}`)).status).toBe(404)
  const back = await minori.call('POST', `/api/approvals/${approval_id}/withdraw`, {
    lock_version: approval.lock_version,
  })
  expect(back.body.data.status).toBe('withdrawn')
  const refused = await ask(minori, definition)
  await decide(asa, refused.approval_id, 'return', (await show(asa, refused.approval_id)).step_id, '直してください')
  expect((await minori.call('GET', '/api/notifications?per_page=1')).body.data[0].link).toBe(
    `/s/custom_workflow_items/${refused.id}/approval`,
  )
  await rows("update membership set functions = functions || '{approval_contract}' where account_id = 2")
})

it('bulk approve says of each how it went', async () => {
  const definition = await workflow([step('一次', [user(1)])])
  const [one, two] = [await ask(minori, definition), await ask(minori, definition)]
  const [first, second] = [await show(asa, one.approval_id), await show(asa, two.approval_id)]
  await decide(asa, second.id, 'approve', second.step_id)
  const { body } = await asa.call('POST', '/api/approvals/bulk_approve', {
    approvals: [
      { id: second.id, step_id: second.step_id },
      { id: first.id, step_id: first.step_id },
      { id: 999_999, step_id: 1 },
    ],
  })
  expect(
    body.data.map((each: { id: number; approved: boolean; code: string | null }) => [
      each.id,
      each.approved,
      each.code,
    ]),
  ).toEqual([
    [first.id, true, null],
    [second.id, false, 'stale'],
    [999_999, false, 'not_found'],
  ])
})

it('the inbox: tabs, words, late and counts; figures only for who takes part', async () => {
  const item = await ask(minori, await workflow([step('一次', [user(3)], { due_days: 3 })]), '2500000')
  const list = async (who: Caller, query: string) => (await who.call('GET', `/api/approvals?${query}`)).body
  const mine = await list(tamaki, 'tab=waiting&sort=newest&per_page=1')
  expect(mine.data[0]).toMatchObject({
    id: item.approval_id,
    amount: '2500000',
    step_name: '一次',
    change_count: null,
    requested_by: { name: '小川 みのり' },
  })
  expect(mine.pagination.total_count).toBe((await tamaki.call('GET', '/api/approvals/counts')).body.data.waiting)
  expect((await list(minori, 'tab=requested')).data.map((row: { id: number }) => row.id)).toContain(item.approval_id)
  expect((await list(tamaki, `q=${encodeURIComponent('依頼')}&amount_from=2500001`)).data).toEqual([])
  expect((await list(tamaki, 'late=true')).data.map((row: { id: number }) => row.id)).not.toContain(item.approval_id)
  const outsider = await server.as('manyOrganisations')
  await rows(
    "update membership set functions = functions || '{approval_contract}' where account_id = (select id from account where email like 'akari%') and user_group_id = 1",
  )
  expect((await outsider.call('GET', `/api/approvals/${item.approval_id}`)).status).toBe(404)
  expect((await outsider.call('GET', `/api/approvals/${item.approval_id}/approval_steps`)).status).toBe(200)
})

it('§6 guards: supplier 403, a brand without the keys 403, another brand 404', async () => {
  const item = await ask(minori, await workflow([step('一次', [user(1)])]))
  const status = async (persona: Parameters<typeof server.as>[0], path: string) =>
    (await (await server.as(persona)).call('GET', path)).status
  const path = `/api/approvals/${item.approval_id}`
  expect([
    await status('supplier', path),
    await status('brandWithoutFunctions', path),
    await status('otherBrand', path),
  ]).toEqual([403, 403, 404])
  expect([
    await status('supplier', `${path}/approval_steps`),
    await status('otherBrand', `${path}/approval_steps`),
  ]).toEqual([403, 404])
})
