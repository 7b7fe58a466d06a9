import type { Answer, Caller } from '@tsumugi/dev-env'
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
const named = (schedule: Wire, name: string): Wire =>
  schedule.plan.procedures.find((each: Wire) => each.name === name || each.kind === name)
const scheduleOf = async (phaseId: number): Promise<number | undefined> =>
  (await scene.rows('select id from production_schedule where phase_id = $1', [phaseId]))[0]?.id as number | undefined

/** A style with one phase that the factory makes; with its schedule, or without one. */
async function style(status: 'none' | 'planned' | 'active' = 'planned') {
  const { production, phase } = await madeProduction(scene, { delivery_due: due, supplier_group_id: konan })
  if (status === 'none') return { styleNo: production.style_no as string, phase, id: 0 }
  const path = `/api/phases/${phase.id}/production_schedules`
  const { id, lock_version } = held(await scene.brand.call('POST', path, { production_schedule: { due } }))
  if (status === 'active')
    held(
      await scene.supplier.call('PATCH', `/api/production_schedules/${id}/status`, {
        transition: 'activate',
        lock_version,
      }),
    )
  return { styleNo: production.style_no as string, phase, id: id as number }
}

const planned = (text: string, edge: 'start' | 'end' | null = null) => ({ kind: 'planned', edge, text })
const actual = (text: string, edge: 'start' | 'end' | null = 'end') => ({ kind: 'actual', edge, text })
const row = (styleNo: string, step: string, days: object[], more: object = {}) => ({
  style: styleNo,
  phase: null,
  step,
  kind: null,
  after: [],
  is_in_order: false,
  days,
  ...more,
})
const take = (caller: Caller, additions: object[], more: object = {}): Promise<Answer> =>
  caller.call('POST', '/api/procedures/changes', { plans: [], additions, ...more })
const audits = async () => Number((await scene.rows('select count(*) from audit_event'))[0]!['count'])

it('domain §3.4 a factory adds its own step of a file to a schedule, behind the step before it; a second time changes nothing', async () => {
  const { styleNo, id } = await style('active')
  const before = await show(scene.supplier, id)
  const cutting = named(before, 'cutting')
  const rows = [
    row(` ${styleNo.toLowerCase()} `, '刺繍', [planned('2027-05-10', 'start'), planned('2027-05-12', 'end')], {
      after: [{ step: 'CUT', kind: 'cutting' }],
    }),
  ]
  const { added } = held(await take(scene.supplier, rows))
  expect(added).toEqual([{ outcome: 'add', style_no: styleNo, planned: { start: '2027-05-10', end: '2027-05-12' } }])
  const after = await show(scene.supplier, id)
  const step = named(after, '刺繍')
  expect(step).toMatchObject({ side: 'ours', shared: true, workdays: 3, planned: added[0].planned })
  expect(after.plan.links).toContainEqual({ from: cutting.id, to: step.id, lag: 0 })
  expect(named(await show(scene.brand, id), '刺繍')).toMatchObject({ side: 'theirs' })
  const told = await audits()
  expect(held(await take(scene.supplier, rows)).added[0].outcome).toBe('same')
  expect(await audits()).toBe(told)
  expect((await show(scene.supplier, id)).lock_version).toBe(after.lock_version)
})

it('domain §3.4 a trial tells what would be added and every fault, and keeps nothing', async () => {
  const { styleNo, id } = await style('active')
  const before = await show(scene.supplier, id)
  const told = await audits()
  const rows = [
    row(styleNo, '刺繍', [planned('2027-05-12')]),
    row('無い品番', '刺繍', [planned('2027-05-12')]),
    row(styleNo, '洗い', [planned('上旬')]),
    row(styleNo, '染め', [planned('2027-05-12', 'start'), planned('2027-05-10', 'end')]),
    row(styleNo, '検反', [planned('2027-05-12')], { after: [{ step: '整経', kind: null }] }),
  ]
  const tried = held(await take(scene.supplier, rows, { dry_run: true }))
  expect(tried.added.map((each: Wire) => each?.outcome ?? null)).toEqual(['add', null, null, null, null])
  expect(tried.faults.map(({ code, field }: Wire) => `${code} ${field}`)).toEqual([
    'style_unknown additions.1',
    'day_unreadable additions.2.days.0.text',
    'planned_order additions.3',
    'predecessor_unknown additions.4',
  ])
  expect((await show(scene.supplier, id)).lock_version).toBe(before.lock_version)
  expect(await audits()).toBe(told)
  expect(faults(await take(scene.supplier, rows))[0]).toBe(422)
  expect(named(await show(scene.supplier, id), '刺繍')).toBeUndefined()
})

it('domain §3.4 the brand makes the schedule of a phase from the rows of a file: known steps, its own, their order and what was done', async () => {
  const { styleNo, phase } = await style('none')
  const inOrder = (step: string, kind: string | null) => ({ after: [{ step, kind }], is_in_order: true })
  const rows = [
    row(styleNo, '仕様', [planned('2026-11-02'), actual('2026-11-04')], { kind: 'spec_fixed' }),
    row(styleNo, '裁断', [planned('2027-05-10', 'start'), planned('2027-05-12', 'end')], {
      kind: 'cutting',
      ...inOrder('仕様', 'spec_fixed'),
    }),
    row(styleNo, '刺繍', [planned('2027-05-13')], inOrder('裁断', 'cutting')),
    row(styleNo, '縫製', [planned('2027-05-12', 'start'), planned('2027-05-20', 'end')], {
      kind: 'sewing',
      ...inOrder('刺繍', null),
    }),
    row(styleNo, '出荷', [planned('2027-05-24')], { kind: 'ship', ...inOrder('縫製', 'sewing') }),
  ]
  const tried = held(await take(scene.brand, rows, { dry_run: true, owner: 'theirs' }))
  expect(tried.added.map((each: Wire) => each.outcome)).toEqual(Array(5).fill('make'))
  expect(tried.faults).toEqual([])
  expect(await scheduleOf(phase.id)).toBeUndefined()
  held(await take(scene.brand, rows, { owner: 'theirs' }))
  const schedule = await show(scene.brand, (await scheduleOf(phase.id))!)
  const { procedures, links } = schedule.plan
  expect(
    procedures.map(({ kind, name, side, planned: { start, end } }: Wire) => [kind ?? name, side, start, end].join(' ')),
  ).toEqual([
    'spec_fixed ours 2026-10-27 2026-11-02',
    'cutting theirs 2027-05-10 2027-05-12',
    'sewing theirs 2027-05-12 2027-05-20',
    'ship theirs 2027-05-24 2027-05-24',
    '刺繍 theirs 2027-05-13 2027-05-13',
  ])
  const nameOf = new Map(procedures.map((each: Wire) => [each.id, each.kind ?? each.name]))
  // Sewing begins before the embroidery ends, so it does not wait for it.
  expect(links.map(({ from, to }: Wire) => `${nameOf.get(from)} ${nameOf.get(to)}`).toSorted()).toEqual([
    'cutting 刺繍',
    'sewing ship',
    'spec_fixed cutting',
  ])
  expect(named(schedule, 'spec_fixed')).toMatchObject({ status: 'done', actual: { end: '2026-11-04' } })
  expect(
    held(await take(scene.brand, rows.slice(1), { owner: 'theirs' })).added.map((each: Wire) => each.outcome),
  ).toEqual(Array(4).fill('same'))
})

it('domain §3.4 rights are those of a single edit: who makes schedules, whose steps are added and reported', async () => {
  const { styleNo } = await style('none')
  const step = (no: string) => [row(no, '刺繍', [planned('2027-05-12')])]
  expect(faults(await take(scene.supplier, step(styleNo)))).toEqual([422, 'schedule_missing additions.0'])
  expect(faults(await take(scene.stranger, step(styleNo)))).toEqual([422, 'style_unknown additions.0'])
  const active = await style('active')
  expect(faults(await take(scene.brand, step(active.styleNo), { owner: 'theirs' }))).toEqual([
    422,
    'step_of_other additions.0',
  ])
  const open = await style('planned')
  const done = [row(open.styleNo, '刺繍', [planned('2027-05-12'), actual('2026-11-10')])]
  expect(faults(await take(scene.brand, done, { owner: 'theirs' }))).toEqual([
    422,
    'actual_of_other additions.0.days.1',
  ])
  expect(named(await show(scene.brand, open.id), '刺繍')).toBeUndefined()
  expect(
    faults(await take(scene.supplier, [row(open.styleNo, 'Sew', [planned('2027-05-12')], { kind: 'sewing' })])),
  ).toEqual([422, 'step_there additions.0'])
})

it('domain §3.4 a style with several phases is asked for its phase; the file, or whoever imports, names it', async () => {
  const { production, phase } = await madeProduction(scene, { delivery_due: due, supplier_group_id: konan })
  held(await scene.brand.call('POST', `/api/productions/${production.id}/phases`, { phase: { kind: 'proto' } }))
  const of = (kind: string | null) => [
    row(production.style_no, '縫製', [planned('2027-05-12')], { kind: 'sewing', phase: kind }),
  ]
  expect(faults(await take(scene.brand, of(null)))).toEqual([422, 'style_phases additions.0'])
  expect(faults(await take(scene.brand, of('reorder')))).toEqual([422, 'style_phase_missing additions.0'])
  held(await take(scene.brand, of('bulk')))
  expect(await scheduleOf(phase.id)).toBeDefined()
})
