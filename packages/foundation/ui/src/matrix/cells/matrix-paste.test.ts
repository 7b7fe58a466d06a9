import { expect, it } from 'vitest'
import { filled, matrixFaults, matrixSums, rowTexts, standing } from './matrix-data.ts'
import { copied, pasteInto } from './matrix-paste.ts'

const rows = [
  { key: '1', code: '03', label: '生成り' },
  { key: '2', label: '墨' },
]
const columns = ['36', '38', '40'].map((label) => ({ key: label, label }))
const one = { top: 0, left: 0, bottom: 0, right: 0 }
const all = { top: 0, left: 0, bottom: 1, right: 2 }
const flat = (table: readonly (readonly string[])[], area = one) => {
  const pasted = pasteInto(table, { rows, columns }, area)
  return pasted.kind === 'cells' ? pasted.cells.map(([{ row, column }, text]) => `${row}.${column}=${text}`) : pasted
}

it('domain §1 M*: a table goes from the upper left cell on; empty cells change nothing', () => {
  expect(
    flat([
      ['1', ''],
      ['3', '4'],
    ]),
  ).toEqual(['0.0=1', '1.0=3', '1.1=4'])
})

it('one value fills the selection, a table repeats on whole multiples only', () => {
  expect(flat([['5']], all)).toHaveLength(6)
  expect(flat([['1'], ['2']], all)).toEqual(['0.0=1', '0.1=1', '0.2=1', '1.0=2', '1.1=2', '1.2=2'])
  expect(flat([['1', '2']], all)).toEqual(['0.0=1', '0.1=2'])
})

it('what falls off is refused whole', () => {
  expect(flat([['1', '2', '3', '4']])).toEqual({ kind: 'over', rows: 1, columns: 4 })
})

it('a table with heads goes by its names, numeric sizes too; its sums are left out', () => {
  const table = [
    ['色', '40', '36', '計'],
    ['墨', '1', '2', '3'],
    ['０３', '4', '5', '9'],
    ['合計', '5', '7', '12'],
  ]
  // A code that is a number is told from a quantity by nobody: the names of such rows are given.
  expect(flat([table[0]!, table[1]!, ['生成り', '4', '5', '9'], table[3]!])).toEqual([
    '1.2=1',
    '1.0=2',
    '0.2=4',
    '0.0=5',
  ])
  expect(flat([['青', '1', '2']])).toEqual({ kind: 'unknown', names: ['青'] })
  expect(flat([['墨', '1', '2']])).toEqual(['1.0=1', '1.1=2'])
})

it('copied cells come back as they were', () => {
  const texts = [
    ['1', '', '3'],
    ['', '5', 'x'],
  ]
  expect(copied(texts, all)).toBe('1\t\t3\n\t5\tx')
})

it('fills repeat the first row or column of a selection, or the neighbour of a single one', () => {
  const texts = [
    ['1', '2'],
    ['3', '4'],
  ]
  const area = { top: 0, left: 0, bottom: 1, right: 1 }
  expect(filled(texts, area, 'down').map(([, text]) => text)).toEqual(['1', '2'])
  expect(filled(texts, area, 'right').map(([, text]) => text)).toEqual(['1', '3'])
  expect(filled(texts, { top: 1, left: 1, bottom: 1, right: 1 }, 'down')).toEqual([[{ row: 1, column: 1 }, '2']])
  expect(filled(texts, one, 'right')).toEqual([])
})

it('only the row that changed is a new one; sums leave out what is no quantity', () => {
  const first = rowTexts([], rows, columns, { '1/36': '2', '2/36': '0.5' })
  const second = rowTexts(first, rows, columns, { '1/36': '2', '2/36': 'x', '2/40': '1,000' })
  expect(second[0]).toBe(first[0])
  expect(second[1]).not.toBe(first[1])
  expect(matrixSums(second, 3, 0)).toEqual({ rows: ['2', '1000'], columns: ['2', '0', '1000'], total: '1002' })
  expect(matrixSums(first, 3, 1).total).toBe('2.5')
})

it('unread texts and errors stop the saving; what was refused and warnings do not', () => {
  const say = (kind: 'error' | 'refused' | 'warning') => ({ kind, message: '-' })
  const states = { '1/36': say('error'), '1/38': say('refused'), '1/40': say('warning') }
  expect(matrixFaults({ rows, columns, value: { '2/40': 'x' }, states })).toEqual([
    { row: 0, column: 0 },
    { row: 1, column: 2 },
  ])
})

it('undo leaves what others changed since', () => {
  const patch = [
    { row: '1', column: '36', before: '', after: '1' },
    { row: '2', column: '36', before: '', after: '2' },
  ]
  expect(standing(patch, { '1/36': '1', '2/36': '7' }, 'after')).toEqual([patch[0]])
})
