import { documentKinds } from '@tsumugi/contract'
import { expect, it } from 'vitest'
import type { LineRow } from './line-edits.ts'
import { sharedFields } from './shared-fields.ts'

const row = (text: LineRow['text']): LineRow => ({
  key: '1',
  id: 1,
  place: 1,
  text,
  before: text,
  amount: null,
  state: 'kept',
})
const shirt = {
  item: 'SK26-341',
  size: 'S',
  unit: 'pc',
  lineKind: 'goods',
  quantity: '10',
  unitPrice: '900',
  discount: '0',
  taxCode: 'S10',
}
const { lines } = documentKinds.contracts

it('what is the same on every line is said once, a discount of nothing not at all', () => {
  expect(sharedFields(lines, [row(shirt), row({ ...shirt, size: 'M' })], new Set())).toEqual({
    apart: ['item', 'size', 'quantity', 'unitPrice'],
    same: ['unit', 'lineKind', 'taxCode'],
  })
})

it('so is the day on which all was delivered', () => {
  const { lines: credited } = documentKinds.creditNotes
  const taken = row({ ...shirt, deliveredOn: '2026-10-31' })
  expect(sharedFields(credited, [taken, taken], new Set()).same).toContain('deliveredOn')
})

it('what differs has a column, after the figures', () => {
  const freight = { ...shirt, lineKind: 'freight', discount: '5', description: '運賃' }
  expect(sharedFields(lines, [row(shirt), row(freight)], new Set()).apart).toEqual([
    'item',
    'size',
    'description',
    'quantity',
    'unitPrice',
    'lineKind',
    'discount',
  ])
})

it('what may be written always has its column', () => {
  const { apart, same } = sharedFields(lines, [row(shirt)], new Set(['taxCode', 'discount', 'colour']))
  expect([apart.includes('taxCode'), apart.includes('discount'), apart.includes('colour'), same]).toEqual([
    true,
    true,
    true,
    ['unit', 'lineKind'],
  ])
})

it('nothing that arrived is a figure of its own', () => {
  const shown = sharedFields(documentKinds.deliveries.lines, [row({ item: 'SK26-341', received: '0' })], new Set())
  expect(shown.apart).toContain('received')
})
