import { expect, it } from 'vitest'
import { demoFile } from '../product-drawer/demo-product.fixture.ts'
import { moved, placeAt } from './reorder.ts'
import { inOrder } from './use-product-files.ts'

it('moves one item and keeps the order of the others', () => {
  expect(moved([1, 2, 3, 4], 4, 1)).toEqual([1, 4, 2, 3])
  expect(moved([1, 2, 3], 1, 9)).toEqual([2, 3, 1])
  expect(moved([1, 2, 3], 3, -1)).toEqual([3, 1, 2])
})

it('a dragged row goes behind every other row whose middle lies above', () => {
  const rows = [1, 2, 3].map((id) => ({ id, middle: id * 100 }))
  expect([50, 150, 250, 350].map((y) => placeAt(y, rows, 2))).toEqual([0, 1, 1, 2])
})

it('a file that arrives while the others are being put in order stands last', () => {
  const files = [1, 2, 3].map((id) => demoFile({ id }))
  expect(inOrder(files, [2, 1]).map(({ id }) => id)).toEqual([2, 1, 3])
  expect(inOrder(files, null)).toEqual(files)
})
