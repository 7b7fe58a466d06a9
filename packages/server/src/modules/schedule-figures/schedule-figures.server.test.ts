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
let schedule: Wire
let supplierStep: (kind: string) => { id: number }
beforeAll(async () => {
  scene = await productionScene()
  const { phase } = await madeProduction(scene, { supplier_group_id: konan, delivery_due: '2027-06-30' })
  const path = `/api/phases/${phase.id}/stock_keeping_units/bulk`
  held(await scene.brand.call('PATCH', path, { stock_keeping_units: { added: [{ name: 'フリー', quantity: 1000 }] } }))
  schedule = held(
    await scene.brand.call('POST', `/api/phases/${phase.id}/production_schedules`, {
      production_schedule: { from: today() },
    }),
  )
  supplierStep = (kind) => schedule.plan.procedures.find((step: { kind: string }) => step.kind === kind)
})
afterAll(() => scene.server.stop())

const today = () => new Date().toISOString().slice(0, 10)
const figures = async (caller = scene.brand) => held(await caller.call('GET', '/api/schedule_figures'))
const loadOf = (data: Wire, id: number) => data.loads.find(({ maker }: Wire) => maker.id === id)
const setCapacity = (caller: Scene['brand'], maker: number, pieces: number | null) =>
  caller.call('PUT', `/api/daily_capacities/${maker}`, { daily_capacity: { pieces } })

it('domain §3.4 what a maker sews per week comes to its pieces, and is set against what it can', async () => {
  await scene.rows(
    `update procedure set planned_start = current_date, planned_end = current_date + 20 where id = ${supplierStep('sewing').id}`,
  )
  const before = loadOf(await figures(), konan)
  expect(before.daily_capacity).toBeNull()
  const sum = (load: Wire) => load.weeks.reduce((total: number, { pieces }: Wire) => total + pieces, 0)
  expect(sum(before)).toBeGreaterThanOrEqual(1)
  expect(held(await setCapacity(scene.brand, konan, 200))).toEqual({ maker_group_id: konan, pieces: 200 })
  const after = loadOf(await figures(), konan)
  expect([after.daily_capacity, sum(after)]).toEqual([200, sum(before)])
  for (const { pieces, capacity, percent } of after.weeks)
    if (capacity) expect(Number(percent)).toBeCloseTo((pieces / capacity) * 100, 1)
})

it('a capacity is each company’s own: neither the maker nor another brand reads what this one put down', async () => {
  expect(loadOf(await figures(scene.supplier), konan).daily_capacity).toBeNull()
  expect(held(await setCapacity(scene.supplier, konan, 420))).toMatchObject({ pieces: 420 })
  expect(loadOf(await figures(), konan).daily_capacity).toBe(200)
  // Another brand for which it makes something has a figure of its own, or none.
  await setCapacity(scene.stranger, konan, 1)
  expect(loadOf(await figures(), konan).daily_capacity).toBe(200)
  expect((await setCapacity(scene.brand, 999_999, 1)).status).toBe(404)
  for (const pieces of [0, 1.5, -3]) expect((await setCapacity(scene.brand, konan, pieces)).status).toBe(422)
  expect(held(await setCapacity(scene.brand, konan, null))).toMatchObject({ pieces: null })
  expect(loadOf(await figures(), konan).daily_capacity).toBeNull()
})

it('shipments that have left are set against the day agreed, in working days of their maker', async () => {
  await scene.rows(
    `update procedure set status = 'done', baseline_start = '2026-10-01', baseline_end = '2026-10-02',
       actual_start = '2026-10-05', actual_end = '2026-10-06' where id = ${supplierStep('ship').id}`,
  )
  const { punctualities } = await figures()
  const own = punctualities.find(({ maker }: Wire) => maker.id === konan)
  const { shipments } = own
  expect(own.count).toBe(shipments.length)
  expect(own.on_time).toBe(shipments.filter(({ days }: Wire) => days <= 0).length)
  expect(own.worst_days).toBe(Math.max(...shipments.map(({ days }: Wire) => days)))
  // Friday to Tuesday.
  expect(shipments).toContainEqual(expect.objectContaining({ promised: '2026-10-02', actual: '2026-10-06', days: 2 }))
})

it('steps of one’s own stand in the calendar and its feed, and nobody else’s', async () => {
  const { id } = supplierStep('sewing')
  const range = `from=${today()}&to=${today()}`
  const keys = async (caller: Scene['brand']) =>
    held(await caller.call('GET', `/api/calendar?${range}&kinds[]=procedure`)).map(({ key }: Wire) => key)
  expect(await keys(scene.supplier)).toContain(`procedure-${id}`)
  expect(await keys(scene.brand)).not.toContain(`procedure-${id}`)
})

it('only who sees schedules asks for figures', async () => {
  const distributor = await scene.server.as('distributor')
  expect((await distributor.call('GET', '/api/schedule_figures')).status).toBe(403)
})
