import type { Caller } from '@tsumugi/dev-env'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
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
const fabricOf = (schedule: Wire): Wire => schedule.plan.procedures.find((each: Wire) => each.kind === 'fabric_in')
const openMarkOf = async (id: number): Promise<Wire> => {
  const { data } = (await scene.supplier.call('GET', '/api/confirmed_marks?per_page=100&status[]=open')).body
  return data.find(({ target }: Wire) => target.kind === 'production_schedule' && target.id === id)
}
const confirm = async (...marks: Wire[]): Promise<Wire[]> =>
  held(await scene.supplier.call('PATCH', '/api/confirmed_marks/confirm', { ids: marks.map(({ id }) => id) }))

/** An active schedule on which the brand asks the factory for its fabric `days` later, and the mark of it. */
async function asked(days = 3) {
  const { phase } = await madeProduction(scene, { delivery_due: due, supplier_group_id: konan })
  const made = held(
    await scene.brand.call('POST', `/api/phases/${phase.id}/production_schedules`, { production_schedule: { due } }),
  )
  const active = held(
    await scene.supplier.call('PATCH', `/api/production_schedules/${made.id}/status`, {
      transition: 'activate',
      lock_version: made.lock_version,
    }),
  )
  held(
    await scene.brand.call('PATCH', `/api/production_schedules/${made.id}/plan`, {
      operations: [{ kind: 'move', step: fabricOf(active).id, days, chain: false }],
      lock_version: active.lock_version,
    }),
  )
  return { id: made.id as number, before: fabricOf(active), mark: await openMarkOf(made.id) }
}

it('§3.17 confirming the mark of a proposal agrees to it: the step moves, and both sides see it accepted', async () => {
  const { id, before, mark } = await asked()
  expect(fabricOf(await show(scene.supplier, id)).planned).toEqual(before.planned)
  expect(await confirm(mark)).toEqual([{ id: mark.id, outcome: 'confirmed' }])
  const schedule = await show(scene.brand, id)
  expect(fabricOf(schedule).planned.end > before.planned.end).toBe(true)
  expect(schedule.proposals[0]).toMatchObject({ side: 'ours', status: 'accepted' })
  expect((await confirm(mark))[0].outcome).toBe('not_open')
})

it('§3.17 objecting to the mark objects to the proposal in the same words, and moves nothing', async () => {
  const { id, before, mark } = await asked()
  held(
    await scene.supplier.call('PATCH', `/api/confirmed_marks/${mark.id}/object`, {
      confirmed_mark: { comment: '裁断が遅れます', lock_version: mark.lock_version },
    }),
  )
  const schedule = await show(scene.brand, id)
  expect(schedule.proposals[0]).toMatchObject({ status: 'objected', answer: '裁断が遅れます' })
  expect(fabricOf(schedule).planned).toEqual(before.planned)
})

it('§4.4 a proposal whose step has changed since stays open; others in the same call are confirmed', async () => {
  const [one, other] = [await asked(), await asked()]
  const { lock_version } = await show(scene.supplier, one.id)
  held(
    await scene.supplier.call('PATCH', `/api/production_schedules/${one.id}/plan`, {
      operations: [{ kind: 'move', step: one.before.id, days: 1, chain: false }],
      lock_version,
    }),
  )
  expect((await confirm(one.mark, other.mark)).map(({ outcome }) => outcome)).toEqual(['changed_since', 'confirmed'])
  expect((await show(scene.supplier, one.id)).proposals[0]).toMatchObject({ side: 'theirs', status: 'open' })
  expect(await openMarkOf(one.id)).toMatchObject({ id: one.mark.id })
})

it('§3.4 a proposal says what the whole move costs, also where one’s own steps have moved already', async () => {
  const { id } = await asked(25)
  for (const caller of [scene.supplier, scene.brand]) {
    const { before, after } = (await show(caller, id)).proposals[0].cost.outcome
    expect(before.ships_on < after.ships_on).toBe(true)
    expect(before.invoice_month < after.invoice_month).toBe(true)
  }
})
