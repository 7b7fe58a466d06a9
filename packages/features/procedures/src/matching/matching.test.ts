import type { ListedProcedure } from '@tsumugi/contract'
import { WorkingCalendar, type ScheduleCell } from '@tsumugi/domain/scheduling'
import { expect, it } from 'vitest'
import { matchedCells } from './matched-cells.ts'
import { pastedCells } from './pasted-cells.ts'
import { plannedDays, planOperations } from './plan-operations.ts'
import { kindNames, tableNames } from './table-names.ts'

const names = await tableNames()
const step = (id: number, kind: string | null, more: object = {}) =>
  ({
    id,
    kind,
    name: null,
    scheduleId: 7,
    status: 'todo',
    workdays: 3,
    planned: { start: '2026-11-16', end: '2026-11-18' },
    actual: { start: null, end: null },
    schedule: { styleNo: 'SK27-177', name: 'シャツ' },
    ...more,
  }) as unknown as ListedProcedure
const steps = [
  step(1, 'sewing'),
  step(2, 'cutting', { status: 'doing', actual: { start: '2026-11-17', end: null } }),
  step(3, null, { name: '刺繍' }),
  step(4, 'ship', { status: 'done', actual: { start: '2026-11-18', end: '2026-11-18' } }),
  step(5, 'packing', { scheduleId: 8 }),
  step(6, 'packing', { scheduleId: 9 }),
]
const match = (text: string) =>
  matchedCells(pastedCells(text, names, 'sewing'), { steps, kinds: kindNames(names), today: '2026-11-20' })
const said = (text: string) =>
  match(text).map(({ step: of, outcome, day, fault }) => [of?.id ?? '-', fault?.code ?? outcome, day ?? ''].join(' '))

it.each([
  ['SK27-177\t11/19', '1 finish 2026-11-19'],
  ['sk27 177\t縫製\t11/19', '1 finish 2026-11-19'],
  ['SK27-177\t车缝\t11/19', '1 finish 2026-11-19'],
  ['SK27-177\tLinking\t11/19', '1 finish 2026-11-19'],
  ['SK27-177\t刺繍\t11/19', '3 finish 2026-11-19'],
  ['SK27-177\tETD\t2026-11-18', '4 same 2026-11-18'],
  ['SK27-177\tETD\t2026-11-19', '4 settled 2026-11-19'],
  ['SK27-177\t裁断\t11/16', '2 before 2026-11-16'],
  ['SK27-177\t縫製\t11/21', '1 future 2026-11-21'],
  ['SK27-177\t縫製\t上旬', '1 day '],
  ['SK27-177\t染色\t11/19', '- step '],
  ['SK27-177\t梱包\t11/19', '- several '],
  ['SK1\t縫製\t11/19', '- style '],
])('%s: %s', (text, outcome) => expect(said(text)).toEqual([outcome]))

it('the same step twice is taken once', () => {
  expect(said('SK27-177\t11/18\nSK27-177\t11/19')).toEqual(['1 finish 2026-11-18', '1 twice 2026-11-19'])
})

it('a table with heads is read by them; a plan becomes moves in working days', () => {
  const table = '品番\t工程\t予定開始\t予定終了\t着手\nSK27-177\t縫製\t11/19\t11/25\t11/20\nSK27-177\t刺繍\t\t11/24\t'
  expect(said(table)).toEqual([
    '1 planned 2026-11-19',
    '1 planned 2026-11-25',
    '1 start 2026-11-20',
    '3 planned 2026-11-24',
  ])
  const calendar = new WorkingCalendar({
    restDays: [6, 7],
    nationalHolidays: 'JP',
    closedDays: new Set(),
    workingDays: new Set(),
  })
  const days = plannedDays(match(table))
  // 23 November is a holiday: 19, 20 and 24 are three days, 25 is one more.
  expect(planOperations(steps[0]!, days.get(1)!, calendar)).toEqual([
    { kind: 'move', step: 1, days: 3, chain: false },
    { kind: 'resize', step: 1, edge: 'end', days: 1 },
  ])
  expect(planOperations(steps[2]!, days.get(3)!, calendar)).toEqual([{ kind: 'move', step: 3, days: 3, chain: false }])
})

it('a plan that ends before it begins is refused', () => {
  const cell = (edge: ScheduleCell['edge'], text: string): ScheduleCell => ({
    row: 2,
    column: edge === 'start' ? 1 : 2,
    style: 'SK27-177',
    step: '縫製',
    kind: 'planned',
    edge,
    text,
  })
  const ground = { steps, kinds: kindNames(names), today: '2026-11-20' }
  const [, end] = matchedCells([cell('start', '11/25'), cell('end', '11/24')], ground)
  expect(end!.fault?.code).toBe('before')
})
