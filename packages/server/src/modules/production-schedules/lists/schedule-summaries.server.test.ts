import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import {
  held,
  konan,
  madeProduction,
  productionScene,
  type Scene,
  type Wire,
} from '../../productions/production-scene.fixture.ts'

const due = '2027-06-30'
let scene: Scene
let schedule: Wire
beforeAll(async () => {
  scene = await productionScene()
})
beforeEach(async () => {
  const made = await madeProduction(scene, { delivery_due: due, supplier_group_id: konan })
  const path = `/api/phases/${made.phase.id}/production_schedules`
  schedule = held(await scene.brand.call('POST', path, { production_schedule: { due } }))
})
afterAll(() => scene.server.stop())

/** Under which state the list counts it: what decides is what the list has kept of the schedule. */
async function listedUnder(who: 'brand' | 'supplier'): Promise<string[]> {
  const found: string[] = []
  for (const health of ['on_track', 'at_risk', 'late', 'done']) {
    const answer = await scene[who].call('GET', `/api/production_schedules?per_page=500&health=${health}`)
    if (answer.body.data.some(({ id }: Wire) => id === schedule.id)) found.push(health)
  }
  return found
}
const listedByBoth = async () => [...(await listedUnder('brand')), ...(await listedUnder('supplier'))]

it('a list counts a schedule anew once one of its steps was written, whoever wrote it', async () => {
  expect(await listedByBoth()).toEqual(['on_track', 'on_track'])
  await scene.rows(
    "update procedure set planned_start = '2026-01-05', planned_end = '2026-01-06' where schedule_id = $1",
    [schedule.id],
  )
  expect(await listedByBoth()).toEqual(['late', 'late'])
})

it('and once the schedule itself moved', async () => {
  expect(await listedByBoth()).toEqual(['on_track', 'on_track'])
  await scene.rows("update production_schedule set status = 'completed' where id = $1", [schedule.id])
  expect(await listedByBoth()).toEqual(['done', 'done'])
})

it('and once a company rests on other days: the forecast misses the day', async () => {
  expect(await listedByBoth()).toEqual(['on_track', 'on_track'])
  await scene.rows(
    "insert into closed_day (user_group_id, closed_on) select $1, day from generate_series($2::date, $3, '1 day') as day",
    [konan, '2027-01-01', '2027-06-29'],
  )
  expect(await listedByBoth()).not.toContain('on_track')
})
