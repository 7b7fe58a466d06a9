import { expect, it } from 'vitest'
import { compareEstimates, isEstimateValid, validDaysLeft, type ComparedEstimate } from './estimate-comparison.ts'
import { landedCost, type CostInCurrency } from './landed-cost.ts'
import { priceDifferences } from './price-difference.ts'
import { breakAt, breakFaults, nextBreak } from './quantity-break.ts'

const breaks = [
  { minQuantity: '500', unitPrice: '1210' },
  { minQuantity: '200', unitPrice: '1280' },
]

it.each([
  ['199', null],
  ['200', '1280'],
  ['499', '1280'],
  ['500', '1210'],
  ['9000', '1210'],
])('domain, readings: %s pieces of a style cost %s each', (quantity, price) =>
  expect(breakAt(breaks, quantity)?.unitPrice ?? null).toBe(price),
)

it('says what is missing to the next break, and whether it pays', () => {
  expect(nextBreak(breaks, '480')).toMatchObject({ missing: '20', saving: '9400' })
  expect(nextBreak(breaks, '400')?.saving).toBe('-93000')
  expect([nextBreak(breaks, '500'), nextBreak(breaks, '100')]).toEqual([null, null])
})

it('refuses breaks that repeat or are not above 0, and wonders at a price that rises', () => {
  const typed = [
    ['200', '1280'],
    ['200.0', '1200'],
    ['0', '1300'],
    ['500', '1300'],
    ['700', '1210'],
  ].map(([minQuantity, unitPrice]) => ({ minQuantity: minQuantity!, unitPrice: unitPrice! }))
  expect(breakFaults(typed)).toEqual([
    { at: 1, code: 'repeated' },
    { at: 2, code: 'not_positive' },
    { at: 3, code: 'price_rises' },
  ])
  expect(breakFaults(breaks)).toEqual([])
})

const yen = (amount: string): CostInCurrency => ({ amount, rate: null })
const nothing = { freight: yen('0'), insurance: yen('0'), dutyPercent: '0', others: [] }

it('domain, readings: landed cost, the examples of the comparison picture at 380 pieces', () => {
  const inspection = yen('17100')
  const saigon = landedCost({
    ...nothing,
    pieces: '380',
    price: { amount: '22.40', rate: { rate: '150.25', perUnits: 1 } },
    freight: yen('89680'),
    others: [inspection],
  })
  expect(saigon).toEqual({
    price: '3365.60',
    freight: '236.00',
    insurance: '0.00',
    duty: '0.00',
    others: '45.00',
    total: '3647',
  })
  const suzhou = landedCost({
    ...nothing,
    pieces: '380',
    price: { amount: '158', rate: { rate: '21.05', perUnits: 1 } },
    freight: yen('62700'),
    dutyPercent: '7.4',
    others: [inspection],
  })
  expect([suzhou.duty, suzhou.total]).toEqual(['258.33', '3794'])
})

it('domain, readings: no duty on insurance, and the sum is rounded once', () => {
  const three = {
    ...nothing,
    pieces: '3',
    price: yen('100'),
    freight: yen('1'),
    insurance: yen('1'),
    dutyPercent: '10',
  }
  expect(landedCost(three)).toEqual({
    price: '100.00',
    freight: '0.33',
    insurance: '0.33',
    duty: '10.03',
    others: '0.00',
    total: '111',
  })
  // 100.244 + 0.255 is 100.499: parts rounded before the sum would come to 100.50, and so to 101.
  const exact = { ...nothing, pieces: '200', price: yen('100.245'), others: [yen('51')] }
  expect(landedCost(exact).total).toBe('101')
  expect(landedCost({ ...exact, price: yen('100.244') }).total).toBe('100')
  const won = { ...nothing, pieces: '1', price: { amount: '12345', rate: { rate: '10.85', perUnits: 100 } } }
  expect(landedCost(won)).toMatchObject({ price: '1339.43', total: '1339' })
  expect(() => landedCost({ ...three, pieces: '0' })).toThrow(/quantity above 0/)
})

it.each([
  ['2026-11-30', '2026-11-30', true, 1],
  ['2026-11-30', '2026-12-01', false, 0],
  ['2026-11-30', '2026-11-21', true, 10],
  [null, '2099-01-01', true, null],
] as const)('an estimate valid until %s is valid on %s: %s', (until, on, isValid, left) => {
  expect([isEstimateValid(until, on), validDaysLeft(until, on)]).toEqual([isValid, left])
})

it('compares on landed cost; what is expired, too small or unanswered is never the best', () => {
  const estimate = (id: number, price: string | null, more: Partial<ComparedEstimate> = {}): ComparedEstimate => ({
    id,
    breaks: price === null ? [] : [{ minQuantity: '200', unitPrice: price }],
    costs: { ...nothing, rate: null },
    validUntil: '2026-12-05',
    leadDays: 60,
    ...more,
  })
  const rows = compareEstimates(
    [
      estimate(1, null),
      estimate(2, '4120', { leadDays: 50 }),
      estimate(3, '3940'),
      estimate(4, '3000', { validUntil: '2026-11-14', leadDays: 10 }),
      estimate(5, '3200', { breaks: [{ minQuantity: '800', unitPrice: '3200' }] }),
      estimate(6, '3940', { leadDays: null }),
    ],
    '380',
    '2026-11-21',
  )
  expect(
    rows.map(({ id, obstacle, overBest, isBest, isFastest }) => [id, obstacle, overBest, isBest, isFastest]),
  ).toEqual([
    [4, 'expired', '-940', false, false],
    [5, 'below_minimum', '-740', false, false],
    [3, null, '0', true, false],
    [6, null, '0', true, false],
    [2, null, '180', false, true],
    [1, 'unanswered', null, false, false],
  ])
})

it('domain §3.7 rule 4: a contract price that differs from the accepted estimate needs a reason', () => {
  const price = (unitPrice: string, estimatedPrice: string | null, reason = '') => ({
    lineId: 1,
    unitPrice,
    estimatedPrice,
    reason,
  })
  expect(priceDifferences([price('3780', '3720'), price('3720.00', '3720'), price('100', null)])).toEqual([
    { lineId: 1, difference: '60', percent: '1.6', needsReason: true },
  ])
  expect(priceDifferences([price('3600', '3720', '数量増')])[0]).toMatchObject({
    difference: '-120',
    needsReason: false,
  })
})
