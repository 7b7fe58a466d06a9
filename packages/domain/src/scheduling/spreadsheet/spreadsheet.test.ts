import { expect, it } from 'vitest'
import { readDayText, readSpanText } from './day-text.ts'
import { scheduleTable, type TableNames } from './schedule-table.ts'

const around = '2026-11-20'

it.each([
  ['2026-12-04', '2026-12-04'],
  ['2026/12/4', '2026-12-04'],
  ['２０２６年１２月４日（金）', '2026-12-04'],
  ['20261204', '2026-12-04'],
  ['26/12/4', '2026-12-04'],
  ['2026-12-04T00:00:00.000Z', '2026-12-04'],
  ['46360', '2026-12-04'],
  ['46360.0', '2026-12-04'],
  ['R8.12.4', '2026-12-04'],
  ['令和８年12月4日', '2026-12-04'],
  ['令和元年5月1日', '2019-05-01'],
  ['H31/4/30', '2019-04-30'],
  ['12/4', '2026-12-04'],
  ['12月4日(金)', '2026-12-04'],
  ['1/8', '2027-01-08'],
  ['9/12', '2026-09-12'],
  ['6/1', '2026-06-01'],
  ['4-Dec', '2026-12-04'],
  ['4 Dec 2026', '2026-12-04'],
  ['Dec 4, 2026', '2026-12-04'],
  ['December 4', '2026-12-04'],
  ['12/4迄', '2026-12-04'],
])('domain §3.4 %s, in November 2026, is %s', (text, day) => expect(readDayText(text, around)).toBe(day))

it.each(['12月上旬', '13/1', '2/30', '未定', '済', '1200', '99999', '', '-', '12/', 'Foo 4', '2026年12月'])(
  '“%s” is no day, and none is made up',
  (text) => expect(readDayText(text, around)).toBeNull(),
)

it('a leap day is looked for in the years near by', () => {
  expect(readDayText('2/29', '2027-11-20')).toBe('2028-02-29')
  expect(readDayText('2/29', '2026-06-20')).toBeNull()
})

it.each([
  ['9/12～9/20', '2026-09-12', '2026-09-20'],
  ['9/12-20', '2026-09-12', '2026-09-20'],
  ['9/12 - 9/20', '2026-09-12', '2026-09-20'],
  ['9月12日〜20日', '2026-09-12', '2026-09-20'],
  ['12/28→1/5', '2026-12-28', '2027-01-05'],
  ['2026-12-01-2026-12-05', '2026-12-01', '2026-12-05'],
  ['2026/12/28~1/5', '2026-12-28', '2027-01-05'],
  ['12/4', '2026-12-04', '2026-12-04'],
])('%s is from %s to %s', (text, start, end) => expect(readSpanText(text, around)).toEqual({ start, end }))

it.each(['9/20～2026/9/12', '9/12～', '～9/12', '9/12〜下旬', '9/20-12'])('“%s” is no span', (text) =>
  expect(readSpanText(text, around)).toBeNull(),
)

const names: TableNames<'cutting' | 'sewing'> = {
  fields: {
    style: ['品番', 'Style', '款号'],
    step: ['工程', 'Step'],
    row_kind: ['区分'],
    planned: ['予定', 'Plan'],
    planned_start: ['予定開始'],
    planned_end: ['予定終了'],
    actual: ['実績', 'Actual'],
    actual_start: ['実績開始'],
    actual_end: ['実績終了'],
    phase: ['フェーズ'],
    order: ['No'],
    after: ['前工程'],
  },
  steps: { cutting: ['裁断', 'Cutting'], sewing: ['縫製', 'Sewing'] },
}
const read = (...rows: string[][]) => {
  const table = scheduleTable(rows, names)
  return (
    table && [
      table.headRow,
      ...table.cells.map(({ row, style, step, kind, edge, text }) =>
        [row, style, step, kind, edge ?? '', text].join(' '),
      ),
    ]
  )
}

it('a step per row: titles above the heads, merged styles', () => {
  expect(
    read(
      ['北斗縫製 工程表'],
      [],
      ['品 番', '品名', '工程', '予定開始', '予定終了', '実績'],
      ['SK27-1', 'シャツ', '裁断', '12/1', '12/4', ''],
      ['', '', '縫製', '12/7', '', '12/9'],
    ),
  ).toEqual([
    3,
    '4 SK27-1 裁断 planned start 12/1',
    '4 SK27-1 裁断 planned end 12/4',
    '5 SK27-1 縫製 planned start 12/7',
    '5 SK27-1 縫製 actual  12/9',
  ])
})

it('a style per row and a column per step', () => {
  expect(
    read(['STYLE', 'QTY', 'CUTTING', 'sewing'], ['SK27-1', '900', '12/1-12/4', ''], ['SK27-2', '80', '', '1/8']),
  ).toEqual([1, '2 SK27-1 CUTTING planned  12/1-12/4', '3 SK27-2 sewing planned  1/8'])
})

it('plan and actual side by side under each step, and on rows of their own', () => {
  expect(
    read(
      ['品番', '裁断', '', '縫製', ''],
      ['', '予定', '実績', '予定', '実績'],
      ['SK27-1', '12/1', '12/2', '12/7', ''],
    ),
  ).toEqual([1, '3 SK27-1 裁断 planned  12/1', '3 SK27-1 裁断 actual  12/2', '3 SK27-1 縫製 planned  12/7'])
  // A step of the factory's own stands over its plan as others do; a head over nothing of the kind is no step.
  expect(
    read(
      ['品番', '備考', '刺繍', '', '裁断'],
      ['', '', '予定', '実績', '予定'],
      ['SK27-1', '早め', '12/1', '12/2', '12/4'],
    ),
  ).toEqual([1, '3 SK27-1 刺繍 planned  12/1', '3 SK27-1 刺繍 actual  12/2', '3 SK27-1 裁断 planned  12/4'])
  expect(read(['品番', '区分', '裁断', '備考'], ['SK27-1', '予定', '12/1', '早め'], ['', '実績', '12/2', ''])).toEqual([
    1,
    '2 SK27-1 裁断 planned  12/1',
    '3 SK27-1 裁断 actual  12/2',
  ])
})

it('a phase holds for the rows of its style; numbers and predecessors stand beside the dates', () => {
  const table = scheduleTable(
    [
      ['No', '品番', 'フェーズ', '工程', '予定', '前工程'],
      ['1', 'SK27-1', '本生産', '刺繍', '12/1', ''],
      ['2', '', '', '縫製', '12/4', '1'],
      ['1', 'SK27-2', '', '裁断', '12/1', ''],
    ],
    names,
  )
  expect(table!.cells.map(({ about }) => about)).toEqual([
    { phase: '本生産', order: '1', after: '' },
    { phase: '本生産', order: '2', after: '1' },
    { phase: '', order: '1', after: '' },
  ])
})

it('a table that names no style beside a step or day is not guessed at', () => {
  expect(read(['a', 'b'], ['SK27-1', '12/1'])).toBeNull()
  expect(read(['品番', '数量'], ['SK27-1', '900'])).toBeNull()
  expect(scheduleTable([], names)).toBeNull()
})
