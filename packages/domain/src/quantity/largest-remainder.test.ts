import { expect, it } from 'vitest'
import { readRatio, splitByRatio } from './largest-remainder.ts'

it.each([
  [500, ['2', '4', '3', '1'], [100, 200, 150, 50]],
  [333, ['1', '2', '2', '1'], [56, 111, 111, 55]],
  [10, ['0.5', '0', '1.5'], [3, 0, 7]],
  [0, ['1', '1'], [0, 0]],
])('golden 29: %i by %j', (total, ratios, parts) => {
  expect(splitByRatio(total, ratios)).toEqual(parts)
})

it('refuses parts of a piece, and ratios that divide nothing', () => {
  expect(() => splitByRatio(1.5, ['1'])).toThrow(/whole number/)
  expect(() => splitByRatio(1, ['0', '0'])).toThrow(/above 0/)
})

it.each([
  ['1:2:2:1', ['1', '2', '2', '1']],
  ['1 2.5', ['1', '2.5']],
  ['１：２', ['1', '2']],
  ['0:0', null],
  ['a:b', null],
  ['', null],
])('%j as a ratio is %j', (text, parts) => {
  expect(readRatio(text)).toEqual(parts)
})
