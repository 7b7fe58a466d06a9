import { expect, it } from 'vitest'
import { readMonths } from './brands-screen/months-field.tsx'
import { readSymbolId, symbolId } from './care-symbols-screen/symbol-id.ts'
import { readFibre } from './labelling-screens/fibre-field.tsx'
import { readItems } from './sku-groups-screen/items-field.tsx'
import { readCodes } from './symbol-sets-screen/symbols-field.tsx'

it('pasted cells of fields with a make of their own', () => {
  expect(readMonths('８月, 2')).toEqual([2, 8])
  expect(readMonths('–')).toBeNull()
  expect(readFibre('ｺｯﾄﾝ')).toBe('cotton')
  expect(readFibre('亚麻')).toBe('linen')
  expect(readFibre('ビニール')).toBeNull()
  expect(readItems('S\tA1\nM\n')).toEqual([
    { name: 'S', code: 'A1' },
    { name: 'M', code: null },
  ])
  expect(readItems('S、M')).toHaveLength(2)
  expect(readCodes('141・210 300')).toEqual([141, 210, 300])
})

it('a symbol of an edition has one number in addresses: edition × 1000 + code', () => {
  expect(symbolId('2024', 141)).toBe(2_024_141)
  expect(readSymbolId('2014510')).toEqual({ edition: '2014', code: 510 })
  expect(readSymbolId('12')).toBeNull()
})
