import { expect, it } from 'vitest'
import { nextSorts, toggleKeys, turnSort, type Sort } from './column.ts'
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

it('§1 multi-sort: a second head sorts beside the first, and turns without losing its place', () => {
  const [family, code] = [
    { key: 'family', direction: 'ascending' },
    { key: 'code', direction: 'ascending' },
  ] as const satisfies Sort[]
  const both = nextSorts([family], code, true)
  expect(both).toEqual([family, code])
  expect(nextSorts(both, turnSort(both, 'family'), true)).toEqual([{ key: 'family', direction: 'descending' }, code])
  expect(nextSorts(both, code, false)).toEqual([code])
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
