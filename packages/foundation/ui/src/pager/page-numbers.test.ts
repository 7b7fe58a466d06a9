import { expect, it } from 'vitest'
import { pageNumbers } from './page-numbers.ts'

it.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [2, 15, [1, 2, 3, null, 15]],
  [4, 15, [1, 2, 3, 4, 5, null, 15]],
  [8, 15, [1, null, 7, 8, 9, null, 15]],
  [15, 15, [1, null, 13, 14, 15]],
])('on page %i of %i it offers %j', (current, total, pages) => {
  expect(pageNumbers(current, total)).toEqual(pages)
})
