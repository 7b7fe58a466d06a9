import { expect, it } from 'vitest'
import { readCell, readTable } from './cell-entry.ts'

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
])('domain §1 M*: %j is %i pieces', (text, pieces) => {
  expect(readCell(text)).toBe(pieces)
})

it.each(['1.5', '-3', '=7/2', '=1/0', '=3-5', 'twelve', '=', '=1+', '1e3', '100000000', '=(1+2)*3'])(
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
