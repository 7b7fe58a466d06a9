import { expect, it } from 'vitest'
import { colorDifference } from './color-difference.ts'
import { labOf } from './lab.ts'

/** Pairs of the test data that Sharma, Wu and Dalal published with the formula: L, a, b, L, a, b, ΔE00. */
const published = [
  [50, 2.6772, -79.7751, 50, 0, -82.7485, 2.0425],
  [50, 3.1571, -77.2803, 50, 0, -82.7485, 2.8615],
  [50, 0, 0, 50, -1, 2, 2.3669],
  [50, 2.49, -0.001, 50, -2.49, 0.0009, 7.1792],
  [50, 2.49, -0.001, 50, -2.49, 0.0011, 7.2195],
  [50, 2.5, 0, 50, 0, -2.5, 4.3065],
  [50, 2.5, 0, 73, 25, -18, 27.1492],
  [50, 2.5, 0, 58, 24, 15, 19.4535],
  [60.2574, -34.0099, 36.2677, 60.4626, -34.1751, 39.4387, 1.2644],
  [22.7233, 20.0904, -46.694, 23.0331, 14.973, -42.5619, 2.0373],
  [2.0776, 0.0795, -1.135, 0.9033, -0.0636, -0.5514, 0.9082],
] as const

it.each(published)('ΔE00 as published: %d %d %d to %d %d %d', (l1, a1, b1, l2, a2, b2, expected) => {
  const [one, other] = [
    { l: l1, a: a1, b: b1 },
    { l: l2, a: a2, b: b2 },
  ] as const
  expect(colorDifference(one, other)).toBeCloseTo(expected, 4)
  expect(colorDifference(other, one)).toBeCloseTo(expected, 4)
})

it('white, black and a pure red stand where CIE puts them', () => {
  expect(labOf('#ffffff').l).toBeCloseTo(100, 3)
  expect(labOf('#000000').l).toBeCloseTo(0, 6)
  const red = labOf('#ff0000')
  expect([red.l, red.a, red.b].map((part) => Math.round(part * 100) / 100)).toEqual([53.24, 80.09, 67.2])
})
