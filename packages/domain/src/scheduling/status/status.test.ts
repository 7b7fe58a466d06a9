import { expect, it } from 'vitest'
import { transitionRefusal, transitionsFor } from '../../documents/lifecycle.ts'
import { someStep } from '../random-plan.fixture.ts'
import { isQuantityOver, reportFaults } from './report-faults.ts'
import { scheduleLifecycle, scheduleStatuses } from './schedule-lifecycle.ts'
import { reportStep } from './step-report.ts'
import { procedureStatuses, stepLifecycle } from './step-lifecycle.ts'

const author = { side: 'receiver', author: 'receiver', powerUser: false, reason: 'so' } as const
const open = (of: typeof stepLifecycle | typeof scheduleLifecycle, status: string) =>
  transitionsFor(of, { ...author, status }).flatMap(({ name, refusal }) => (refusal ? [] : [name]))

it('§3.4 a step: todo>doing>done|skipped, and back with a reason', () => {
  expect(Object.fromEntries(procedureStatuses.map((status) => [status, open(stepLifecycle, status)]))).toEqual({
    todo: ['start', 'finish', 'skip'],
    doing: ['finish', 'skip', 'unstart'],
    done: ['reopen'],
    skipped: ['restore'],
  })
  for (const [name, status] of [
    ['reopen', 'done'],
    ['skip', 'todo'],
    ['restore', 'skipped'],
  ] as const)
    expect(transitionRefusal(stepLifecycle.transitions[name], { ...author, status, reason: ' ' })).toBe(
      'transition_reason',
    )
  const other = { ...author, status: 'todo', side: 'issuer' } as const
  expect(transitionRefusal(stepLifecycle.transitions.finish, other)).toBe('transition_side')
})

it('§3.4 a schedule: planned>active>on_hold>completed|cancelled', () => {
  expect(Object.fromEntries(scheduleStatuses.map((status) => [status, open(scheduleLifecycle, status)]))).toEqual({
    planned: ['activate', 'cancel'],
    active: ['hold', 'complete', 'cancel'],
    on_hold: ['resume', 'cancel'],
    completed: ['reopen'],
    cancelled: [],
  })
  const { activate, cancel, reopen } = scheduleLifecycle.transitions
  const partner = { ...author, side: 'issuer', status: 'planned' } as const
  expect(transitionRefusal(activate, partner)).toBe(null)
  expect(transitionRefusal(cancel, partner)).toBe('transition_side')
  expect(transitionRefusal(reopen, { ...author, status: 'completed', reason: undefined })).toBe('transition_reason')
})

const actual = (start: string | null, end: string | null) => ({ start, end })

it('one tap: done today, from where it stands', () => {
  const step = someStep('sewing')
  expect(reportStep(step, 'finish', '2026-09-10')).toMatchObject({
    status: 'done',
    progress: 100,
    actual: actual('2026-09-07', '2026-09-10'),
  })
  expect(reportStep(step, 'finish', '2026-09-03')).toMatchObject({ actual: actual('2026-09-03', '2026-09-03') })
  const begun = reportStep(step, 'start', '2026-09-08')
  expect(begun).toMatchObject({ status: 'doing', progress: 0, actual: actual('2026-09-08', null) })
  const done = reportStep(begun, 'finish', '2026-09-10')
  expect(reportStep(done, 'reopen', '2026-09-11')).toMatchObject({
    status: 'doing',
    actual: actual('2026-09-08', null),
  })
  expect(reportStep(begun, 'unstart', '2026-09-11')).toMatchObject({ status: 'todo', actual: actual(null, null) })
  expect(reportStep(begun, 'skip', '2026-09-11')).toMatchObject({ status: 'skipped', planned: step.planned })
  expect(reportFaults(reportStep(step, 'finish', '2026-09-03'), '2026-09-03')).toEqual([])
})

it.each([
  [{}, []],
  [{ planned: { start: '2026-09-09', end: '2026-09-08' } }, ['planned_order']],
  [{ status: 'doing', actual: actual('2026-09-11', null) }, ['actual_in_future']],
  [{ status: 'done', actual: actual('2026-09-09', '2026-09-11') }, ['actual_in_future']],
  [{ status: 'done', actual: actual('2026-09-09', '2026-09-08') }, ['actual_order']],
  [{ status: 'doing' }, ['actual_start_missing']],
  [{ status: 'done', actual: actual('2026-09-09', null) }, ['actual_end_missing']],
  [{ status: 'doing', actual: actual('2026-09-08', '2026-09-09') }, ['actual_end_early']],
  [{ progress: 101 }, ['progress_range']],
  [{ progress: 0.5 }, ['progress_range']],
] as const)('§3.4 on 10 September, %j: %j', (report, faults) =>
  expect(reportFaults({ ...someStep('sewing'), ...report }, '2026-09-10')).toEqual(faults),
)

it('§3.4 pieces done are bound by the order and what may be made over it', () => {
  expect(['104', '105'].map((done) => isQuantityOver(done, '101', '3'))).toEqual([false, true])
})
