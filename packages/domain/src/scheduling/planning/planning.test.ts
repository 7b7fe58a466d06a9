import { expect, it } from 'vitest'
import { addDays, dayNumber } from '../../dates/business-date.ts'
import { chance } from '../../../../server/src/demo/dataset/random.ts'
import { stepNetwork, type StepNetwork } from '../network/step-network.ts'
import { randomNetwork, someCalendars, someMonday } from '../random-network.fixture.ts'
import { drivingPath } from './critical-path.ts'
import { earliestDates } from './earliest-dates.ts'
import { floatDays } from './float-days.ts'
import { latestDates } from './latest-dates.ts'
import { unfixed, uniformBounds, type PlanBounds, type PlanDates } from './plan-bounds.ts'
import { planBackward, planBothWays, planForward } from './two-way-plan.ts'
import { updateDates } from './update-dates.ts'

const cases = 3000

/** A random network with a due date, and now and then a step that is left out, has begun or has days of its own. */
function scene(seed: number) {
  const { steps, links, from } = randomNetwork(seed)
  const network = stepNetwork(steps, links, someCalendars)
  const { whole, happens } = chance(seed * 31)
  const start = dayNumber(from)
  const bounds = uniformBounds(network, start, start + whole(5, 120))
  const floor = bounds.floor.map((day) => (happens(0.2) ? day + whole(0, 20) : day))
  const workdays = bounds.workdays.map((days) => (happens(0.1) ? 0 : days))
  return {
    steps,
    links,
    network,
    from,
    due: addDays(someMonday, whole(5, 120)),
    bounds: { ...bounds, floor, workdays },
  }
}

/** Reads the rule of a link as one says it: the waiting step starts no earlier than its lag after the other's end. */
function brokenLinks(network: StepNetwork, { start, end }: PlanDates) {
  const { offsets, steps, lags } = network.predecessors
  return [...network.order].flatMap((step) =>
    [...steps.subarray(offsets[step]!, offsets[step + 1]!)].filter((before, at) => {
      const calendar = network.calendars[step]!
      return start[step]! < calendar.day(calendar.ordinal(end[before]! + 1) + lags[offsets[step]! + at]!)
    }),
  )
}

const list = ({ start, end }: PlanDates) => [[...start], [...end]]

it('no step lies in closed days, no link is broken, forward and backward', () => {
  for (let seed = 1; seed <= cases; seed += 1) {
    const { network, bounds } = scene(seed)
    for (const dates of [earliestDates(network, bounds), latestDates(network, bounds)]) {
      expect([seed, brokenLinks(network, dates)]).toEqual([seed, []])
      const misplaced = [...network.order].filter((step) => {
        const [calendar, workdays] = [network.calendars[step]!, bounds.workdays[step]!]
        const [start, end] = [dates.start[step]!, dates.end[step]!]
        const isFull = calendar.ordinal(end + 1) - calendar.ordinal(start) === workdays
        return !(isFull && calendar.isOpen(start) && (workdays === 0 || calendar.isOpen(end)))
      })
      expect([seed, misplaced]).toEqual([seed, []])
    }
  }
})

it('backward, then forward from there, moves nothing; and nothing could end later', () => {
  for (let seed = 1; seed <= cases; seed += 1) {
    const { network, bounds } = scene(seed)
    const latest = latestDates(network, bounds)
    expect([seed, list(earliestDates(network, { ...bounds, floor: latest.start }))]).toEqual([seed, list(latest)])
    const step = seed % network.ids.length
    const later = { ...bounds, floor: latest.start.with(step, latest.start[step]! + 1) }
    const moved = earliestDates(network, later)
    const misses = [...network.order].some((each) => moved.end[each]! > bounds.ceiling[each]!)
    expect([seed, misses]).toEqual([seed, true])
  }
})

it('float is nothing or more exactly where the due date is met, and a slip by the float still meets it', () => {
  let [met, missed] = [0, 0]
  for (let seed = 1; seed <= cases; seed += 1) {
    const { network, bounds } = scene(seed)
    const earliest = earliestDates(network, bounds)
    const { total, free } = floatDays(network, bounds, earliest, latestDates(network, bounds))
    const isMet = (dates: PlanDates) => network.order.every((step) => dates.end[step]! <= bounds.ceiling[step]!)
    expect([seed, total.every((days) => days >= 0)]).toEqual([seed, isMet(earliest)])
    if (isMet(earliest)) met += 1
    else missed += 1
    const step = seed % network.ids.length
    if (bounds.workdays[step] === 0) continue
    const slipBy = (days: number) =>
      earliestDates(network, { ...bounds, workdays: bounds.workdays.with(step, bounds.workdays[step]! + days) })
    if (isMet(earliest)) {
      expect([seed, isMet(slipBy(total[step]!))]).toEqual([seed, true])
      expect([seed, isMet(slipBy(total[step]! + 1))]).toEqual([seed, false])
    }
    const others = (dates: PlanDates) => [...dates.start].toSpliced(step, 1)
    const waits = network.successors.offsets[step] !== network.successors.offsets[step + 1]
    if (waits) {
      expect([seed, others(slipBy(free[step]!))]).toEqual([seed, others(earliest)])
      expect([seed, others(slipBy(free[step]! + 1))]).not.toEqual([seed, others(earliest)])
    }
  }
  expect(Math.min(met, missed)).toBeGreaterThan(cases / 10)
})

it('is monotone: a later floor brings no step forward', () => {
  for (let seed = 1; seed <= cases; seed += 1) {
    const { network, bounds } = scene(seed)
    const [before, step] = [earliestDates(network, bounds), seed % network.ids.length]
    const after = earliestDates(network, { ...bounds, floor: bounds.floor.with(step, bounds.floor[step]! + 9) })
    for (const each of network.order) expect(after.start[each]!).toBeGreaterThanOrEqual(before.start[each]!)
  }
})

it('the order in which steps and links are listed changes nothing', () => {
  for (let seed = 1; seed <= cases / 3; seed += 1) {
    const { steps, links, network, from, due } = scene(seed)
    const other = stepNetwork(steps.toReversed(), links.toReversed(), someCalendars)
    const sorted = (plan: ReadonlyMap<string, unknown>) => Object.fromEntries(plan)
    expect(sorted(planBothWays(other, from, due))).toEqual(sorted(planBothWays(network, from, due)))
  }
})

it('planning what changed gives the same as planning everything, and tells what moved', () => {
  for (let seed = 1; seed <= cases; seed += 1) {
    const { network, bounds } = scene(seed)
    const before = earliestDates(network, bounds)
    const { whole } = chance(seed + 0.25)
    const changed = Array.from({ length: whole(1, 3) }, () => whole(0, network.ids.length - 1))
    const [floor, workdays] = [bounds.floor.slice(), bounds.workdays.slice()]
    for (const step of changed) {
      floor[step]! += whole(-5, 15)
      workdays[step] = whole(0, 8)
    }
    const other = { ...bounds, floor, workdays }
    const { dates, moved } = updateDates(network, other, before, changed)
    expect([seed, list(dates)]).toEqual([seed, list(earliestDates(network, other))])
    const differing = [...network.order].filter(
      (step) => dates.start[step] !== before.start[step] || dates.end[step] !== before.end[step],
    )
    expect([seed, moved]).toEqual([seed, differing])
  }
})

it('a step that has begun keeps its days, holds nothing before it back, and moves what follows', () => {
  const link = (from: string, to: string) => ({ from, to, lag: 0 })
  const steps = ['fabric', 'cutting', 'sewing'].map((id) => ({ id, calendarId: 'brand', workdays: 3 }))
  const network = stepNetwork(steps, [link('fabric', 'cutting'), link('cutting', 'sewing')], someCalendars)
  const [day, unset] = [dayNumber(someMonday), new Int32Array(3).fill(unfixed)]
  const bounds: PlanBounds = {
    ...uniformBounds(network, day, day + 60),
    fixedStart: unset.with(1, day - 4),
    fixedEnd: unset.with(1, day + 1),
  }
  expect(list(earliestDates(network, bounds))).toEqual([
    [day, day - 4, day + 2],
    [day + 2, day + 1, day + 4],
  ])
  expect(latestDates(network, bounds).end[0]).toBe(latestDates(network, bounds).end[2])
})

it('the driving path runs without a gap from a step that starts by itself to the last', () => {
  for (let seed = 1; seed <= cases; seed += 1) {
    const { network, bounds } = scene(seed)
    const dates = earliestDates(network, bounds)
    const last = [...network.order].reduce((one, other) => (dates.end[other]! > dates.end[one]! ? other : one))
    const path = drivingPath(network, bounds, dates, last)
    expect(path.at(-1)).toBe(last)
    const first = network.calendars[path[0]!]!
    expect([seed, dates.start[path[0]!]]).toEqual([seed, first.day(first.ordinal(bounds.floor[path[0]!]!))])
    if (path.length === 1) continue
    // One day more in any step of it that is worked moves the last.
    const longer = path.slice(0, -1).find((step) => bounds.workdays[step]! > 0)
    if (longer === undefined) continue
    const workdays = bounds.workdays.with(longer, bounds.workdays[longer]! + 20)
    expect(earliestDates(network, { ...bounds, workdays }).end[last]!).toBeGreaterThan(dates.end[last]!)
  }
})

it('plans by dates: from a day, towards the due date, or both', () => {
  const steps = [
    { id: 'sewing', calendarId: 'factory', workdays: 5 },
    { id: 'ship', calendarId: 'carrier', workdays: 3 },
  ]
  const network = stepNetwork(steps, [{ from: 'sewing', to: 'ship', lag: 0 }], someCalendars)
  expect(Object.fromEntries(planForward(network, '2026-09-28'))).toEqual({
    sewing: { start: '2026-09-28', end: '2026-10-10' },
    ship: { start: '2026-10-11', end: '2026-10-13' },
  })
  expect(planBackward(network, '2026-10-18').get('sewing')).toEqual({ start: '2026-10-11', end: '2026-10-15' })
  expect(planBothWays(network, '2026-09-28', '2026-10-12').get('sewing')).toMatchObject({
    totalFloat: -1,
    freeFloat: 0,
  })
})
