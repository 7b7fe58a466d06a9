import { expect, it } from 'vitest'
import { compareVersions, type VersionedLine } from './compare-versions.ts'
import { buyingOf } from './buying.ts'
import { costFigures, retailFor, type CostSheet } from './cost-sheet.ts'
import { costWaterfall } from './cost-steps.ts'
import { costSheetMoves, costSheetRefusal, costSheetStatuses } from './cost-status.ts'
import { lineUnitCost } from './cost-line.ts'
import { readCostLines } from './read-cost-lines.ts'
import { priceMoves, quantityBreaks, supposed } from './what-if.ts'

const line = (more: Partial<VersionedLine> = {}): VersionedLine => ({
  lineage: more.name ?? 'a',
  name: 'a',
  group: 'fabric',
  unit: 'm',
  consumption: '1',
  lossPercent: '0',
  shrinkPercent: '0',
  unitPrice: '100',
  currency: 'JPY',
  tiers: [],
  colors: [],
  byColor: false,
  packSize: null,
  moq: null,
  ...more,
})

/** The trousers of `look/estimate-cost.html`: 380 pieces, 3 % of overhead, at ¥12,900. */
const trousers: CostSheet<VersionedLine> = {
  currency: 'JPY',
  quantity: '380',
  colors: [],
  rates: [{ currency: 'EUR', rate: '162.40', perUnits: 1 }],
  overheadPercent: '3',
  retailPrice: '12900',
  targetCost: '4000',
  lines: [
    line({ name: '表地', consumption: '1.62', lossPercent: '5', unitPrice: '1180', packSize: '50' }),
    line({ name: '別布', group: 'lining', consumption: '0.28', lossPercent: '5', unitPrice: '320', packSize: '50' }),
    line({ name: 'ゴム', group: 'trim', consumption: '0.78', lossPercent: '3', unitPrice: '58', packSize: '20' }),
    line({
      name: 'ボタン',
      group: 'trim',
      unit: 'pc',
      consumption: '3',
      lossPercent: '2',
      unitPrice: '0.085',
      currency: 'EUR',
      packSize: '100',
    }),
    line({ name: 'ネーム', group: 'label', unit: 'set', unitPrice: '38.5' }),
    line({ name: '縫製', group: 'cmt', unit: 'pc', unitPrice: '1280' }),
    line({ name: '洗い', group: 'wash_print', unit: 'pc', unitPrice: '120' }),
    line({ name: '検品', group: 'inspection', unit: 'pc', unitPrice: '45' }),
    line({ name: '運賃', group: 'freight', unit: 'pc', unitPrice: '152' }),
  ],
}

it('§3.5 a sheet to the yen: lines to two places, overhead on their sum, the sum rounded once', () => {
  const figures = costFigures(trousers)
  expect(figures.lines).toEqual(['2007.18', '94.08', '46.60', '42.24', '38.50', '1280.00', '120.00', '45.00', '152.00'])
  expect(figures).toMatchObject({
    subtotal: '3825.60',
    overhead: '114.77',
    unitCost: '3940',
    costRate: '30.5',
    markup: '69.5',
    margin: '8960',
    aboveTarget: '-60',
    total: '1497200',
    missing: 0,
  })
})

it('a line without a price or a rate is not counted as nothing: the sheet says how many are missing', () => {
  const lines = [line({ unitPrice: null }), line({ currency: 'USD' }), line()]
  expect(costFigures({ ...trousers, lines })).toMatchObject({
    lines: [null, null, '100.00'],
    missing: 2,
    unitCost: '103',
  })
})

it('rates are told per units, and another currency of a sheet keeps its cents', () => {
  const base = { ...trousers, rates: [{ currency: 'KRW', rate: '10.85', perUnits: 100 }] }
  expect(lineUnitCost(line({ unitPrice: '2500', currency: 'KRW' }), base)).toBe('271.25')
  const dollars = {
    ...trousers,
    currency: 'USD',
    overheadPercent: '0',
    lines: [line({ unitPrice: '3.456', currency: 'USD' })],
  }
  expect(costFigures(dollars).unitCost).toBe('3.46')
})

it('a line for some colours costs their part of a garment', () => {
  const colors = [
    { name: '藍', quantity: 200 },
    { name: '生成', quantity: 100 },
  ]
  const base = { ...trousers, quantity: '300', colors }
  expect(lineUnitCost(line({ unitPrice: '900', colors: ['藍'] }), base)).toBe('600.00')
  expect(lineUnitCost(line({ unitPrice: '1000', colors: ['生成'] }), base)).toBe('333.33')
  expect(lineUnitCost(line({ unitPrice: '1000', colors: ['黒'] }), base)).toBe('0.00')
  expect(lineUnitCost(line({ unitPrice: '1000', colors: ['藍'] }), { ...base, colors: [] })).toBe('1000.00')
})

it('§5 case 31: what is needed in rolls, with shrinkage one roll more, per colour one more again', () => {
  const cloth = line({ consumption: '1.85', lossPercent: '5', packSize: '50' })
  const scope = { quantity: '300', colors: [] }
  expect(buyingOf(cloth, scope)).toEqual({
    requirement: '582.75',
    quantity: '600',
    packs: '12',
    left: '17.25',
    isRaised: false,
  })
  expect(buyingOf({ ...cloth, shrinkPercent: '3' }, scope)).toMatchObject({ requirement: '600.77', packs: '13' })
  const colors = [
    { name: '藍', quantity: 180 },
    { name: '生成', quantity: 120 },
  ]
  // 349.65 m and 233.10 m: 7 and 5 rolls; three colours of 100 pieces: 194.25 m each, 4 rolls each.
  expect(buyingOf({ ...cloth, byColor: true }, { quantity: '300', colors })).toMatchObject({
    packs: '12',
    quantity: '600',
  })
  const three = ['a', 'b', 'c'].map((name) => ({ name, quantity: 100 }))
  expect(buyingOf({ ...cloth, byColor: true, packSize: '60' }, { quantity: '300', colors: three })).toMatchObject({
    packs: '12',
    quantity: '720',
  })
  expect(buyingOf({ ...cloth, packSize: '60' }, { quantity: '300', colors: three })).toMatchObject({ packs: '10' })
})

it('the least order and what is counted in whole: bags of a hundred, at least five hundred metres', () => {
  expect(
    trousers.lines
      .map((each) => buyingOf(each, trousers))
      .map(({ requirement, quantity, packs }) => [requirement, quantity, packs]),
  ).toEqual([
    ['646.38', '650', '13'],
    ['111.72', '150', '3'],
    ['305.29', '320', '16'],
    ['1163', '1200', '12'],
    ['380', '380', null],
    ['380', '380', null],
    ['380', '380', null],
    ['380', '380', null],
    ['380', '380', null],
  ])
  const scope = { quantity: '100', colors: [] }
  expect(buyingOf(line({ moq: '500' }), scope)).toMatchObject({
    requirement: '100.00',
    quantity: '500',
    isRaised: true,
  })
  expect(buyingOf(line({ moq: '510', packSize: '50' }), scope)).toMatchObject({ quantity: '550', packs: '11' })
})

it('the waterfall climbs to the cost and on to the retail price; every step begins where the one before ends', () => {
  const bars = costWaterfall(costFigures(trousers), trousers.retailPrice)
  expect(bars.map(({ step, amount, percent }) => [step, amount, percent])).toEqual([
    ['fabric', '2101.26', '53.3'],
    ['trim', '127.34', '3.2'],
    ['cmt', '1280', '32.5'],
    ['finishing', '120', '3.0'],
    ['logistics', '197', '5.0'],
    ['overhead', '114.77', '2.9'],
    ['cost', '3940', '30.5'],
    ['margin', '8960', '69.5'],
    ['retail', '12900', null],
  ])
  for (const [at, bar] of bars.slice(1, 6).entries()) expect(bar.from).toBe(bars[at]!.to)
  expect(costWaterfall(costFigures(trousers), null).at(-1)!.step).toBe('cost')
})

it('what if never touches the sheet; a step of price moves with the quantity and says so', () => {
  const tiers = [
    { minQuantity: '0', unitPrice: '1180' },
    { minQuantity: '1000', unitPrice: '1120' },
  ]
  const sheet = { ...trousers, lines: [{ ...trousers.lines[0]!, tiers }, ...trousers.lines.slice(1)] }
  const kept = structuredClone(sheet)
  const other = supposed(sheet, { quantity: '700', rates: { EUR: '168' }, losses: { 0: '4' } })
  expect(priceMoves(sheet, other)).toEqual([{ at: 0, before: '1180', after: '1120' }])
  expect(costFigures(other).lines.slice(0, 4)).toEqual(['1886.98', '94.08', '46.60', '43.70'])
  expect(sheet).toEqual(kept)
  expect(costFigures(supposed(sheet, {}))).toEqual(costFigures(sheet))
})

it('quantities at which a price changes are rows of their own, the first garment of the step', () => {
  const tiers = [
    { minQuantity: '0', unitPrice: '1180' },
    { minQuantity: '1000', unitPrice: '1120' },
  ]
  const sheet = { ...trousers, lines: [{ ...trousers.lines[0]!, tiers }] }
  expect(quantityBreaks(sheet).map(({ quantity, unitCost }) => [quantity, unitCost])).toEqual([
    ['190', '2067'],
    ['380', '2067'],
    ['588', '1962'],
    ['760', '1962'],
  ])
  expect(costFigures(supposed(sheet, { quantity: '587' })).unitCost).toBe('2067')
})

it('versions are compared line by line: what differs, what came, what went', () => {
  const after = {
    ...trousers,
    lines: [
      { ...trousers.lines[0]!, unitPrice: '1200' },
      ...trousers.lines.slice(1, 8),
      line({ name: '箱', unitPrice: '30' }),
    ],
  }
  const { lines, difference } = compareVersions(trousers, after)
  expect(difference).toBe('-90')
  expect(lines.filter(({ difference: each }) => each !== '0.00' && each !== '0')).toMatchObject([
    { lineage: '表地', fields: ['unitPrice'], costBefore: '2007.18', costAfter: '2041.20', difference: '34.02' },
    { lineage: '箱', before: null, costAfter: '30.00', difference: '30' },
    { lineage: '運賃', after: null, costBefore: '152.00', difference: '-152' },
  ])
})

it('a retail price for a cost rate goes up to the next full hundred of yen', () => {
  expect(retailFor('3940', '30.5', 'JPY')).toBe('13000')
  expect(retailFor('3000', '30', 'JPY')).toBe('10000')
  expect(retailFor('12.4', '31', 'USD')).toBe('40')
  expect(retailFor('3940', '0', 'JPY')).toBeNull()
})

it('§3.5 every status × move: what is open to whom', () => {
  const open = costSheetStatuses.map((status) => [
    status,
    costSheetMoves.filter((move) => costSheetRefusal(move, { status, lines: 1, missing: 0 }, true) === null).join(' '),
  ])
  expect(open).toEqual([
    ['draft', 'submit archive'],
    ['submitted', 'withdraw approve'],
    ['approved', 'order archive'],
    ['ordered', 'archive'],
    ['archived', ''],
  ])
  const sheet = { status: 'submitted', lines: 1, missing: 0 } as const
  expect(costSheetRefusal('approve', sheet, false)).toBe('transition_power_user')
  expect(costSheetRefusal('submit', { status: 'draft', lines: 0, missing: 0 }, true)).toBe('cost_lines_needed')
  expect(costSheetRefusal('submit', { status: 'draft', lines: 2, missing: 1 }, true)).toBe('cost_price_missing')
})

it('rows pasted from a spreadsheet, with heads in any order, merged groups, percent and currency signs', () => {
  const { lines, faults } = readCostLines(
    '名前\t区分\t単価\tロス\t用尺\t単位\n表地\t生地\t¥1,180\t5%\t１.62\tm\n別布\t\t320\t5\t0.28\tm\nボタン\t副資材\t$0.08\t\t3個\t個\n',
  )
  expect(faults).toEqual([])
  expect(lines).toMatchObject([
    {
      name: '表地',
      group: 'fabric',
      unitPrice: '1180',
      lossPercent: '5',
      consumption: '1.62',
      unit: 'm',
      currency: 'JPY',
    },
    { name: '別布', group: 'fabric', lossPercent: '5' },
    {
      name: 'ボタン',
      group: 'trim',
      unitPrice: '0.08',
      lossPercent: '0',
      consumption: '3',
      unit: 'pc',
      currency: 'USD',
    },
  ])
})

it('what cannot be read is named by row and column; without heads the usual order holds', () => {
  const { lines, faults } = readCostLines('cmt\tSewing\tHokuto\t1\tpc\t0\tabc\tJPY\n??\t\t\t-1\tpc\t0\t5')
  expect(lines).toHaveLength(2)
  expect(lines[0]).toMatchObject({ group: 'cmt', name: 'Sewing', supplierName: 'Hokuto', unitPrice: '' })
  expect(faults.map(({ row, column }) => `${row} ${column}`)).toEqual([
    '1 unitPrice',
    '2 name',
    '2 group',
    '2 consumption',
  ])
})
