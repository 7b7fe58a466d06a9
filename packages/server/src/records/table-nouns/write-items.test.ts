import { masters } from '@tsumugi/contract'
import { expect, it } from 'vitest'
import { readItems } from './read-items.ts'
import { writeItems } from './write-items.ts'

const { composition, colors, tiers, careCodes } = masters.rawMaterials.fields
const { splits } = masters.paymentTermDefinitions.fields
const skuNames = masters.skuGroups.fields.items
const half = { percent: '50', monthOffset: 1, payDay: 31, netDays: null, method: null }

it.each([
  [
    'fibres',
    composition,
    [
      { fibre: 'cotton', percent: '62.5' },
      { fibre: 'linen', percent: '37.5' },
    ],
    '綿 62.5%, 亜麻 37.5%',
  ],
  ['colours', colors, [{ no: '03', name: '生成り', hex: '#ddd0b6' }], '03 生成り #ddd0b6'],
  ['a colour with a comma', colors, [{ no: '03', name: '白, 黒', hex: '#ddd0b6' }], null],
  ['steps of prices', tiers, [{ minQuantity: '0', unitPrice: '1280.5' }], '0: 1280.5'],
  ['care symbols', careCodes, [110, 200], '110, 200'],
  ['names of SKUs', skuNames, [{ name: 'S', code: null }], 'S'],
  ['names of SKUs with codes', skuNames, [{ name: 'S', code: '01' }], null],
  ['parts of payments', splits, [half, { ...half, monthOffset: 2 }], null],
] as const)('%s are written as they are read again', (_, field, items, text) => {
  const written = writeItems(field.schema, items, 'ja')
  expect(written).toBe(text ?? JSON.stringify(items))
  expect(readItems(field.schema, written)).toEqual(items)
  expect(writeItems(field.schema, [], 'ja')).toBe('')
})
