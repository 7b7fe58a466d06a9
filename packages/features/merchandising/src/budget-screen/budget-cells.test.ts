import type { BudgetBoard } from '@tsumugi/contract'
import { describe, expect, it } from 'vitest'
import { changedCells, faultyKeys, pasted, readFigure, totalOf } from './budget-cells.ts'

const board: BudgetBoard = {
  season: '27SS',
  seasons: ['27SS'],
  currency: 'JPY',
  periods: ['2027-01-01', '2027-02-01'],
  plans: [],
  cells: [
    {
      categoryId: 2,
      period: '2027-01-01',
      sales: '12000000',
      quantity: 100,
      markdown: '0',
      openingStock: '0',
      closingStock: '0',
      onOrder: '0',
      lockVersion: 3,
    },
  ],
}

describe('§1 M*: figures as people type them', () => {
  it.each([
    ['1,200', '1200'],
    ['１２００', '1200'],
    ['¥123,400,000', '123400000'],
    ['=12*3', '36'],
    ['', '0'],
    ['x', null],
    ['-5', null],
  ])('%j', (text, value) => {
    expect(readFigure(text, 'sales')).toBe(value)
  })
})

it('only what changed is saved, with the version it was typed over; a new place has none', () => {
  const typed = { '2/2027-01-01/sales': '12000000', '2/2027-01-01/quantity': '120', '0/2027-02-01/sales': '5000000' }
  expect(changedCells(board, typed)).toEqual([
    { categoryId: 2, period: '2027-01-01', quantity: 120, lockVersion: 3 },
    { categoryId: null, period: '2027-02-01', sales: '5000000', lockVersion: null },
  ])
})

it('totals follow what is typed; what is no figure counts nothing and is told', () => {
  const places = [
    { categoryId: 2, period: '2027-01-01' },
    { categoryId: 3, period: '2027-01-01' },
  ]
  expect(totalOf(board, { '3/2027-01-01/sales': '1,000,000' }, places, 'sales')).toBe('13000000')
  expect(totalOf(board, { '3/2027-01-01/sales': '?' }, places, 'sales')).toBe('12000000')
  expect(faultyKeys({ '3/2027-01-01/sales': '?', '2/2027-01-01/sales': '5' })).toEqual(['3/2027-01-01/sales'])
})

it('cells of a spreadsheet are laid down from the place they are pasted at, and fall off the edge', () => {
  expect(
    pasted(
      [
        ['1,000', '2'],
        ['3', '4'],
      ],
      [2, 3],
      board.periods,
      { categoryId: 3, period: '2027-01-01' },
      'sales',
    ),
  ).toEqual({ '3/2027-01-01/sales': '1000', '3/2027-02-01/sales': '2' })
})
