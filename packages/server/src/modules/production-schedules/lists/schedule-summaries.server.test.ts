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

it('§3.17 rows of one group follow each other over the pages; categories and assignees are told to their own side', async () => {
  const [brand, supplier] = [scene.brand, scene.supplier]
  const list = async (caller: typeof brand, query: string): Promise<Wire[]> =>
    (await caller.call('GET', `/api/production_schedules?per_page=500&${query}`)).body.data
  await scene.rows(
    `insert into production_category (user_group_id, production_id, category_id)
      select s.user_group_id, p.production_id, (select min(id) from category where user_group_id = s.user_group_id)
      from production_schedule s join phase p on p.id = s.phase_id where s.id = $1 on conflict do nothing`,
    [schedule.id],
  )
  const names: Record<string, (row: Wire) => unknown> = {
    category: ({ production }) => production.categories[0] ?? null,
    supplier: (row) => row.supplier?.name ?? null,
    status: ({ status }) => status,
    season: ({ production }) => production.season,
  }
  for (const [group, nameOf] of Object.entries(names)) {
    const found = (await list(brand, `group=${group}&sort=-daysToShip`)).map(nameOf)
    const runs = found.filter((name, at) => name !== found[at - 1])
    expect(runs, group).toHaveLength(new Set(found).size)
  }
  const row = (rows: Wire[]) => rows.find(({ id }) => id === schedule.id)!
  expect(row(await list(brand, '')).production.categories).toHaveLength(1)
  expect(row(await list(supplier, '')).production.categories).toEqual([])
  const [step] = schedule.plan.procedures.filter(({ side }: Wire) => side === 'ours')
  const asked = { procedure: { assignee_id: schedule.assignees[0].id, lock_version: step.lock_version } }
  held(await brand.call('PATCH', `/api/procedures/${step.id}`, asked))
  expect(row(await list(brand, '')).assignees).toEqual([schedule.assignees[0]])
  expect(row(await list(supplier, '')).assignees).toEqual([])
})
