import { expect, it } from 'vitest'
import { numberDoubts } from './transport-values.ts'

it.each([
  ['sea', 'CSQU3054383', 'ABC-1', []],
  ['sea', 'CSQU3054384', '', ['container.check_digit']],
  ['sea', 'ABC', '', ['container.malformed']],
  ['air', '', '131-12345675', []],
  ['air', '', '131-12345674', ['waybill.check_digit']],
  ['air', '', 'ABC', ['waybill.malformed']],
])('domain §3.8 %s: %s and %s are doubted for %j', (mode, container, waybill, doubts) => {
  expect(numberDoubts({ mode, container, waybill })).toEqual(doubts)
})
