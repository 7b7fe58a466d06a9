import { expect, it } from 'vitest'
import { placedBeside } from './placed-beside.ts'

it('puts one before or after another, also across pages', () => {
  expect(placedBeside([1, 2, 3, 4], 4, 2, false)).toEqual([1, 4, 2, 3])
  expect(placedBeside([1, 2, 3, 4], 1, 3, true)).toEqual([2, 3, 1, 4])
})

it('§3.2 PUT order holds exactly the current ids, also when the neighbour is gone', () => {
  expect(placedBeside([1, 2, 3], 1, 9, true)).toEqual([1, 2, 3])
})
