import type { ListedProcedure } from '@tsumugi/contract'
import { noWords, scheduleTable, WorkingCalendar, type ScheduleCell } from '@tsumugi/domain/scheduling'
import { expect, it } from 'vitest'
import { matchedCells } from './matched-cells.ts'
import { pastedCells } from './pasted-cells.ts'
import { plannedDays, planOperations } from './plan-operations.ts'
import { stepAdditions } from './step-additions.ts'
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
    about: noWords,
  })
  const ground = { steps, kinds: kindNames(names), today: '2026-11-20' }
  const [, end] = matchedCells([cell('start', '11/25'), cell('end', '11/24')], ground)
  expect(end!.fault?.code).toBe('before')
})

const table = (...rows: string[][]) => {
  const { cells } = scheduleTable(rows, names)!
  const matches = matchedCells(cells, { steps, kinds: kindNames(names), today: '2026-11-20', adds: true })
  return stepAdditions(matches, kindNames(names), null).map(
    ({ addition: { style, step: own, after, isInOrder, days } }) =>
      [style, own, after.map((each) => each.step).join('+'), isInOrder ? 'order' : '', days.length].join(' '),
  )
}

it('domain §3.4 what is not there is a new step, behind the one before it', () => {
  expect(
    table(
      ['品番', '裁断', '', '洗い', '', '縫製', ''],
      ['', '予定', '実績', '予定', '実績', '予定', '実績'],
      ['SK27-177', '', '', '11/25', '11/26', '', ''],
      ['SK1', '11/24', '', '11/25', '', '11/27', ''],
    ),
  ).toEqual(['SK27-177 洗い  order 2', 'SK1 裁断  order 1', 'SK1 洗い 裁断 order 1', 'SK1 縫製 洗い order 1'])
})

it('domain §3.4 predecessors are named by number or by name; a row that names none waits for nothing', () => {
  expect(
    table(
      ['No', '品番', '工程', '予定', '前工程'],
      ['1', 'SK1', '裁断', '11/24', ''],
      ['2', '', '洗い', '11/25', ''],
      ['3', '', '縫製', '11/27', '1、洗い'],
    ),
  ).toEqual(['SK1 裁断   1', 'SK1 洗い   1', 'SK1 縫製 裁断+洗い  1'])
})

it('domain §3.4 a phase narrows what a style means; one that is none is told', () => {
  const cells = (phase: string) =>
    scheduleTable(
      [
        ['品番', 'フェーズ', '工程', '実績'],
        ['SK27-177', phase, '縫製', '11/19'],
      ],
      names,
    )!.cells
  const [bulk, proto] = ['bulk', 'proto'].map((phaseKind, at) =>
    step(20 + at, 'sewing', { schedule: { styleNo: 'SK27-177', name: 'シャツ', phaseKind } }),
  )
  const of = (phase: string) => {
    const [found] = matchedCells(cells(phase), { steps: [bulk!, proto!], kinds: kindNames(names), today: '2026-11-20' })
    return found!.fault?.code ?? found!.step!.id
  }
  expect([of('大货'), of('プロト'), of(''), of('夏')]).toEqual([20, 21, 'several', 'phase'])
})

it('domain §3.4 a step of the other side is compared, never written', () => {
  const theirs = step(1, 'sewing', { side: 'theirs' })
  const of = (text: string) =>
    matchedCells(
      scheduleTable(
        [
          ['品番', '縫製'],
          ['SK27-177', text],
        ],
        names,
      )!.cells,
      { steps: [theirs], kinds: kindNames(names), today: '2026-11-20', adds: true },
    ).map(({ outcome, fault }) => fault?.code ?? outcome)
  expect([of('11/18'), of('11/19')]).toEqual([['same'], ['theirs']])
})
