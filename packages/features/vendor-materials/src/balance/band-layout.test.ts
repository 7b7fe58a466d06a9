import type { VendorBand } from '@tsumugi/contract'
import { sum } from '@tsumugi/domain'
import { expect, it } from 'vitest'
import { drawnBands, layoutOf, otherBands } from './band-layout.ts'

const band = (key: string, ordered: number, arrived: number, used: number, loss: number): VendorBand => ({
  key,
  label: key,
  dueOn: null,
  ordered: String(ordered),
  arrived: String(arrived),
  waiting: String(Math.max(ordered - arrived, 0)),
  used: String(used),
  loss: String(loss),
  left: String(arrived - used - loss),
})
const figures = ['ordered', 'arrived', 'waiting', 'used', 'loss', 'left'] as const
const totalOf = (bands: readonly VendorBand[]) => ({
  count: bands.length,
  ...(Object.fromEntries(figures.map((each) => [each, sum(bands.map((row) => row[each]))])) as Record<
    (typeof figures)[number],
    string
  >),
})
const many = Array.from({ length: 30 }, (_, at) =>
  band(`b${at}`, 500 - at, at % 3 === 0 ? 0 : 400 + at * 9, 20 + at, 2),
)

it('of many bands the largest stand by themselves, and the rest adds up to what is not drawn', () => {
  const drawn = drawnBands(many)
  expect(drawn).toHaveLength(8)
  expect(drawn.at(-1)!.key).toBe(otherBands)
  for (const each of figures) expect(sum(drawn.map((row) => row[each]))).toBe(totalOf(many)[each])
})

it.each([1, 2, 8, 30])('bars of %d bands never touch, and words have room beside each', (count) => {
  const bands = many.slice(0, count)
  const { bars, height } = layoutOf({ bands, total: totalOf(bands) })
  for (const x of new Set(bars.map((bar) => bar.x))) {
    const column = bars.filter((bar) => bar.x === x)
    for (const [at, bar] of column.entries()) {
      const before = column[at - 1]
      if (!before) continue
      expect(bar.y).toBeGreaterThan(before.y + before.height)
      expect(bar.middle - before.middle).toBeGreaterThanOrEqual(30)
    }
  }
  expect(Math.max(...bars.map((bar) => bar.y + bar.height))).toBeLessThanOrEqual(height)
})

it('what is nothing has neither bar nor flow', () => {
  const bands = [band('late', 100, 0, 0, 0)]
  const { bars, flows } = layoutOf({ bands, total: totalOf(bands) })
  expect(bars.map(({ role }) => role)).toEqual(['ordered', 'waiting'])
  expect(flows.map(({ id }) => id)).toEqual(['ordered late waiting'])
})

it('what arrived beyond the order still fits its drawing', () => {
  const bands = [band('over', 100, 180, 170, 5)]
  const { bars } = layoutOf({ bands, total: totalOf(bands) })
  const heightOf = (role: string) => bars.find((bar) => bar.role === role)!.height
  expect(heightOf('arrived') / heightOf('ordered')).toBeCloseTo(1.8)
  expect(heightOf('arrived')).toBeCloseTo(300)
})
