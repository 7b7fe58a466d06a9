import { documents } from '@tsumugi/contract'
import { expect, it } from 'vitest'
import {
  carriedOver,
  cellFault,
  conflictsOf,
  differenceOf,
  firstFault,
  noEdits,
  rowsOf,
  withCells,
  withLine,
  withoutLine,
} from './line-edits.ts'

const fields = documents.contracts.lines
const lines = {
  ids: [7, 9],
  sourceLineIds: [null, null],
  amounts: ['100', '200'],
  columns: { item: ['NB-1', 'NB-2'], unit: ['pc', 'pc'], quantity: ['10', '20'], unitPrice: ['10', '10'] },
}
const rows = rowsOf(lines, noEdits)

it('only what was typed is sent, by the id of its line; what is typed back is no edit', () => {
  const typed = withCells(noEdits, [
    { row: rows[0]!, field: 'quantity', text: '１２' },
    { row: rows[1]!, field: 'item', text: '' },
  ])
  expect(differenceOf(fields, typed)).toEqual({
    changed: [
      { id: 7, quantity: '12' },
      { id: 9, item: null },
    ],
  })
  const back = withCells(typed, [{ row: rowsOf(lines, typed)[0]!, field: 'quantity', text: '10' }])
  expect(Object.keys(back.changed)).toEqual(['9'])
})

it('a line that is removed is not changed as well, and comes back as it was typed', () => {
  const typed = withCells(noEdits, [{ row: rows[0]!, field: 'quantity', text: '12' }])
  const gone = withoutLine(typed, rows[0]!)
  expect(differenceOf(fields, gone)).toEqual({ removed: [7] })
  expect(withoutLine(gone, rows[0]!)).toEqual(typed)
})

it('an added line takes over the unit above it, and is not sent before it has what it needs', () => {
  const added = withLine(noEdits, 'new-1', fields, rows[1])
  expect(firstFault(fields, rowsOf(lines, added))).toMatchObject({ field: 'quantity', fault: 'needed' })
  const [, , row] = rowsOf(lines, added)
  const whole = withCells(added, [
    { row: row!, field: 'quantity', text: '5' },
    { row: row!, field: 'unitPrice', text: '1,200' },
  ])
  expect(firstFault(fields, rowsOf(lines, whole))).toBeNull()
  expect(differenceOf(fields, whole)).toEqual({
    added: [{ unit: 'pc', lineKind: 'goods', taxCode: 'standard', quantity: '5', unitPrice: '1200' }],
  })
})

it.each([
  ['quantity', '', 'needed'],
  ['quantity', '0', 'figure'],
  ['quantity', '十', 'figure'],
  ['quantity', '1.234', 'figure'],
  ['quantity', '1.5', null],
  ['item', '', null],
  ['item', 'あ'.repeat(61), 'wrong'],
] as const)('%s %j is %s', (field, text, fault) => {
  expect(cellFault(fields[field], text)).toBe(fault)
})

it('a stale save asks only for cells that both changed; lines that went take their typing along', () => {
  const typed = withCells(noEdits, [
    { row: rows[0]!, field: 'quantity', text: '12' },
    { row: rows[0]!, field: 'unitPrice', text: '11' },
    { row: rows[1]!, field: 'quantity', text: '25' },
  ])
  const now = { ...lines, ids: [7], columns: { item: ['NB-9'], unit: ['pc'], quantity: ['14'], unitPrice: ['10'] } }
  expect(conflictsOf(lines, now, typed)).toEqual([
    { id: 7, place: 1, field: 'quantity', base: '10', mine: '12', theirs: '14' },
  ])
  expect(Object.keys(carriedOver(typed, now).changed)).toEqual(['7'])
})
