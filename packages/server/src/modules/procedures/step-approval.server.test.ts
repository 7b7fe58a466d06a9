import type { Caller } from '@tsumugi/dev-env'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  held,
  konan,
  madeProduction,
  productionScene,
  type Scene,
  type Wire,
} from '../productions/production-scene.fixture.ts'

let scene: Scene
beforeAll(async () => {
  scene = await productionScene()
})
afterAll(() => scene.server.stop())

/** The maker's inspection, which the brand approves, of a schedule of its own. */
async function inspection(kind = 'inspection') {
  const { phase } = await madeProduction(scene, { delivery_due: '2027-06-30', supplier_group_id: konan })
  const made = held(
    await scene.brand.call('POST', `/api/phases/${phase.id}/production_schedules`, {
      production_schedule: { due: '2027-06-30' },
    }),
  )
  const { id } = made.plan.procedures.find((each: Wire) => each.kind === kind)
  return { id: id as number, scheduleId: made.id as number }
}
const report = async (caller: Caller, id: number, transition: string): Promise<Wire> =>
  held(
    await caller.call('POST', `/api/procedures/${id}/reports`, {
      report: { key: crypto.randomUUID(), transition, reason: '確認' },
    }),
  )
const seen = async (caller: Caller, { id, scheduleId }: { id: number; scheduleId: number }): Promise<Wire> =>
  held(await caller.call('GET', `/api/production_schedules/${scheduleId}`)).plan.procedures.find(
    (each: Wire) => each.id === id,
  )
const marksOf = async (caller: Caller, scheduleId: number): Promise<Wire[]> =>
  (await caller.call('GET', '/api/confirmed_marks?per_page=100&status[]=open')).body.data.filter(
    ({ target }: Wire) => target.kind === 'production_schedule' && target.id === scheduleId,
  )

it('domain §3.4 a step that the partner approves waits for it once it is done, and is approved by its mark', async () => {
  const step = await inspection()
  expect(await seen(scene.brand, step)).toMatchObject({ approve_by_partner: true, approval: null })
  expect(await report(scene.supplier, step.id, 'finish')).toMatchObject({
    status: 'done',
    approval: { status: 'open', comment: null },
  })
  const [mark, ...others] = await marksOf(scene.brand, step.scheduleId)
  expect(others).toEqual([])
  expect(
    (await scene.supplier.call('PATCH', '/api/confirmed_marks/confirm', { ids: [mark.id] })).body.data,
  ).not.toEqual([{ id: mark.id, outcome: 'confirmed' }])
  expect(held(await scene.brand.call('PATCH', '/api/confirmed_marks/confirm', { ids: [mark.id] }))).toEqual([
    { id: mark.id, outcome: 'confirmed' },
  ])
  expect((await seen(scene.supplier, step)).approval).toEqual({ status: 'confirmed', comment: null })
})

it('domain §3.4 an objection says why, to both; put back the step asks no more, and done again it asks anew', async () => {
  const step = await inspection()
  await report(scene.supplier, step.id, 'finish')
  const [mark] = await marksOf(scene.brand, step.scheduleId)
  held(
    await scene.brand.call('PATCH', `/api/confirmed_marks/${mark.id}/object`, {
      confirmed_mark: { comment: '検針の記録がありません', lock_version: mark.lock_version },
    }),
  )
  const objected = { status: 'objected', comment: '検針の記録がありません' }
  expect((await seen(scene.supplier, step)).approval).toEqual(objected)
  expect((await seen(scene.brand, step)).approval).toEqual(objected)
  expect((await report(scene.supplier, step.id, 'reopen')).approval).toBeNull()
  expect((await report(scene.supplier, step.id, 'finish')).approval.status).toBe('open')
  await report(scene.supplier, step.id, 'reopen')
  expect(await marksOf(scene.brand, step.scheduleId)).toEqual([])
})

it('domain §3.4 a step that nobody is to approve asks nobody', async () => {
  const step = await inspection('finishing')
  expect((await report(scene.supplier, step.id, 'finish')).approval).toBeNull()
  expect(await marksOf(scene.brand, step.scheduleId)).toEqual([])
})
