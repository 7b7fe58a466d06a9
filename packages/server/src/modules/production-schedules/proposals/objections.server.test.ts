import type { Caller } from '@tsumugi/dev-env'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  faults,
  held,
  konan,
  madeProduction,
  productionScene,
  type Scene,
  type Wire,
} from '../../productions/production-scene.fixture.ts'

let scene: Scene
beforeAll(async () => {
  scene = await productionScene()
})
afterAll(() => scene.server.stop())

const due = '2027-06-30'
const show = async (caller: Caller, id: number): Promise<Wire> =>
  held(await caller.call('GET', `/api/production_schedules/${id}`))
const stepOf = (schedule: Wire, kind: string): Wire => schedule.plan.procedures.find((each: Wire) => each.kind === kind)
const move = (schedule: Wire, kind: string, days: number, chain = false) => ({
  kind: 'move',
  step: stepOf(schedule, kind).id,
  days,
  chain,
})
const plansOf = (schedule: Wire) =>
  Object.fromEntries(schedule.plan.procedures.map(({ id, planned }: Wire) => [id, planned]))

/** A schedule that both sides work on, as the brand sees it. */
async function activeSchedule(): Promise<Wire> {
  const made = await madeProduction(scene, { delivery_due: due, supplier_group_id: konan })
  const body = { production_schedule: { due } }
  const { id, lock_version } = held(
    await scene.brand.call('POST', `/api/phases/${made.phase.id}/production_schedules`, body),
  )
  await scene.supplier.call('PATCH', `/api/production_schedules/${id}/status`, { transition: 'activate', lock_version })
  return show(scene.brand, id)
}

/** The brand moves its specification, and with it all that follows on either side. */
async function asked(): Promise<{ before: Wire; after: Wire; proposal: Wire }> {
  const before = await activeSchedule()
  const operations = [move(before, 'spec_fixed', 20, true)]
  const path = `/api/production_schedules/${before.id}/plan`
  const { schedule: after, moved } = held(
    await scene.brand.call('PATCH', path, { operations, lock_version: before.lock_version }),
  )
  expect(moved.length).toBeGreaterThan(1)
  return { before, after, proposal: after.proposals[0] }
}

const object = (proposal: Wire) =>
  scene.supplier.call('PATCH', `/api/procedure_proposals/${proposal.id}/answer`, {
    accepted: [],
    answer: '枠がありません',
    lock_version: proposal.lock_version,
  })

it('an objection moves back what the asker moved of its own with it', async () => {
  const { before, after, proposal } = await asked()
  expect(plansOf(after)).not.toEqual(plansOf(before))
  expect(held(await object(proposal)).proposals[0].status).toBe('objected')
  const now = await show(scene.brand, before.id)
  expect(plansOf(now)).toEqual(plansOf(before))
  expect(now.proposals[0]).toMatchObject({ status: 'objected', answer: '枠がありません' })
})

it('an objection leaves steps that were begun, or moved once more, where they are', async () => {
  const { before, after, proposal } = await asked()
  const [spec, order] = ['spec_fixed', 'fabric_order'].map((kind) => stepOf(after, kind))
  const key = crypto.randomUUID()
  held(await scene.brand.call('POST', `/api/procedures/${spec.id}/reports`, { report: { key, transition: 'start' } }))
  held(await object(proposal))
  const now = plansOf(await show(scene.brand, before.id))
  expect(now[spec.id]).toEqual(spec.planned)
  // It waits for what was begun, so it does not stand before it.
  expect(now[order.id].start > spec.planned.end).toBe(true)
})

it('a proposal that is taken back takes the asker’s own moves back too', async () => {
  const { before, proposal } = await asked()
  const path = `/api/procedure_proposals/${proposal.id}/withdraw`
  const now = held(await scene.brand.call('PATCH', path, { lock_version: proposal.lock_version }))
  expect(plansOf(now)).toEqual(plansOf(before))
})

const changes = (caller: Caller, plans: object[], reports: object[] = []) =>
  caller.call('POST', '/api/procedures/changes', { plans, reports })
const planOf = (schedule: Wire, operations: object[]) => ({
  schedule_id: schedule.id,
  operations,
  lock_version: schedule.lock_version,
})

it('changes of several schedules are all written, or none with an error for each operation and row', async () => {
  const [one, other] = [await activeSchedule(), await activeSchedule()]
  const report = { key: crypto.randomUUID(), transition: 'finish', procedure_id: stepOf(one, 'spec_fixed').id }
  const strange = { kind: 'move', step: 999_999, days: 1, chain: false }
  const refused = await changes(
    scene.brand,
    [planOf(one, [move(one, 'arrive', 2)]), planOf(other, [strange, move(other, 'arrive', 1), strange])],
    [report, { ...report, key: crypto.randomUUID(), procedure_id: 999_999 }],
  )
  expect(faults(refused)).toEqual([
    422,
    'not_found plans.1.operations.0',
    'not_found plans.1.operations.2',
    'not_found reports.1.procedure_id',
  ])
  expect(plansOf(await show(scene.brand, one.id))).toEqual(plansOf(one))
  const written = held(
    await changes(
      scene.brand,
      [planOf(one, [move(one, 'fabric_order', 2)]), planOf(other, [move(other, 'fabric_in', 1)])],
      [report],
    ),
  )
  expect(written.plans.map((each: Wire) => each.schedule_id)).toEqual([one.id, other.id])
  expect(written.plans[1].proposed).toContain(stepOf(other, 'fabric_in').id)
  expect(written.reported).toEqual([report.procedure_id])
  expect(stepOf(await show(scene.brand, one.id), 'spec_fixed').status).toBe('done')
})

it('changes on an older version of any schedule change none of them', async () => {
  const [one, other] = [await activeSchedule(), await activeSchedule()]
  const operations = [move(one, 'fabric_order', 2)]
  const old = { ...planOf(other, [move(other, 'fabric_order', 2)]), lock_version: other.lock_version - 1 }
  expect(faults(await changes(scene.brand, [planOf(one, operations), old]))).toEqual([409, 'stale plans.1'])
  expect((await show(scene.brand, one.id)).lock_version).toBe(one.lock_version)
  expect((await changes(scene.stranger, [planOf(one, operations)])).status).toBe(422)
  expect(faults(await changes(scene.brand, []))).toEqual([422, 'missing plans'])
})
