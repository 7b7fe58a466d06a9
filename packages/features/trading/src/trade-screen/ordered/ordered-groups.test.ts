import type { TradeLine } from '@tsumugi/contract'
import { expect, it } from 'vitest'
import { figuresOf, itemGroups } from './ordered-groups.ts'

const line = (colour: string, size: string, ordered: string, more: Partial<TradeLine> = {}): TradeLine => ({
  id: 1,
  documentId: 1,
  documentNumber: 'PO2611-00041',
  deliveryDue: null,
  item: 'SK27-112',
  description: null,
  unit: 'pc',
  currency: 'JPY',
  unitPrice: '2380',
  amount: String(Number(ordered) * 2380),
  shipped: '0',
  accepted: '0',
  billed: '0',
  colour,
  size,
  ordered,
  ...more,
})

it('design §9 lines stand by item, colours against sizes, and every sum is of its lines', () => {
  const lines = [line('藍', 'S', '160'), line('藍', 'M', '340'), line('茜', 'M', '220', { accepted: '20' })]
  const [group] = itemGroups(lines)
  expect(group!.sizes).toEqual(['S', 'M'])
  expect(group!.colours.map(({ colour, sizes, ordered }) => [colour, sizes, ordered])).toEqual([
    ['藍', ['160', '340'], '500'],
    ['茜', [null, '220'], '220'],
  ])
  expect(figuresOf(lines)).toMatchObject({ ordered: '720', accepted: '20', amount: '1713600' })
})

it('domain §1 a line without a price leaves its sum open, and several prices stand nowhere', () => {
  const [group] = itemGroups([line('藍', 'S', '1'), line('藍', 'M', '1', { unitPrice: null, amount: null })])
  expect([group!.amount, group!.unitPrice]).toEqual([null, null])
})

it('design §9 the same item of two orders stands twice: each has a number and a date of its own', () => {
  expect(itemGroups([line('藍', 'S', '1'), line('藍', 'S', '2', { documentId: 2 })])).toHaveLength(2)
})
