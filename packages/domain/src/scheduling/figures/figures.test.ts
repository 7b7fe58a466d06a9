import { expect, it } from 'vitest'
import { chance } from '../../../../server/src/demo/dataset/random.ts'
import { addDays } from '../../dates/business-date.ts'
import { workSpan } from '../calendars/workdays.ts'
import { someCalendars } from '../random-network.fixture.ts'
import { punctualities } from './punctuality.ts'
import { weekLoads } from './week-load.ts'
import { workInProgress } from './work-in-progress.ts'

const factory = someCalendars.get('factory')!
const work = (start: string, end: string, pieces: number, ownerId = 'factory') => ({
  ownerId,
  calendar: factory,
  span: { start, end },
  pieces,
})

it('load by week against what a company can do on the days it works', () => {
  const rows = weekLoads(
    [
      work('2026-09-07', '2026-09-12', 600),
      work('2026-09-11', '2026-09-14', 100),
      work('2026-10-04', '2026-10-04', 9, 'other'),
    ],
    (id) => (id === 'factory' ? { pieces: 100, calendar: factory } : null),
  )
  expect(rows).toEqual([
    { ownerId: 'factory', week: '2026-09-07', pieces: 666, capacity: 600, percent: '111.0' },
    { ownerId: 'factory', week: '2026-09-14', pieces: 34, capacity: 600, percent: '5.7' },
    { ownerId: 'other', week: '2026-09-28', pieces: 9, capacity: null, percent: null },
  ])
})

it('spreads every piece, once', () => {
  for (let seed = 1; seed <= 500; seed += 1) {
    const { whole } = chance(seed)
    const pieces = whole(0, 5000)
    const { start, end } = workSpan(factory, addDays('2026-09-01', whole(0, 60)), whole(1, 40))
    const rows = weekLoads([work(start, end, pieces)], () => null)
    expect(rows.reduce((sum, row) => sum + row.pieces, 0)).toBe(pieces)
    expect(rows.every((row) => Number.isInteger(row.pieces))).toBe(true)
  }
})

it('counts every piece at one step', () => {
  const { waiting, finished } = workInProgress(900, [
    { kind: 'spec_fixed', status: 'done', done: null },
    { kind: 'knitting', status: 'done', done: 900 },
    { kind: 'linking', status: 'doing', done: 880 },
    { kind: 'inspection', status: 'doing', done: 756 },
    { kind: 'packing', status: 'skipped', done: null },
    { kind: 'ship', status: 'doing', done: 540 },
    { kind: 'arrive', status: 'todo', done: null },
  ])
  expect(Object.fromEntries(waiting)).toEqual({
    spec_fixed: 0,
    knitting: 0,
    linking: 20,
    inspection: 124,
    ship: 216,
    arrive: 540,
  })
  expect(finished).toBe(0)
  for (let seed = 1; seed <= 300; seed += 1) {
    const { whole, pick } = chance(seed)
    const steps = Array.from({ length: whole(0, 12) }, (_, at) => ({
      kind: `step-${at}`,
      status: pick(['todo', 'doing', 'done', 'skipped'] as const),
      done: pick([null, whole(0, 120)]),
    }))
    const result = workInProgress(100, steps)
    expect([...result.waiting.values()].every((count) => count >= 0)).toBe(true)
    expect([...result.waiting.values()].reduce((sum, count) => sum + count, 0) + result.finished).toBe(100)
  }
})

it('promised against actual, in working days', () => {
  const promise = (promised: string, actual: string) => ({ ownerId: 'factory', calendar: factory, promised, actual })
  expect(
    punctualities([
      promise('2026-09-11', '2026-09-11'),
      promise('2026-09-11', '2026-09-10'),
      promise('2026-09-30', '2026-10-09'),
    ]),
  ).toEqual([{ ownerId: 'factory', count: 3, onTime: 2, onTimePercent: '66.7', medianDays: 0, worstDays: 1 }])
})
