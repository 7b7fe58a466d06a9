import { documents, type DocumentKind } from '@tsumugi/contract'
import { expect, it } from 'vitest'
import { differenceOf } from '../lines/line-edits.ts'
import { editsOf, importedLines } from './imported-lines.ts'
import { tableWords } from './table-words.ts'

const kind = documents.contracts as unknown as DocumentKind
const words = await tableWords(kind)
const lines = {
  ids: [7, 9, 11],
  sourceLineIds: [null, null, null],
  amounts: ['100', '200', '300'],
  columns: {
    item: ['NB-1', 'NB-2', 'NB-3'],
    colour: ['藍', null, null],
    size: ['M', 'L', 'S'],
    description: [null, null, null],
    unit: ['pc', 'pc', 'set'],
    quantity: ['10', '20', '30'],
    unitPrice: ['10', '10.5', '10'],
  },
}
const heads = ['明細ID', '品番', '色', '数量', '単位', '単価', '金額']
const read = (...rows: string[][]) => importedLines(kind.lines, lines, [heads, ...rows], words)!

it('a table that was taken from here changes nothing, however its figures are written', () => {
  const { rows, missing } = read(
    ['7', 'NB-1', '藍', '10.00', '点', '10', '100'],
    ['9', 'NB-2', '', ' ２０ ', 'pc', '10.50', '200'],
    [],
    ['11', 'NB-3', '', '30', 'set', '10.', '300'],
  )
  expect(rows.map(({ row, state }) => [row, state])).toEqual([
    [2, 'same'],
    [3, 'same'],
    [5, 'same'],
  ])
  expect(missing).toEqual([])
})

it('what is changed, new and missing becomes a difference by id, which is what is saved', () => {
  const imported = read(
    ['9', 'NB-2', '茜', '1,200', '套', '10.5', ''],
    ['7', 'NB-1', '', '10', 'pc', '10', ''],
    ['', 'NB-4', '', '5', 'kg', '8', ''],
  )
  expect(imported.rows.map(({ state }) => state)).toEqual(['changed', 'changed', 'added'])
  expect(imported.missing.map(({ id, place }) => [id, place])).toEqual([[11, 3]])
  const difference = {
    added: [
      {
        item: 'NB-4',
        colour: null,
        size: null,
        description: null,
        skuId: null,
        quantity: '5',
        unit: 'kg',
        unitPrice: '8',
        priceReason: null,
      },
    ],
    changed: [
      { id: 7, colour: null },
      { id: 9, colour: '茜', quantity: '1200', unit: 'set' },
    ],
  }
  expect(differenceOf(kind.lines, editsOf(imported, false))).toEqual(difference)
  expect(differenceOf(kind.lines, editsOf(imported, true))).toEqual({ ...difference, removed: [11] })
})

it('what is wrong says where and why, and is left out of the difference', () => {
  const { rows } = read(
    ['7', 'NB-1', '藍', '0', '点', '10', ''],
    ['7', 'NB-1', '藍', '12', '点', '10', ''],
    ['8', 'NB-9', '', '1', 'pc', '1', ''],
    ['', 'NB-4', '', '百', '袋', '', ''],
  )
  expect(
    rows.map(({ row, state, faults }) => [row, state, faults.map(({ field, fault }) => `${field} ${fault}`)]),
  ).toEqual([
    [2, 'faulty', ['quantity figure']],
    [3, 'faulty', ['id twice']],
    [4, 'faulty', ['id line']],
    [5, 'faulty', ['unit choice', 'quantity figure', 'unitPrice needed']],
  ])
  expect(differenceOf(kind.lines, editsOf(read(['8', 'NB-9', '', '1', 'pc', '1', '']), false))).toEqual({})
})

it('heads are known in every language and on the wire; a table without any is not guessed at', () => {
  const table = (head: string[]) => importedLines(kind.lines, lines, [head, ['', 'NB-4', '5', 'pc', '8']], words)
  for (const head of [
    ['id', 'item', 'quantity', 'unit', 'unit_price'],
    ['Line ID', 'Style', 'Quantity', 'Unit', 'Unit price'],
    ['明细ID', '款号', '数量', '单位', '单价'],
  ])
    expect(table(head)!.rows[0]!.state).toBe('added')
  expect(table(['a', 'b', 'c', 'd', 'e'])).toBeNull()
  // Columns that are not there leave their fields as they are.
  expect(
    importedLines(
      kind.lines,
      lines,
      [
        ['id', 'quantity'],
        ['7', '12'],
      ],
      words,
    )!.rows[0]!.values,
  ).toEqual({ quantity: '12' })
})
