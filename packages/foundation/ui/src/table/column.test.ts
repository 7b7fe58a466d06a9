import { expect, it } from 'vitest'
import { toggleKeys, turnSort } from './column.ts'
import { rangeOf } from './use-window.ts'

it('a head sorts up, then down, then up', () => {
  const up = turnSort(undefined, 'number')
  const down = turnSort(up, 'number')
  expect([up.direction, down.direction, turnSort(down, 'number').direction]).toEqual([
    'ascending',
    'descending',
    'ascending',
  ])
  expect(turnSort(down, 'amount')).toEqual({ key: 'amount', direction: 'ascending' })
})

it('choosing all rows of a page leaves the other pages chosen', () => {
  const other = new Set(['p1-a'])
  const all = toggleKeys(other, ['p2-a', 'p2-b'])
  expect([...all]).toEqual(['p1-a', 'p2-a', 'p2-b'])
  expect([...toggleKeys(all, ['p2-a', 'p2-b'])]).toEqual(['p1-a'])
})

it('mounts the rows in sight and a few beyond, never past the ends', () => {
  expect(rangeOf(10_000, 36, 0, 360)).toEqual({ from: 0, to: 18 })
  expect(rangeOf(10_000, 36, 36_000, 360)).toEqual({ from: 992, to: 1018 })
  expect(rangeOf(12, 36, 9000, 360)).toEqual({ from: 12, to: 12 })
})
