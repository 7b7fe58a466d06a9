import type { PhaseMatrix } from '@tsumugi/contract'
import { expect, it } from 'vitest'
import { skuFaults } from './sku-faults.ts'

const matrix = {
  units: [{ id: 1, colorId: 5, sizeId: 1, name: null }],
  subSkus: [
    { id: 1, stockKeepingUnitId: 1, quantity: 60 },
    { id: 2, stockKeepingUnitId: 1, quantity: 20 },
  ],
} as unknown as PhaseMatrix
const faults = (values: Record<string, string>) => skuFaults({ 'quantity|5~|1': '100', ...values }, matrix)

it('golden case 41: a JAN of another length or check digit, and one that stands twice, which names the other', () => {
  expect(faults({ 'jan|5~|1': '4901234567894', 'jan|7~|1': '' })).toEqual({})
  expect(faults({ 'jan|5~|1': '490123456789' })).toEqual({ 'jan|5~|1': { code: 'jan_length' } })
  expect(faults({ 'jan|5~|1': '4901234567890' })).toEqual({ 'jan|5~|1': { code: 'jan_check_digit', digit: 4 } })
  expect(faults({ 'jan|5~|1': '4901234567894', 'jan|7~|1': ' 4901234567894' })).toEqual({
    'jan|5~|1': { code: 'jan_twice', other: 'jan|7~|1' },
    'jan|7~|1': { code: 'jan_twice', other: 'jan|5~|1' },
  })
})

it('domain §3.4: parts never come to more than their SKU, and to all of it where it is split', () => {
  expect(faults({ 'quantity|5~|1': '79' })).toEqual({
    'quantity|5~|1': { code: 'sub_skus_exceed', total: 80, quantity: 79 },
  })
  expect(faults({ 'split|5~|1': '1' })).toEqual({
    'quantity|5~|1': { code: 'sub_skus_short', total: 80, quantity: 100 },
  })
  expect(faults({ 'split|5~|1': '1', 'quantity|5~|1': '80' })).toEqual({})
})

it('text that is no number: quantities are whole, prices have up to four places', () => {
  expect(faults({ 'quantity|7~|1': '3.5', 'unitPrice|7~|1': '3.5', 'unitPrice|7~|2': 'x' })).toEqual({
    'quantity|7~|1': { code: 'unread' },
    'unitPrice|7~|2': { code: 'unread' },
  })
})
