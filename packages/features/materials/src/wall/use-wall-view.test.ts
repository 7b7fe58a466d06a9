import { expect, it } from 'vitest'
import { heightOf, placeOf, plainLimit, viewOf } from './use-wall-view.ts'

it.each([
  [358, 2],
  [900, 4],
  [1000, 4],
  [1200, 5],
])('a wall of %d px has %d columns, of which the last ends at its edge', (width, columns) => {
  const view = viewOf(5000, width, 0, 900)
  expect(view.columns).toBe(columns)
  const last = placeOf(view, columns - 1)
  expect(last.left + last.width).toBeCloseTo(width)
})

it('mounts what is seen and a little beyond, however many there are', () => {
  for (const above of [0, 10_000, 300_000]) {
    const { from, to, columns, high } = viewOf(5000, 1000, above, 900)
    expect(to - from).toBeLessThanOrEqual((Math.ceil(900 / high) + 5) * columns)
    expect(from % columns).toBe(0)
  }
})

it('a small wall is mounted whole, and the end of a long one as well', () => {
  expect(viewOf(plainLimit, 1000, 0, 900)).toMatchObject({ from: 0, to: plainLimit })
  const view = viewOf(5000, 1000, 0, 900)
  const end = viewOf(5000, 1000, heightOf(view, 5000) - 900, 900)
  expect(end.to).toBe(5000)
})
