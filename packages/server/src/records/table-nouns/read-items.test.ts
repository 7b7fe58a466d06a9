import { masters } from '@tsumugi/contract'
import { expect, it } from 'vitest'
import { readItems } from './read-items.ts'

it.each([
  [
    'composition',
    '綿 60% ポリエステル 40%',
    [
      { fibre: 'cotton', percent: '60' },
      { fibre: 'polyester', percent: '40' },
    ],
  ],
  ['composition', 'Linen 100%', [{ fibre: 'linen', percent: '100' }]],
  ['composition', '綿60%、麻のようなもの40%', '綿60%、麻のようなもの40%'],
  [
    'colors',
    '03 生成り #DDD0B6, 07 深い 藍 #2f4a7a',
    [
      { no: '03', name: '生成り', hex: '#ddd0b6' },
      { no: '07', name: '深い 藍', hex: '#2f4a7a' },
    ],
  ],
  [
    'tiers',
    '0:1280、300:¥1178',
    [
      { minQuantity: '0', unitPrice: '1280' },
      { minQuantity: '300', unitPrice: '1178' },
    ],
  ],
  ['tiers', '安い', '安い'],
] as const)('%s: %s', (field, text, value) =>
  expect(readItems(masters.catalogueCloths.fields[field].schema, text)).toEqual(value),
)
