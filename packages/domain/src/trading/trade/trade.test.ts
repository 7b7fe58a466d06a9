import { expect, it } from 'vitest'
import { dealMargins } from './back-to-back.ts'
import { tradeStatusAfter, type TradeDocument } from './trade-status.ts'

const document = (noun: string, status: string, deliveryStatus = 'none', billingStatus = 'none'): TradeDocument => ({
  noun,
  status,
  deliveryStatus,
  billingStatus,
})
const after = (status: string, documents: TradeDocument[], isPriceAgreed = false) =>
  tradeStatusAfter(status, documents, { isPriceAgreed })

it.each([
  ['inquiry', [], 'inquiry'],
  ['inquiry', [document('estimation', 'issued')], 'estimating'],
  ['estimating', [document('estimation', 'declined')], 'estimating'],
  ['estimating', [document('estimation', 'accepted')], 'agreed'],
  ['agreed', [document('contract', 'issued')], 'agreed'],
  ['inquiry', [document('contract', 'accepted')], 'ordered'],
  ['in_production', [document('contract', 'accepted')], 'in_production'],
  ['ordered', [document('contract', 'accepted'), document('delivery', 'shipped')], 'shipping'],
  ['shipping', [document('contract', 'accepted', 'complete', 'partial'), document('delivery', 'closed')], 'shipping'],
  ['shipping', [document('contract', 'accepted', 'over', 'complete')], 'completed'],
  ['completed', [document('contract', 'closed'), document('contract', 'accepted')], 'ordered'],
  ['ordered', [document('contract', 'cancelled')], 'cancelled'],
  ['agreed', [document('contract', 'cancelled')], 'agreed'],
  ['lost', [document('contract', 'accepted')], 'lost'],
  ['draft', [document('contract', 'accepted')], 'draft'],
] as const)('domain §3.6 a trade in %s with %j is %s', (status, documents, expected) => {
  expect(after(status, [...documents])).toBe(expected)
})

it('domain §3.6 a price that both confirmed is agreement', () => {
  expect(after('inquiry', [], true)).toBe('agreed')
})

const item = (name: string, quantity: string, amount: string, currency = 'JPY') => ({
  item: name,
  quantity,
  amount,
  currency,
})

it('domain §4.10 margins come from sums: of two items 13.8 % and 13.5 %, of both what both come to', () => {
  const { items, total } = dealMargins(
    [item('SK27-177', '840', '3234000'), item('SK27-184', '480', '1641600')],
    [item('SK27-177', '840', '2788800'), item('SK27-184', '480', '1420800')],
  )
  expect(items.map(({ margin, marginPercent }) => [margin, marginPercent])).toEqual([
    ['445200', '13.8'],
    ['220800', '13.5'],
  ])
  expect([total.margin, total.marginPercent]).toEqual(['666000', '13.7'])
})

it('domain §3.6 without the other half, or in another currency, there is no margin to tell', () => {
  const sold = [item('SK27-177', '840', '3234000')]
  expect(dealMargins(sold, []).total).toMatchObject({ purchase: null, margin: null, marginPercent: null })
  expect(dealMargins(sold, [item('SK27-177', '840', '18000', 'USD')]).total.margin).toBeNull()
})
