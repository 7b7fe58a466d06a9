import type { Caller } from '@tsumugi/dev-env'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asSystem, inTenant } from '../../database/tenancy.ts'
import {
  faults,
  filledPhase,
  hangzhou,
  held,
  konan,
  madeProduction,
  productionScene,
  tradingHouse,
  type Scene,
  type Wire,
} from '../productions/production-scene.fixture.ts'
import { freezeSchedules } from './public-face.ts'

let scene: Scene
beforeAll(async () => {
  scene = await productionScene()
})
afterAll(() => scene.server.stop())

const due = '2027-06-30'
const show = async (caller: Caller, id: number): Promise<Wire> =>
  held(await caller.call('GET', `/api/production_schedules/${id}`))
const list = async (caller: Caller, query = ''): Promise<Wire> => {
  const answer = await caller.call('GET', `/api/production_schedules?per_page=500&${query}`)
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  return answer.body
}
const stepOf = (schedule: Wire, kind: string): Wire =>
  schedule.plan.procedures.find((each: Wire) => each.kind === kind || each.name === kind)
const change = (caller: Caller, schedule: Wire, operations: object[], more: object = {}) =>
  caller.call('PATCH', `/api/production_schedules/${schedule.id}/plan`, {
    operations,
    lock_version: schedule.lock_version,
    ...more,
  })
const move = (step: Wire, days: number) => ({ kind: 'move', step: step.id, days, chain: false })

async function madeSchedule(more: object = {}, phase: object = { supplier_group_id: konan }): Promise<Wire> {
  const made = await madeProduction(scene, { delivery_due: due, ...phase })
  return held(
    await scene.brand.call('POST', `/api/phases/${made.phase.id}/production_schedules`, {
      production_schedule: { due, ...more },
    }),
  )
}

/** A schedule that both sides work on, as each of them sees it. */
async function activeSchedule(): Promise<Wire> {
  const { id, lock_version } = await madeSchedule()
  return held(
    await scene.supplier.call('PATCH', `/api/production_schedules/${id}/status`, {
      transition: 'activate',
      lock_version,
    }),
  )
}

const addStep = async (caller: Caller, schedule: Wire, values: object): Promise<Wire> =>
  held(
    await caller.call('POST', `/api/production_schedules/${schedule.id}/procedures`, {
      procedure: { name: '内輪の工程', start: '2027-05-06', workdays: 2, shared: false, ...values },
    }),
  )

describe('§3.4 a schedule', () => {
  it('is planned backward from the due date, and has the milestones of its steps', async () => {
    const schedule = await madeSchedule()
    expect(schedule).toMatchObject({ side: 'owner', status: 'planned', health: 'on_track', delivery_due: due })
    expect(schedule.outcome.arrives_on <= due).toBe(true)
    expect(schedule.milestones.map(({ milestone }: Wire) => milestone)).toEqual([
      'spec',
      'fabric',
      'pre_production',
      'cutting',
      'sewing',
      'ship',
    ])
    expect(schedule.total_float).toBeGreaterThanOrEqual(0)
    const again = await scene.brand.call('POST', `/api/phases/${schedule.phase.id}/production_schedules`, {
      production_schedule: { due },
    })
    expect(faults(again)).toEqual([409, 'schedule_there null'])
  })

  it('is read by its brand, its maker and whoever is invited to the phase, and by nobody else', async () => {
    const schedule = await madeSchedule()
    const path = `/api/production_schedules/${schedule.id}`
    expect((await show(scene.supplier, schedule.id)).side).toBe('partner')
    for (const caller of [scene.stranger, scene.otherSupplier, scene.trade])
      expect((await caller.call('GET', path)).status).toBe(404)
    await scene.brand.call('PUT', `/api/productions/${schedule.production.id}/shares`, {
      shares: [{ user_group_id: tradingHouse, phase_ids: [schedule.phase.id] }],
    })
    const seen = await show(scene.trade, schedule.id)
    expect([seen.supplier, seen.outcome.invoice_month, stepOf(seen, 'sewing').owner]).toEqual([null, null, null])
    expect(stepOf(seen, 'sewing').right).toBe('none')
    expect(JSON.stringify(seen)).not.toContain('港南')
  })

  it('narrows its list by what is asked, with tabs and totals of exactly those', async () => {
    const all = await list(scene.brand)
    expect(all.data).toHaveLength(all.pagination.total_count)
    const kinds = all.tabs.filter(({ health }: Wire) => health !== 'waiting')
    expect(kinds.reduce((sum: number, { count }: Wire) => sum + count, 0)).toBe(all.pagination.total_count)
    const mine = await list(scene.brand, `supplier_group_id=${konan}`)
    expect(mine.data.every(({ supplier }: Wire) => supplier.id === konan)).toBe(true)
    expect(mine.totals.quantity).toBe(mine.data.reduce((sum: number, { quantity }: Wire) => sum + quantity, 0))
    const { work, finished, quantity } = mine.totals
    expect(work.reduce((sum: number, each: Wire) => sum + each.quantity, finished)).toBe(quantity)
    const late = await list(scene.brand, 'health=late')
    expect(late.data.every(({ health }: Wire) => health === 'late')).toBe(true)
    expect(late.data.length).toBe(kinds.find(({ health }: Wire) => health === 'late').count)
  })
})

describe('§6 who moves what', () => {
  it('lets the brand set every step until the schedule is active, and the maker propose', async () => {
    const schedule = await madeSchedule()
    const sewing = stepOf(schedule, 'sewing')
    const asked = held(await change(scene.supplier, schedule, [move(sewing, 1)]))
    expect([asked.moved, asked.proposed.includes(sewing.id)]).toEqual([[], true])
    const moved = held(await change(scene.brand, await show(scene.brand, schedule.id), [move(sewing, -1)]))
    expect([moved.proposed, moved.schedule.proposals[0].changes.some((each: Wire) => each.is_stale)]).toEqual([
      [],
      false,
    ])
  })

  it('makes the other side’s steps a proposal with its cost, and moves them when it is agreed to', async () => {
    const schedule = await show(scene.brand, (await activeSchedule()).id)
    const fabric = stepOf(schedule, 'fabric_in')
    const edit = held(await change(scene.brand, schedule, [move(fabric, 5)], { note: '染め直し' }))
    expect(edit.proposed).toContain(fabric.id)
    expect(stepOf(edit.schedule, 'fabric_in').planned).toEqual(fabric.planned)
    expect(edit.cost.outcome.after.ships_on > edit.cost.outcome.before.ships_on).toBe(true)
    const [proposal] = (await show(scene.supplier, schedule.id)).proposals
    expect(proposal).toMatchObject({ side: 'theirs', status: 'open', note: '染め直し' })
    const mark = (await scene.supplier.call('GET', '/api/confirmed_marks?per_page=100&status[]=open')).body.data.find(
      (each: Wire) => each.target.kind === 'production_schedule' && each.target.id === schedule.id,
    )
    expect(mark.new_value).toContain('生地入荷')
    const answer = (caller: Caller, accepted: number[], more: object = {}) =>
      caller.call('PATCH', `/api/procedure_proposals/${proposal.id}/answer`, {
        accepted,
        lock_version: proposal.lock_version,
        ...more,
      })
    expect((await answer(scene.brand, [fabric.id])).status).toBe(404)
    expect(faults(await answer(scene.supplier, []))).toEqual([422, 'objection_reason answer'])
    const agreed = held(await answer(scene.supplier, [fabric.id]))
    expect(stepOf(agreed, 'fabric_in').planned.end > fabric.planned.end).toBe(true)
    expect(agreed.proposals[0].status).toBe(proposal.changes.length === 1 ? 'accepted' : 'partly')
    expect((await answer(scene.supplier, [fabric.id])).status).toBe(409)
  })

  it('answers an edit of an older schedule with the one that stands, also when two move at once', async () => {
    const schedule = await show(scene.brand, (await activeSchedule()).id)
    const operation = [move(stepOf(schedule, 'spec_fixed'), 1)]
    const both = await Promise.all([
      change(scene.brand, schedule, operation),
      change(scene.brand, schedule, [move(stepOf(schedule, 'fabric_order'), 2)]),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const refused = both.find(({ status }) => status === 409)!
    expect(refused.body.current.lock_version).toBe(schedule.lock_version + 1)
  })

  it('refuses circles', async () => {
    const schedule = await madeSchedule()
    const [from, to] = [stepOf(schedule, 'ship').id, stepOf(schedule, 'cutting').id]
    const answer = await change(scene.brand, schedule, [{ kind: 'link', from, to, lag: 0 }])
    expect(faults(answer)).toEqual([422, 'link_cycle operations.0'])
    expect(answer.body.errors[0].message).toContain('裁断 → 縫製')
    const abroad = await madeSchedule({}, { supplier_group_id: hangzhou })
    const [last, first] = [stepOf(abroad, 'ship').id, stepOf(abroad, 'cutting').id]
    const told = await change(scene.otherSupplier, abroad, [{ kind: 'link', from: last, to: first, lag: 0 }])
    expect(told.body.errors[0].message).toContain('裁剪 → 缝制')
  })
})

describe('§4.11 a step that one side keeps to itself', () => {
  it('counts in the arithmetic, and nothing of it is told: not its name, not its id, not in errors', async () => {
    const schedule = await activeSchedule()
    const [cutting, sewing] = ['cutting', 'sewing'].map((kind) => stepOf(schedule, kind).id)
    const own = await addStep(scene.supplier, schedule, { after: [cutting], before: [sewing], name: '秘密の外注' })
    const secret = stepOf(own, '秘密の外注')
    const seen = await show(scene.brand, schedule.id)
    expect(JSON.stringify(seen)).not.toContain('秘密')
    expect(seen.plan.procedures.some(({ id }: Wire) => id === secret.id)).toBe(false)
    expect(stepOf(seen, 'sewing').not_before).not.toBeNull()
    for (const kind of ['sewing', 'ship', 'arrive'])
      expect(stepOf(seen, kind).forecast, kind).toEqual(stepOf(own, kind).forecast)
    const circle = await change(scene.brand, seen, [{ kind: 'link', from: sewing, to: cutting, lag: 0 }])
    const unknown = await change(scene.brand, seen, [move(secret, 1)])
    const nowhere = await change(scene.brand, seen, [move({ id: 999_999 }, 1)])
    expect(unknown.body).toEqual({ ...nowhere.body, request_id: unknown.body.request_id })
    expect(JSON.stringify([circle.body, unknown.body])).not.toContain('秘密')
    const read = await inTenant(scene.server.engine.database, 1, (database) =>
      database.selectFrom('procedure').select('id').where('id', '=', secret.id).execute(),
    )
    expect(read).toEqual([])
    for (const [method, path, body] of [
      ['PATCH', `/api/procedures/${secret.id}`, { procedure: { progress: 5, lock_version: 0 } }],
      ['DELETE', `/api/procedures/${secret.id}`, undefined],
    ] as const)
      expect((await scene.brand.call(method, path, body)).status).toBe(404)
    held(await change(scene.brand, seen, [move(stepOf(seen, 'fabric_in'), 8)]))
    const texts = await scene.rows(
      `select old_value, new_value from confirmed_mark where target_kind = 'production_schedule' and target_id = $1
       union all select detail::text, action from audit_event where user_group_id = 1 and subject_id = $1`,
      [schedule.id],
    )
    expect(JSON.stringify([texts, await show(scene.brand, schedule.id)])).not.toContain('秘密')
  })
})

describe('§6 reports', () => {
  const key = () => crypto.randomUUID()

  it('are written once for each key, for one’s own steps alone, and never in the future', async () => {
    const schedule = await activeSchedule()
    const fabric = stepOf(schedule, 'fabric_in')
    const report = (caller: Caller, values: object) =>
      caller.call('POST', `/api/procedures/${fabric.id}/reports`, { report: { transition: 'finish', ...values } })
    expect((await report(scene.brand, { key: key() })).status).toBe(404)
    expect(faults(await report(scene.supplier, { key: key(), on: '2099-01-01' }))).toContain(
      'actual_in_future report.on',
    )
    const once = key()
    expect(held(await report(scene.supplier, { key: once })).status).toBe('done')
    expect(held(await report(scene.supplier, { key: once })).status).toBe('done')
    const count = 'select count(*)::int as n from procedure_report where procedure_id = $1'
    expect(await scene.rows(count, [fabric.id])).toEqual([{ n: 1 }])
    expect(faults(await report(scene.supplier, { key: key(), transition: 'reopen' }))).toEqual([
      422,
      'transition_reason report.reason',
    ])
  })

  it('of a delay move one’s own steps and ask the other side for theirs', async () => {
    const schedule = await activeSchedule()
    const fabric = stepOf(schedule, 'fabric_in')
    const delay = { key: key(), days: 30, reason: '染め直し' }
    const late = held(await scene.supplier.call('POST', `/api/procedures/${fabric.id}/delays`, { delay }))
    expect([late.note, late.planned.end > fabric.planned.end]).toEqual(['染め直し', true])
    const [proposal] = (await show(scene.brand, schedule.id)).proposals
    expect(proposal).toMatchObject({ side: 'theirs', note: '染め直し' })
    await scene.supplier.call('POST', `/api/procedures/${fabric.id}/delays`, { delay })
    expect(stepOf(await show(scene.supplier, schedule.id), 'fabric_in').planned).toEqual(late.planned)
  })

  it('of many are all written or none', async () => {
    const schedule = await activeSchedule()
    const ids = ['fabric_in', 'trims_in', 'spec_fixed'].map((kind) => stepOf(schedule, kind).id)
    const reports = (some: number[]) =>
      scene.supplier.call('POST', '/api/procedures/reports', {
        reports: some.map((procedure_id) => ({ key: key(), transition: 'finish', procedure_id })),
      })
    expect(faults(await reports(ids))).toEqual([422, 'not_found reports.2.procedure_id'])
    expect(stepOf(await show(scene.supplier, schedule.id), 'fabric_in').status).toBe('todo')
    expect(held(await reports(ids.slice(0, 2))).map(({ status }: Wire) => status)).toEqual(['done', 'done'])
  })
})

it('§3.4 simulates a delay to ship date, arrival, invoice month and payment, and keeps nothing', async () => {
  const schedule = await madeSchedule()
  const delays = [{ procedure_id: stepOf(schedule, 'fabric_in').id, days: 25 }]
  const cost = held(await scene.brand.call('POST', `/api/production_schedules/${schedule.id}/simulations`, { delays }))
  expect(cost.outcome.after.ships_on > cost.outcome.before.ships_on).toBe(true)
  expect(cost.outcome.after.invoice_month >= cost.outcome.before.invoice_month).toBe(true)
  expect((await show(scene.brand, schedule.id)).lock_version).toBe(schedule.lock_version)
})

it('§3.4 freezes the plan as the baseline when an order of its SKUs is accepted', async () => {
  const { phase, matrix } = await filledPhase(scene, { supplier_group_id: konan, delivery_due: due })
  const schedule = held(
    await scene.brand.call('POST', `/api/phases/${phase.id}/production_schedules`, { production_schedule: { due } }),
  )
  const [document] = await scene.rows(
    `insert into document (noun, issuer_id, receiver_id, author_id, status, issuer_name, receiver_name, line_rounding)
    values ('contract', 1, 3, 1, 'draft', '', '', 'down') returning id`,
  )
  await scene.rows(
    `insert into document_line (document_id, issuer_id, receiver_id, author_id, shared, position, sku_id, quantity)
    values ($1, 1, 3, 1, false, 1, $2, 20)`,
    [document!.id, matrix.units[0].id],
  )
  const asked = {
    asSystem: <R>(work: Parameters<typeof asSystem<R>>[1]) => asSystem(scene.server.engine.database, work),
  }
  expect(await freezeSchedules(asked, Number(document!.id))).toEqual([schedule.id])
  const frozen = await show(scene.brand, schedule.id)
  expect([frozen.status, frozen.baseline_at === null]).toEqual(['active', false])
  for (const step of frozen.plan.procedures) expect(step.baseline).toEqual(step.planned)
})

it('lists steps by scope; whoever lacks the function sees what they are asked for', async () => {
  const schedule = await madeSchedule({}, { supplier_group_id: hangzhou })
  const steps = async (caller: Caller, query = '') =>
    (await caller.call('GET', `/api/procedures?per_page=500&schedule_id=${schedule.id}&${query}`)).body
  const mine = await steps(scene.otherSupplier, 'scope=ours')
  expect(mine.data.every(({ side }: Wire) => side === 'ours')).toBe(true)
  expect(mine.data.length).toBe(mine.tabs.find(({ scope }: Wire) => scope === 'ours').count)
  const waiting = await steps(scene.otherSupplier, 'scope=waiting')
  expect(waiting.data.map(({ kind }: Wire) => kind)).toContain('fabric_in')
  expect((await steps(scene.stranger)).data).toEqual([])
})

it('§6 plans by the calendar of the company: days of rest that are worked, and holidays that were loaded', async () => {
  const calendar = { rest_days: [6, 7], holidays: 'CN', opened_days: [{ opened_on: '2027-06-26', name: '调休' }] }
  const saved = held(await scene.otherSupplier.call('PUT', '/api/work_calendar', { work_calendar: calendar }))
  expect(saved).toEqual(calendar)
  expect(faults(await scene.brand.call('PUT', '/api/public_holidays/CN/2027', { holidays: [] }))[0]).toBe(403)
  await scene.rows("insert into public_holiday (country, day, name) values ('CN', '2027-06-10', '端午节')")
  const schedule = await madeSchedule({}, { supplier_group_id: hangzhou })
  const own = schedule.plan.calendars.find(({ key }: Wire) => key === String(hangzhou))
  expect(own).toMatchObject({ working_days: ['2027-06-26'] })
  // The day of the law was there already, and the one that was loaded is beside it.
  const june = own.holidays.closed_days.filter((day: string) => day.startsWith('2027-06'))
  expect(june).toEqual(['2027-06-09', '2027-06-10'])
  expect(schedule.holiday_gaps).toEqual([{ country: 'CN', year: 2027, is_loaded: true }])
})
