import { expect, it } from 'vitest'
import {
  billable,
  creditable,
  billingStatusOf,
  ceilingOf,
  creditOwed,
  deliveryStatusOf,
  outstanding,
  shippable,
  type LineProgress,
} from './progress.ts'

const line = (more: Partial<LineProgress>): LineProgress => ({
  ordered: '100',
  ceiling: '100',
  shipped: '0',
  received: '0',
  accepted: '0',
  rejected: '0',
  returned: '0',
  billed: '0',
  credited: '0',
  allocated: '0',
  released: '0',
  ...more,
})

it.each([
  ['101', '3', 0, '104'],
  ['100', '0', 0, '100'],
  ['10.50', '5', 2, '11.02'],
])('documents 16 %s with %s %% of tolerance may reach %s', (ordered, percent, places, most) => {
  expect(ceilingOf(ordered, percent, places)).toBe(most)
})

it('domain §4.2 parts that add up to the whole are the whole: no float comes near', () => {
  const parts = line({ ordered: '1', ceiling: '1', shipped: '0.35' })
  expect(shippable(parts)).toBe('0.65')
  expect(deliveryStatusOf([line({ ordered: '1', accepted: '1.00', received: '1' })])).toBe('complete')
})

it('domain §4.2 what was rejected is sent once more, against the rejects and not over the order', () => {
  const rejected = line({ shipped: '100', received: '100', accepted: '90', rejected: '10' })
  expect([shippable(rejected), outstanding(rejected)]).toEqual(['10', '10'])
})

it('domain §4.2 what was given up of an order is not billed, within its tolerance neither', () => {
  const given = { ceiling: '110', rejected: '8', released: '8' }
  expect(billable(line({ ...given, accepted: '92' }), 'ordered')).toBe('92')
  expect(billable(line({ ...given, accepted: '102' }), 'ordered')).toBe('102')
})

it.each([
  ['nothing', [line({})], 'none'],
  ['some', [line({ accepted: '40' }), line({ accepted: '100' })], 'partial'],
  ['all', [line({ accepted: '100' })], 'complete'],
  ['more than ordered of one', [line({ accepted: '103', ceiling: '105' })], 'over'],
  ['excess of one fills no other', [line({ accepted: '110', ceiling: '110' }), line({ accepted: '90' })], 'partial'],
  ['all came back', [line({ accepted: '100', returned: '100' })], 'none'],
  ['the rest was given up', [line({ accepted: '70', released: '30' })], 'complete'],
] as const)('documents 13 delivered: %s', (_, lines, status) => expect(deliveryStatusOf(lines)).toBe(status))

it.each([
  ['nothing', line({}), 'none'],
  ['nine of ten kept, one returned', line({ ordered: '10', accepted: '10', returned: '1', billed: '9' }), 'complete'],
  [
    'all billed, one returned after',
    line({ ordered: '10', accepted: '10', returned: '1', billed: '10' }),
    'credit_owed',
  ],
  ['and credited', line({ ordered: '10', accepted: '10', returned: '1', billed: '10', credited: '1' }), 'complete'],
  ['all came back before a bill', line({ ordered: '10', accepted: '10', returned: '10' }), 'none'],
  ['what was accepted so far', line({ accepted: '40', billed: '40' }), 'partial'],
] as const)('documents 12 billed: %s', (_, one, status) => expect(billingStatusOf([one], 'delivered')).toBe(status))

it('domain §4.2 bills follow what was accepted, or what was ordered; a credit owed is never billed again', () => {
  const part = line({ accepted: '40', billed: '10' })
  expect([billable(part, 'delivered'), billable(part, 'ordered')]).toEqual(['30', '90'])
  const back = line({ ordered: '10', ceiling: '10', accepted: '10', returned: '1', billed: '10' })
  expect([billable(back, 'delivered'), creditOwed(back, 'delivered')]).toEqual(['0', '1'])
})

it('domain §4.2 a credit takes back what is owed, and where nothing is, what stands billed', () => {
  const kept = line({ accepted: '50', billed: '50', credited: '10' })
  const back = line({ accepted: '10', billed: '10', returned: '3' })
  expect(creditable([kept, back], 'delivered')).toEqual(['0', '3'])
  expect(creditable([kept, { ...back, returned: '0' }], 'delivered')).toEqual(['40', '10'])
  expect(creditable([], 'delivered')).toEqual([])
})
