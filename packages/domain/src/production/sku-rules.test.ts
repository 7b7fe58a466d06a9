import { expect, it } from 'vitest'
import { janFault, skuNameFault, subSkuFault } from './sku-rules.ts'

it.each([
  ['4901234567894', null],
  ['4901234567890', { code: 'jan_check_digit', digit: 4 }],
  ['8904000210037', null],
  ['490123456789', { code: 'jan_length' }],
  ['49012345678AB', { code: 'jan_length' }],
])('golden case 41: the JAN %s', (jan, fault) => expect(janFault(jan)).toEqual(fault))

it.each([
  [null, false, null],
  ['左', false, null],
  ['右', false, 'sku_name_listed_only'],
  ['右', true, null],
] as const)('spec §5 the name %s, free %s', (name, free, fault) =>
  expect(skuNameFault(name, free, new Set(['左']))).toBe(fault),
)

it.each([
  [20, [], false, null],
  [20, [12, 8], true, null],
  [20, [12, 9], false, { code: 'sub_skus_exceed', total: 21 }],
  [20, [12], true, { code: 'sub_skus_short', total: 12 }],
  [20, [12], false, null],
  [0, [], true, null],
])('domain §3.4 %i against the parts %j, split %s', (quantity, parts, split, fault) =>
  expect(subSkuFault(quantity, parts, split)).toEqual(fault),
)
