import { describe, expect, it } from 'vitest'
import { careCategories, careEditions } from './care-edition.ts'
import { careCategoryOf, careSymbolsOf, findCareSymbol, inPrintedOrder } from './care-lookup.ts'
import { careSymbolRows } from './care-symbols.ts'
import { upgradeCare } from './care-upgrade.ts'

const codesOf2024 = [
  190, 170, 160, 161, 150, 151, 140, 141, 142, 130, 131, 132, 110, 111, 100, 220, 210, 200, 320, 310, 300, 440, 445,
  430, 435, 420, 425, 410, 415, 530, 520, 510, 511, 500, 620, 621, 610, 611, 600, 710, 711, 712, 700,
]
const sorted = (codes: readonly number[]) => codes.toSorted((one, other) => one - other)

describe('§3.3 both editions', () => {
  it('§3.3 JIS L 0001:2024 has 43 symbols, 2014 has 41: no 111, no 511', () => {
    const codes = (edition: '2014' | '2024') => sorted(careSymbolsOf(edition).map(({ code }) => code))
    expect(codes('2024')).toEqual(sorted(codesOf2024))
    expect(codes('2014')).toEqual(sorted(codesOf2024.filter((code) => code !== 111 && code !== 511)))
    expect(careSymbolsOf('2014')).toHaveLength(41)
    expect(careSymbolsOf('2024')).toHaveLength(43)
  })

  it('§3.3 iron 530/520/510: 200/150/110 °C in 2014, 210/160/120 °C now; 511 is 120 °C without steam', () => {
    const irons = (edition: '2014' | '2024') => [530, 520, 510].map((code) => findCareSymbol(code, edition)?.celsius)
    expect(irons('2014')).toEqual([200, 150, 110])
    expect(irons('2024')).toEqual([210, 160, 120])
    expect(findCareSymbol(511, '2024')?.celsius).toBe(120)
    expect(findCareSymbol(510, '2014')?.meaning.en).toMatch(/without steam/)
    expect(findCareSymbol(510, '2024')?.meaning.en).not.toMatch(/steam/)
    expect(findCareSymbol(511, '2024')?.meaning.ja).toMatch(/スチームなし/)
  })

  it('§3.3 111 is a hand wash at 30 °C or below, 110 at 40 °C', () => {
    expect(findCareSymbol(110, '2024')?.celsius).toBe(40)
    expect(findCareSymbol(111, '2024')?.celsius).toBe(30)
    expect(findCareSymbol(111, '2014')).toBeNull()
  })

  it('§3.3 every row: category by first digit, bars by the last of a mild process, figure in all three texts', () => {
    for (const { code, category, bars, celsius, meaning, editions } of careSymbolRows) {
      expect(careCategoryOf(code), `${code}`).toBe(category)
      if (category === 'wash' || category === 'dry' || category === 'wet') expect(code % 10, `${code}`).toBe(bars)
      for (const text of [meaning.ja, meaning.en, meaning['zh-CN']]) {
        expect(text, `${code}`).not.toBe('')
        if (celsius !== null) expect(text).toMatch(new RegExp(`${celsius}\\s?[°℃]`))
      }
      expect(editions.length).toBeGreaterThan(0)
    }
  })

  it('§3.3 within an edition no code and no meaning stands twice', () => {
    for (const edition of careEditions) {
      const rows = careSymbolsOf(edition)
      for (const locale of ['ja', 'en', 'zh-CN'] as const) {
        expect(new Set(rows.map(({ meaning }) => meaning[locale])).size, `${edition} ${locale}`).toBe(rows.length)
      }
      expect(new Set(rows.map(({ code }) => code)).size).toBe(rows.length)
    }
  })
})

describe('§3.3 printed order', () => {
  it('§3.3 wash, bleach, tumble, natural, iron, dry, wet = ascending first digit', () => {
    expect(inPrintedOrder([711, 611, 520, 445, 300, 210, 141])).toEqual([141, 210, 300, 445, 520, 611, 711])
    expect(inPrintedOrder(codesOf2024).map((code) => careCategories.indexOf(careCategoryOf(code) ?? 'wash'))).toEqual(
      sorted(codesOf2024).map((code) => Math.floor(code / 100) - 1),
    )
  })

  it('numbers that are no codes belong to no category', () => {
    for (const code of [0, 99, 800, 1000, -140]) expect(careCategoryOf(code)).toBeNull()
  })
})

describe('§3.3 from 2014 to 2024', () => {
  it('§3.3 never maps 510 by itself: asks 510 or 511', () => {
    const open = upgradeCare([510, 140], null)
    expect(open.codes).toEqual([140])
    expect(open.findings).toEqual([
      { level: 'error', code: 'iron_upgrade_open', field: 'symbols.0', meta: { code: 510, choices: [510, 511] } },
    ])
    expect(upgradeCare([510, 140], 511)).toEqual({ codes: [140, 511], changed: [], findings: [] })
    expect(upgradeCare([510, 140], 510)).toEqual({ codes: [140, 510], changed: [510], findings: [] })
  })

  it('carries every other code of 2014 over as it is, and names those that now say something else', () => {
    for (const { code } of careSymbolsOf('2014').filter((row) => row.code !== 510)) {
      expect(upgradeCare([code], null), `${code}`).toMatchObject({ codes: [code], findings: [] })
    }
    expect(upgradeCare([141, 530, 620, 700], null).changed).toEqual([530, 620])
  })

  it('a code 2014 never had is told', () => {
    expect(upgradeCare([111], null).findings).toMatchObject([{ code: 'symbol_unknown', field: 'symbols.0' }])
  })
})
