import { expect, it } from 'vitest'
import { faultOf, filledByRatio, gridOf, nextPlace, pastedAt } from './matrix-cells.ts'

const item = {
  colours: [
    { name: 'white', hex: '#ffffff' },
    { name: 'navy', hex: '#000080' },
  ],
  sizes: ['S', 'M', 'L', 'XL'],
  skus: ['white', 'navy'].flatMap((colour, row) =>
    ['S', 'M', 'L', 'XL'].map((size, column) => ({
      id: row * 4 + column + 1,
      colour,
      size,
      left: colour === 'navy' && size === 'M' ? 0 : null,
    })),
  ),
}
const grid = gridOf(item)

it('domain §1 M*: a pasted table fills from its cell, and skips what is gone or outside', () => {
  expect(
    pastedAt(grid, { row: 0, column: 2 }, [
      ['4', '5', '6'],
      ['7', '8'],
    ]),
  ).toEqual([
    [3, '4'],
    [4, '5'],
    [7, '7'],
    [8, '8'],
  ])
  expect(pastedAt(grid, { row: 1, column: 0 }, [['1', '2', '3']])).toEqual([
    [5, '1'],
    [7, '3'],
  ])
})

it('golden 29: ratio fill of one colour, and of all', () => {
  expect([...filledByRatio(grid, 333, [1, 2, 2, 1], 0).values()]).toEqual([56, 111, 111, 55])
  expect([...filledByRatio(grid, 500, [2, 4, 3, 1], 0).values()]).toEqual([100, 200, 150, 50])
  const both = filledByRatio(grid, 100, [1, 1, 1, 1], null)
  expect([...both.values()].reduce((sum, part) => sum + part, 0)).toBe(100)
  expect(both.get(6)).toBe(0)
  expect(filledByRatio(grid, 10, [0, 0, 0, 0], null).size).toBe(0)
})

it('says what is wrong with a cell', () => {
  expect(faultOf('=12*3', { id: 1, left: null })).toBeNull()
  expect(faultOf('7', { id: 1, left: 6 })).toEqual({ kind: 'left', left: 6 })
  expect(faultOf('x', { id: 1, left: null })).toEqual({ kind: 'number' })
})

it('arrows step over cells that are gone, and stay at the edge', () => {
  expect(nextPlace(grid, { row: 1, column: 0 }, 0, 1)).toEqual({ row: 1, column: 2 })
  expect(nextPlace(grid, { row: 0, column: 1 }, 1, 0)).toBeNull()
  expect(nextPlace(grid, { row: 0, column: 0 }, 0, -1)).toBeNull()
})
