import { expect, it } from 'vitest'
import { costFigures, type CostSheet } from './cost-sheet.ts'
import { lineRequirement, type CostLine } from './cost-line.ts'

/** A figure as a fraction of whole numbers, so that nothing is lost before it is rounded. */
type Fraction = readonly [over: bigint, under: bigint]

const exact = (text: string): Fraction => {
  const [whole, part = ''] = text.split('.')
  return [BigInt(`${whole}${part}`), 10n ** BigInt(part.length)]
}
const product = (...parts: Fraction[]): Fraction =>
  parts.reduce(([over, under], [a, b]) => [over * a, under * b] as const, [1n, 1n] as Fraction)
const plus = ([a, b]: Fraction, [c, d]: Fraction): Fraction => [a * d + c * b, b * d]
const inverse = ([over, under]: Fraction): Fraction => [under, over]
const hundred = exact('100')
/** 1 ± so many percent. */
const more = (percent: string, sign = 1n): Fraction => {
  const [over, under] = exact(percent)
  return [100n * under + sign * over, 100n * under]
}

/** Half up to so many places, for what is not negative. */
function halfUp([over, under]: Fraction, places: number): string {
  const scaled = (over * 10n ** BigInt(places) * 2n + under) / (under * 2n)
  const text = scaled.toString().padStart(places + 1, '0')
  return places === 0 ? text : `${text.slice(0, -places)}.${text.slice(-places)}`
}

/** The same numbers every time, 0 ≤ n < most. */
function numbers(seed: number): (most: number) => number {
  let state = seed
  return (most) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * most)
  }
}

const places = (next: (most: number) => number, whole: number, digits: number) =>
  `${next(whole)}.${String(next(10 ** digits)).padStart(digits, '0')}`

function anySheet(next: (most: number) => number): CostSheet {
  const colors = Array.from({ length: next(4) }, (_, at) => ({ name: `c${at}`, quantity: next(500) }))
  const anyLine = (): CostLine => ({
    group: 'fabric',
    consumption: places(next, 9, 4),
    lossPercent: places(next, 30, 2),
    shrinkPercent: places(next, 20, 2),
    unitPrice: places(next, 20_000, 4),
    currency: ['JPY', 'USD', 'KRW'][next(3)]!,
    tiers: [],
    colors: colors.filter(() => next(2) === 0).map(({ name }) => name),
    byColor: false,
    packSize: null,
    moq: null,
  })
  return {
    currency: 'JPY',
    quantity: String(1 + next(5000)),
    colors,
    rates: [
      { currency: 'USD', rate: places(next, 200, 8), perUnits: 1 },
      { currency: 'KRW', rate: places(next, 20, 8), perUnits: 100 },
    ],
    overheadPercent: places(next, 15, 2),
    retailPrice: String(1 + next(90_000)),
    targetCost: null,
    lines: Array.from({ length: 1 + next(12) }, anyLine),
  }
}

function exactLine(line: CostLine, { rates, colors, currency }: CostSheet): Fraction {
  const rate = rates.find((each) => each.currency === line.currency)
  const fx: Fraction =
    line.currency === currency ? [1n, 1n] : product(exact(rate!.rate), inverse([BigInt(rate!.perUnits), 1n]))
  const all = colors.reduce((total, { quantity }) => total + quantity, 0)
  const of = colors.filter(({ name }) => line.colors.includes(name)).reduce((total, each) => total + each.quantity, 0)
  const share: Fraction = line.colors.length === 0 || all === 0 ? [1n, 1n] : [BigInt(of), BigInt(all)]
  return product(exact(line.consumption), more(line.lossPercent), exact(line.unitPrice!), fx, share)
}

it('500 random sheets agree with exact fractions, rounded where domain §3.5 rounds and nowhere else', () => {
  const next = numbers(20_261_125)
  for (let round = 0; round < 500; round++) {
    const sheet = anySheet(next)
    const figures = costFigures(sheet)
    const lines = sheet.lines.map((line) => halfUp(exactLine(line, sheet), 2))
    expect(figures.lines).toEqual(lines)
    const subtotal = lines.map(exact).reduce(plus)
    const overhead = halfUp(product(subtotal, exact(sheet.overheadPercent), inverse(hundred)), 2)
    expect([figures.subtotal, figures.overhead]).toEqual([halfUp(subtotal, 2), overhead])
    const unitCost = halfUp(plus(subtotal, exact(overhead)), 0)
    expect(figures.unitCost).toBe(unitCost)
    expect(figures.costRate).toBe(halfUp(product(exact(unitCost), hundred, inverse(exact(sheet.retailPrice!))), 1))
    expect(figures.total).toBe(halfUp(product(exact(unitCost), exact(sheet.quantity)), 0))
  }
})

it('what 500 random lines need agrees with exact fractions', () => {
  const next = numbers(5)
  for (let round = 0; round < 500; round++) {
    const { quantity, lines } = anySheet(next)
    const line = lines[0]!
    const need = product(
      exact(quantity),
      exact(line.consumption),
      more(line.lossPercent),
      inverse(more(line.shrinkPercent, -1n)),
    )
    expect(lineRequirement(line, { quantity, colors: [] })).toBe(halfUp(need, 2))
  }
})
