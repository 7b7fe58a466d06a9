import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  faults,
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

const due = '2027-06-30'
const madePhase = async (phase: object = {}): Promise<Wire> =>
  (await madeProduction(scene, { delivery_due: due, supplier_group_id: konan, ...phase })).phase
const call = (phase: Wire, production_schedule: object, path = '') =>
  scene.brand.call('POST', `/api/phases/${phase.id}/production_schedules${path}`, { production_schedule })
const made = async (values: object = { due }, phase?: Wire): Promise<Wire> =>
  held(await call(phase ?? (await madePhase()), values))
const preview = async (phase: Wire, values: object): Promise<Wire> => held(await call(phase, values, '/previews'))
const stepOf = ({ plan }: Wire, kind: string): Wire => plan.procedures.find((each: Wire) => each.kind === kind)
const kindsOf = ({ plan }: Wire) => plan.procedures.map(({ kind }: Wire) => kind)

it('domain §3.4: before it is kept, the steps are told with their days and the float to the due date', async () => {
  const phase = await madePhase()
  const backward = await preview(phase, { due })
  expect([backward.ends_on <= due, backward.total_float >= 0]).toEqual([true, true])
  const both = await preview(phase, { from: '2027-01-12', due })
  expect([both.starts_on, both.ends_on < backward.ends_on]).toEqual(['2027-01-12', true])
  expect(both.total_float).toBe(Math.min(...both.steps.map(({ total_float }: Wire) => total_float)))
  expect((await preview(phase, { from: '2027-06-20', due })).total_float).toBeLessThan(0)
  const undated = await madePhase({ delivery_due: null })
  expect((await preview(undated, { from: '2027-01-12' })).total_float).toBeNull()
  expect(
    (
      await scene.supplier.call('POST', `/api/phases/${phase.id}/production_schedules/previews`, {
        production_schedule: { due },
      })
    ).status,
  ).toBe(403)
  // Nothing was kept: the same is made as it was shown.
  const schedule = await made({ from: '2027-01-12', due }, phase)
  expect(schedule.plan.procedures.map(({ planned }: Wire) => planned)).toEqual(
    both.steps.map(({ planned }: Wire) => planned),
  )
})

it('domain §3.4: begins with a standard template of another kind, or with one of the company’s own', async () => {
  const sample = await made({ due, standard: 'sample1' })
  expect(kindsOf(sample)).toContain('fitting')
  const kept = held(
    await scene.brand.call('POST', '/api/schedule_templates', {
      schedule_template: { name: '短い型', schedule_id: sample.id },
    }),
  )
  expect(kindsOf(await made({ due, template_id: kept.id }))).toEqual(kindsOf(sample))
  expect(faults(await call(await madePhase(), { due, template_id: 999_999 }))).toEqual([
    422,
    'not_found production_schedule.template_id',
  ])
})

it('domain §3.4: a knit words its steps differently, and so do the other phases of its style', async () => {
  const { production, phase } = await madeProduction(scene, { delivery_due: due, supplier_group_id: konan })
  const knit = await made({ due, construction: 'knit' }, phase)
  expect([knit.construction, stepOf(knit, 'cutting').word, stepOf(knit, 'packing').word]).toEqual([
    'knit',
    'knitting',
    'packing',
  ])
  const next = held(
    await scene.brand.call('POST', `/api/productions/${production.id}/phases`, {
      phase: { kind: 'reorder', delivery_due: due },
    }),
  )
  expect((await made({ due }, next)).construction).toBe('knit')
  const cloth = await made()
  expect([cloth.construction, stepOf(cloth, 'cutting').word]).toEqual(['cloth', 'cutting'])
  const { start } = stepOf(knit, 'spec_fixed').planned
  const dated = (await scene.brand.call('GET', `/api/calendar?from=${start}&to=${start}&kinds[]=procedure`)).body.data
  const order = stepOf(knit, 'fabric_order')
  const ordered = (
    await scene.brand.call(
      'GET',
      `/api/calendar?from=${order.planned.start}&to=${order.planned.start}&kinds[]=procedure`,
    )
  ).body.data
  expect(dated.find(({ key }: Wire) => key === `procedure-${stepOf(knit, 'spec_fixed').id}`).detail).toBe('spec_fixed')
  expect(ordered.find(({ key }: Wire) => key === `procedure-${order.id}`).detail).toBe('yarn_order')
})

it('domain §3.4: the brand asks the maker for a further step until the plan is accepted; then each adds its own', async () => {
  const schedule = await made()
  const step = { name: '刺繍', start: '2027-05-06', workdays: 2, shared: false, owner: 'theirs' }
  const path = `/api/production_schedules/${schedule.id}/procedures`
  const added = held(await scene.brand.call('POST', path, { procedure: step }))
  const embroidery = added.plan.procedures.find(({ name }: Wire) => name === '刺繍')
  expect([embroidery.owner.id, embroidery.shared]).toEqual([konan, true])
  expect(faults(await scene.supplier.call('POST', path, { procedure: step }))).toEqual([
    422,
    'step_of_other procedure.owner',
  ])
  const { lock_version } = held(await scene.supplier.call('GET', `/api/production_schedules/${schedule.id}`))
  held(
    await scene.supplier.call('PATCH', `/api/production_schedules/${schedule.id}/status`, {
      transition: 'activate',
      lock_version,
    }),
  )
  expect(faults(await scene.brand.call('POST', path, { procedure: step }))).toEqual([
    422,
    'step_of_other procedure.owner',
  ])
  expect((await scene.brand.call('DELETE', `/api/procedures/${embroidery.id}`)).status).toBe(404)
  expect((await scene.supplier.call('DELETE', `/api/procedures/${embroidery.id}`)).status).toBe(204)
})
