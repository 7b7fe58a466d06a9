import { expect, it } from 'vitest'
import { compare } from '../money/decimal.ts'
import {
  clothFee,
  nextTier,
  orderFor,
  priceFor,
  quantityFault,
  swatchesBeyond,
  tierAt,
  tierFaults,
} from './public-face.ts'

const tiers = [
  { minQuantity: '0', unitPrice: '1280' },
  { minQuantity: '300', unitPrice: '1180' },
  { minQuantity: '1000', unitPrice: '1120' },
]

it.each([
  ['0.1', '1280'],
  ['299.9', '1280'],
  ['300', '1180'],
  ['999.99', '1180'],
  ['1000', '1120'],
])('%s m cost %s each', (quantity, price) => expect(tierAt(tiers, quantity)?.unitPrice).toBe(price))

it('below a first step that begins above 0 its price stands; without steps there is none', () => {
  expect(tierAt(tiers.slice(1), '10')?.unitPrice).toBe('1180')
  expect(tierAt([], '10')).toBeNull()
})

it('says how far the next step is', () => {
  expect(nextTier(tiers, '650')).toEqual({ more: '350', unitPrice: '1120' })
  expect(nextTier(tiers, '1000')).toBeNull()
})

it.each([
  ['95', '1121'],
  ['100', '1180'],
  ['92.5', '1091.5'],
])('a customer of rank %s pays %s', (rank, price) => expect(compare(priceFor(tiers, '300', rank)!, price)).toBe(0))

it('more never costs more each, whatever the quantity', () => {
  for (let quantity = 1; quantity < 1200; quantity += 7)
    expect(
      compare(tierAt(tiers, String(quantity + 7))!.unitPrice, tierAt(tiers, String(quantity))!.unitPrice),
    ).not.toBe(1)
})

it('steps rise in quantity and not in price', () => {
  expect(tierFaults(tiers)).toEqual([])
  expect(tierFaults([tiers[1]!, tiers[0]!])).toEqual([{ at: 1, code: 'order' }])
  expect(tierFaults([tiers[2]!, { minQuantity: '2000', unitPrice: '1130' }])).toEqual([{ at: 1, code: 'price' }])
})

const units = { moq: '3', minCut: '0.1', rollLength: '50' }
it.each([
  ['swatch', '1', null],
  ['sample_cut', '2.4', null],
  ['sample_cut', '2.45', 'not_a_cut'],
  ['roll', '100', null],
  ['roll', '120', 'not_a_roll'],
  ['made_to_order', '2.9', 'below_moq'],
  ['made_to_order', '3', null],
] as const)('%s of %s: %s', (kind, quantity, fault) => expect(quantityFault(kind, quantity, units)).toBe(fault))

it.each([
  ['1545.12', { moq: '3', minCut: '0.1', rollLength: '50' }, 'roll', '1550'],
  ['20', { moq: '120', minCut: '0.1', rollLength: '50' }, 'roll', '150'],
  ['20.04', { moq: '3', minCut: '0.1', rollLength: null }, 'sample_cut', '20.1'],
] as const)('%s m of %o is ordered as %s of %s m', (need, sells, kind, quantity) => {
  expect(orderFor(need, sells)).toEqual({ kind, quantity })
})

const fees = { cutFee: '500', swatchFee: '150' }
it.each([
  ['sample_cut', '0', fees, '500'],
  ['sample_cut', '0', { ...fees, cutFee: null }, '0'],
  ['roll', '0', fees, '0'],
  ['made_to_order', '0', fees, '0'],
  ['swatch', '0', fees, '0'],
  ['swatch', '2', fees, '300'],
  ['swatch', '0.33', fees, '49'],
  ['swatch', '2', { ...fees, swatchFee: null }, '0'],
] as const)('domain §3.12 the fee of %s, %s pieces beyond the free ones, with %o is %s', (kind, beyond, asked, fee) =>
  expect(clothFee({ kind, beyond }, asked, 'JPY')).toBe(fee),
)

it.each([
  ['0', ['12', '8', '1'], ['0', '0', '1']],
  ['0', ['18', '5'], ['0', '3']],
  ['19', ['3', '2'], ['2', '2']],
  ['20', ['1'], ['1']],
  ['40', ['1'], ['1']],
] as const)('domain §3.12 after %s swatches of the month, of %o pieces %o are not free', (before, pieces, beyond) => {
  const lines = pieces.map((quantity) => ({ kind: 'swatch' as const, quantity }))
  expect(swatchesBeyond(lines, before)).toEqual(beyond)
  // Metres of other lines between them are no swatches.
  const cut = { kind: 'sample_cut' as const, quantity: '50' }
  expect(swatchesBeyond([cut, ...lines], before)).toEqual(['0', ...beyond])
})
