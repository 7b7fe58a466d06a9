import { expect, it } from 'vitest'
import { careCategories, type CareEdition } from './care-edition.ts'
import { checkCare, type CareChoice } from './care-check.ts'
import { careSymbolsOf } from './care-lookup.ts'

const shirt = [141, 210, 300, 445, 520, 611, 711]

function choose(codes: readonly number[], rest: Partial<CareChoice> = {}): CareChoice {
  return { edition: '2024', codes, unrestricted: [], ...rest }
}

function codesFound(choice: CareChoice, fibres: readonly string[] = []): string[] {
  return checkCare(choice, fibres).map(({ code }) => code)
}

it('§3.3 one symbol per category and nothing missing: nothing to say', () => {
  expect(checkCare(choose(shirt), ['cotton', 'linen'])).toEqual([])
})

it('§3.3 ≤1 symbol per category, whichever two of it are chosen', () => {
  for (const { code, category } of careSymbolsOf('2024')) {
    const other = careSymbolsOf('2024').find((row) => row.category === category && row.code !== code)
    const rest = shirt.filter((one) => Math.floor(one / 100) !== Math.floor(code / 100))
    const found = checkCare(choose([...rest, code, other?.code ?? 0]), [])
    expect(found, `${code}`).toMatchObject([{ level: 'error', code: 'category_repeated', field: 'symbols.7' }])
  }
})

it('§3.3 a missing category = "all treatments allowed" → warn, ask explicit choice', () => {
  for (const [place, category] of careCategories.entries()) {
    const without = shirt.filter((_, at) => at !== place)
    expect(checkCare(choose(without), [])).toEqual([
      { level: 'warning', code: 'category_missing', field: 'symbols', meta: { category } },
    ])
    expect(checkCare(choose(without, { unrestricted: [category] }), [])).toEqual([])
    expect(codesFound(choose(shirt, { unrestricted: [category] }))).toEqual(['category_not_unrestricted'])
  }
})

it('§3.3 a code of the other edition or of none is an error', () => {
  const asked: [number, CareEdition][] = [
    [511, '2014'],
    [111, '2014'],
    [555, '2024'],
    [180, '2024'],
  ]
  for (const [code, edition] of asked) {
    const rest = shirt.filter((one) => Math.floor(one / 100) !== Math.floor(code / 100))
    const unknown = { level: 'error', code: 'symbol_unknown', field: 'symbols.0', meta: { code, edition } }
    expect(checkCare(choose([code, ...rest], { edition }), [])).toContainEqual(unknown)
  }
})

it('§3.3 2014 only for old goods/copies (warn)', () => {
  expect(checkCare(choose(shirt, { edition: '2014' }), [])).toMatchObject([
    { level: 'warning', code: 'edition_superseded', field: 'edition' },
  ])
})

it('§3.3 warn: 100 and no dry/wet allowed', () => {
  const cleaned = (dry: number, wet: number) => codesFound(choose([100, 210, 300, 445, 520, dry, wet]))
  expect(cleaned(600, 700)).toEqual(['nothing_cleans'])
  expect(cleaned(611, 700)).toEqual([])
  expect(cleaned(600, 712)).toEqual([])
  expect(codesFound(choose([110, 210, 300, 445, 520, 600, 700]))).toEqual([])
})

it('§3.3 warn: 220 with wool/silk', () => {
  const white = [141, 220, 300, 445, 520, 611, 711]
  for (const fibre of ['wool', 'cashmere', 'angora', 'mohair', 'alpaca', 'camel', 'other_hair', 'silk']) {
    expect(checkCare(choose(white), ['cotton', fibre])).toEqual([
      { level: 'warning', code: 'chlorine_on_wool_or_silk', field: 'symbols.1', meta: { fibres: [fibre] } },
    ])
    expect(checkCare(choose(shirt), ['cotton', fibre])).toEqual([])
  }
  expect(checkCare(choose(white), ['cotton', 'polyester', 'unknown'])).toEqual([])
})

it('§3.3 warn: 320 with down', () => {
  const hot = [141, 210, 320, 445, 520, 611, 711]
  expect(checkCare(choose(hot), ['nylon', 'down'])).toEqual([
    { level: 'warning', code: 'high_heat_on_down', field: 'symbols.2', meta: { fibres: ['down'] } },
  ])
  expect(checkCare(choose(hot), ['nylon', 'polyester'])).toEqual([])
  expect(checkCare(choose(shirt), ['nylon', 'down'])).toEqual([])
})
