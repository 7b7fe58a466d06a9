import { expect, it } from 'vitest'
import { readCell, readQuantity, readTable } from './cell-entry.ts'

it.each([
  ['12', 12],
  ['', 0],
  [' 1,200 ', 1200],
  ['１２', 12],
  ['=12*3', 36],
  ['=10+2*5-4', 16],
  ['=24/2', 12],
  ['＝６×２', 12],
  ['007', 7],
  ['=12*4+6', 54],
  ['=(1+2)*3', 9],
  ['24枚', 24],
  ['12.0', 12],
])('domain §1 M*: %j is %i pieces', (text, pieces) => {
  expect(readCell(text)).toBe(pieces)
})

it.each(['1.5', '-3', '=7/2', '=1/0', '=3-5', 'twelve', '=', '=1+', '1e3', '100000000'])(
  '%j is no number of pieces',
  (text) => {
    expect(readCell(text)).toBeNull()
  },
)

it('domain §1 M*: cells pasted from a spreadsheet keep their rows and gaps', () => {
  expect(readTable('4\t8\t\r\n3\t\t6\r\n')).toEqual([
    ['4', '8', ''],
    ['3', '', '6'],
  ])
  expect(readTable('5')).toEqual([['5']])
})

it('domain §1: cloth keeps the places it has, and no more are taken than allowed', () => {
  expect([readQuantity('12.5', 2), readQuantity('=0.1+0.2', 2), readQuantity('1.005', 2), readQuantity('', 2)]).toEqual(
    ['12.50', '0.30', null, ''],
  )
})

it('a quoted cell holds line breaks, marks and doubled quotes; empty lines stay where they are', () => {
  expect(readTable('"白\r\nオフ"\t"生""成"\n\n""\t1,200\n')).toEqual([['白\nオフ', '生"成'], [''], ['', '1,200']])
  expect(readTable('a,"b, c"\n1,2', ',')).toEqual([
    ['a', 'b, c'],
    ['1', '2'],
  ])
})
