import { expect, it } from 'vitest'
import { dayNumber } from '../../dates/business-date.ts'
import { chance } from '../../../../server/src/demo/dataset/random.ts'
import { everyDay } from '../calendars/company-calendar.ts'
import { WorkingCalendar } from '../calendars/working-calendar.ts'
import { workdaysBetween } from '../calendars/workdays.ts'
import { contextOn, randomPlan, someStep } from '../random-plan.fixture.ts'
import { someCalendars } from '../random-network.fixture.ts'
import { freezeBaseline } from './baseline.ts'
import { criticalPaths } from './critical-paths.ts'
import { simulateDelays } from './forecast-difference.ts'
import { forecastPlan } from './forecast.ts'
import { scheduleHealth, stepHealth } from './health.ts'
import { hiddenBounds } from './hidden-bounds.ts'
import { stepForecasts } from './step-forecasts.ts'
import type { SchedulePlan, ScheduledStep } from '../status/scheduled-step.ts'

const link = (from: string, to: string, lag = 0) => ({ from, to, lag })
const span = (start: string, end: string) => ({ start, end })
const forecastOf = (plan: SchedulePlan, today: string, due: string | null = null) =>
  stepForecasts(forecastPlan(plan, contextOn(today, due)), contextOn(today, due))

it('§3.4 what is done keeps its days, what is begun takes what is left of it, what is to do waits', () => {
  const steps = [
    someStep('spec', { status: 'done', actual: { start: '2026-09-07', end: '2026-09-08' } }),
    // Ten days of work, 70 % of them left on the 16th: seven days, the holidays and closed days between.
    someStep('fabric', {
      workdays: 10,
      status: 'doing',
      progress: 30,
      planned: span('2026-09-09', '2026-09-28'),
      actual: { start: '2026-09-10', end: null },
    }),
    someStep('cutting', { planned: span('2026-09-29', '2026-10-01') }),
  ]
  const plan = { steps, links: [link('spec', 'fabric'), link('fabric', 'cutting')] }
  const rows = forecastOf(plan, '2026-09-16', '2026-10-05')
  expect(rows.get('spec')).toMatchObject({
    forecast: span('2026-09-07', '2026-09-08'),
    totalFloat: null,
    health: 'done',
  })
  expect(rows.get('fabric')).toMatchObject({ forecast: span('2026-09-10', '2026-10-01'), slip: 3, health: 'at_risk' })
  expect(rows.get('cutting')).toMatchObject({
    forecast: span('2026-10-02', '2026-10-06'),
    totalFloat: -1,
    isCritical: true,
  })
})

it('a step is never forecast before its plan, nor before today, nor done while nobody says so', () => {
  const begun = someStep('sewing', { status: 'doing', progress: 100, actual: { start: '2026-09-07', end: null } })
  expect(forecastOf({ steps: [begun], links: [] }, '2026-09-14').get('sewing')!.forecast!.end).toBe('2026-09-14')
  // Half of three days is two days of work.
  const half = { ...begun, progress: 50 }
  expect(forecastOf({ steps: [half], links: [] }, '2026-09-14').get('sewing')!.forecast!.end).toBe('2026-09-15')
  const ahead = { ...begun, progress: 90, planned: span('2026-09-07', '2026-09-18') }
  expect(forecastOf({ steps: [ahead], links: [] }, '2026-09-08').get('sewing')!.forecast!.end).toBe('2026-09-18')
  const todo = someStep('packing', { notBefore: '2026-09-15' })
  expect(forecastOf({ steps: [todo], links: [] }, '2026-09-08').get('packing')!.forecast!.start).toBe('2026-09-15')
  expect(forecastOf({ steps: [todo], links: [] }, '2026-09-16').get('packing')!.forecast!.start).toBe('2026-09-16')
})

it('a step that is left out passes on what it would have waited for', () => {
  const steps = [
    someStep('fabric', { workdays: 5, planned: span('2026-09-07', '2026-09-11') }),
    someStep('wash', { status: 'skipped', workdays: 9 }),
    someStep('packing', { planned: span('2026-09-08', '2026-09-10') }),
  ]
  const rows = forecastOf({ steps, links: [link('fabric', 'wash'), link('wash', 'packing')] }, '2026-09-07')
  expect(rows.get('packing')!.forecast).toEqual(span('2026-09-14', '2026-09-16'))
  expect(rows.get('wash')).toMatchObject({ forecast: null, latest: null, slip: null, health: 'done' })
})

it('health is derived: late once a planned day has passed, at risk while only the forecast misses the due date', () => {
  const planned = span('2026-09-07', '2026-09-09')
  const of = (status: ScheduledStep['status'], today: string, float: number) =>
    stepHealth({ status, planned }, today, float)
  expect([of('todo', '2026-09-07', 0), of('todo', '2026-09-07', -1), of('todo', '2026-09-08', 3)]).toEqual([
    'on_track',
    'at_risk',
    'late',
  ])
  expect([of('doing', '2026-09-09', 0), of('doing', '2026-09-10', 3), of('done', '2026-09-10', -9)]).toEqual([
    'on_track',
    'late',
    'done',
  ])
  expect(scheduleHealth('active', ['done', 'at_risk', 'on_track'])).toBe('at_risk')
  expect(scheduleHealth('active', ['late', 'at_risk'])).toBe('late')
  expect(scheduleHealth('active', ['done', 'done'])).toBe('done')
  expect(scheduleHealth('cancelled', ['late'])).toBe('done')
  expect(scheduleHealth('planned', [])).toBe('on_track')
})

it('slip is counted from the baseline once it is frozen', () => {
  const [frozen] = freezeBaseline([someStep('sewing')])
  const moved = { ...frozen!, planned: span('2026-09-09', '2026-09-11') }
  expect(forecastOf({ steps: [moved], links: [] }, '2026-09-07').get('sewing')!.slip).toBe(2)
  expect(forecastOf({ steps: [{ ...moved, baseline: null }], links: [] }, '2026-09-07').get('sewing')!.slip).toBe(0)
})

const japan = new WorkingCalendar({ ...everyDay, restDays: [6, 7], nationalHolidays: 'JP' })
const suzhou = new WorkingCalendar({ ...everyDay, restDays: [6, 7] })

it.each([
  ['spec', japan, '2026-10-20', '2026-10-19', -1],
  ['knitting', suzhou, '2026-11-10', '2026-11-13', 3],
  ['linking', suzhou, '2026-11-12', '2026-11-24', 8],
  ['inspection', suzhou, '2026-11-13', '2026-11-24', 7],
  ['ship', suzhou, '2026-11-16', '2026-11-25', 7],
  ['arrive', japan, '2026-11-18', '2026-11-30', 7],
] as const)('the days %s is late are working days of who does it', (_, calendar, planned, actual, days) =>
  expect(workdaysBetween(calendar, planned, actual)).toBe(days),
)

it('two days more at inspection: another ferry, arrival, invoice month and payment', () => {
  // The ferry sails on Wednesdays and Saturdays and is three days at sea.
  const ferry = new WorkingCalendar({ ...everyDay, restDays: [1, 2, 4, 5, 7] })
  const calendars = new Map(Object.entries({ japan, suzhou, ferry, sea: new WorkingCalendar(everyDay) }))
  const planned = span('2026-11-16', '2026-11-16')
  const steps = [
    someStep('inspection', { calendarId: 'carrier', workdays: 1 }),
    someStep('ship', { calendarId: 'carrier', workdays: 1 }),
    someStep('sea', { calendarId: 'carrier', workdays: 3 }),
    someStep('arrive', { calendarId: 'carrier', workdays: 1 }),
  ].map((step): ScheduledStep => {
    const calendarId = { inspection: 'suzhou', ship: 'ferry', sea: 'sea', arrive: 'japan' }[step.id]!
    const kind = step.id === 'ship' || step.id === 'arrive' ? step.id : null
    const ownerId = step.id === 'arrive' ? 'brand' : 'factory'
    const begun = { status: 'doing', progress: 90, actual: { start: '2026-11-14', end: null } } as const
    return { ...step, kind, ownerId, calendarId, planned, ...(step.id === 'inspection' && { ...begun, workdays: 20 }) }
  })
  const plan = { steps, links: [link('inspection', 'ship'), link('ship', 'sea'), link('sea', 'arrive')] }
  const context = { ...contextOn('2026-11-23', '2026-11-18'), calendars }
  const terms = {
    closingDay: 31,
    monthOffset: 1,
    payDay: 31,
    netDays: null,
    holidayShift: 'previous',
    splits: [],
  } as const
  const { outcomes, moved } = simulateDelays(plan, context, new Map([['inspection', 2]]), () => terms)
  expect(outcomes.get('schedule')).toEqual({
    before: { shipsOn: '2026-11-25', arrivesOn: '2026-11-30', invoiceMonth: '2026-11', paymentsOn: ['2026-12-30'] },
    after: { shipsOn: '2026-11-28', arrivesOn: '2026-12-02', invoiceMonth: '2026-12', paymentsOn: ['2027-01-29'] },
  })
  expect(moved.map(({ id, days }) => [id, days])).toEqual([
    ['inspection', 2],
    ['ship', 1],
    ['sea', 3],
    ['arrive', 2],
  ])
  expect(simulateDelays(plan, context, new Map(), () => null)).toEqual({ moved: [], outcomes: new Map() })
  const net = simulateDelays(plan, context, new Map([['inspection', 2]]), () => ({
    ...terms,
    closingDay: null,
    netDays: 30,
  }))
  expect(net.outcomes.get('schedule')!.after).toMatchObject({ invoiceMonth: '2026-12', paymentsOn: ['2026-12-30'] })
})

it('the critical path of a schedule leads to its tightest step', () => {
  const steps = [
    someStep('fabric', { workdays: 8 }),
    someStep('trims', { workdays: 2 }),
    someStep('sewing', { workdays: 4 }),
    someStep('label', { workdays: 1 }),
  ]
  const plan = { steps, links: [link('fabric', 'sewing'), link('trims', 'sewing'), link('trims', 'label')] }
  expect(criticalPaths(forecastPlan(plan, contextOn('2026-09-07', '2026-10-30'))).get('schedule')).toEqual([
    'fabric',
    'sewing',
  ])
})

it('forecasts keep the days of what is settled, look neither at order nor at planned days of others, and never move a plan', () => {
  for (let seed = 1; seed <= 1500; seed += 1) {
    const { plan, today, due } = randomPlan(seed)
    const before = structuredClone(plan)
    const rows = forecastOf(plan, today, due)
    expect(plan).toEqual(before)
    for (const { id, status, actual, planned } of plan.steps) {
      const { forecast } = rows.get(id)!
      if (status === 'done') expect(forecast).toEqual(actual)
      if (status === 'todo') expect(forecast!.start >= today && forecast!.start >= planned.start).toBe(true)
      if (status === 'doing') expect(forecast!.end >= today && forecast!.end >= planned.end).toBe(true)
    }
    const listed = { steps: plan.steps.toReversed(), links: plan.links.toReversed() }
    expect(Object.fromEntries(forecastOf(listed, today, due))).toEqual(Object.fromEntries(rows))
  }
})

it('who may not see some steps computes the same from bare bounds', () => {
  let imposed = 0
  for (let seed = 1; seed <= 1500; seed += 1) {
    const { plan, today, due } = randomPlan(seed)
    const context = contextOn(today, due)
    const { happens } = chance(seed + 0.75)
    const visible = new Set(plan.steps.filter(() => happens(0.6)).map(({ id }) => id))
    const whole = forecastPlan(plan, context)
    const bounds = hiddenBounds(whole, ({ id }) => visible.has(id))
    expect([...bounds.keys()].every((id) => visible.has(id))).toBe(true)
    const shown = {
      steps: plan.steps.filter(({ id }) => visible.has(id)).map((step) => ({ ...step, ...bounds.get(step.id) })),
      links: plan.links.filter(({ from, to }) => visible.has(from) && visible.has(to)),
    }
    imposed += [...bounds.values()].filter(({ notBefore, notAfter }) => notBefore !== null || notAfter !== null).length
    const [server, browser] = [stepForecasts(whole, context), stepForecasts(forecastPlan(shown, context), context)]
    for (const { id, status } of shown.steps) {
      if (status === 'skipped') continue
      const { forecast, latest, totalFloat } = server.get(id)!
      expect([seed, browser.get(id)]).toMatchObject([seed, { forecast, latest, totalFloat }])
    }
  }
  expect(imposed).toBeGreaterThan(1000)
})

it('the calendars of the fixture rest on different days', () => {
  const closed = (id: string, date: string) => !someCalendars.get(id)!.isOpen(dayNumber(date))
  expect([closed('brand', '2026-09-24'), closed('factory', '2026-10-01'), closed('carrier', '2026-10-04')]).toEqual([
    true,
    true,
    false,
  ])
})
