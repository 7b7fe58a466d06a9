import { expect, it } from 'vitest'
import { dealMargins } from './back-to-back.ts'
import { notOrdered, type NamedGoods } from './not-ordered.ts'
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

const named = (quantity: string, more: Partial<NamedGoods> = {}): NamedGoods => ({
  item: 'NB-1042',
  colour: null,
  size: null,
  description: null,
  unit: 'pc',
  quantity,
  ...more,
})
const [small, medium] = [{ size: 'S' }, { size: 'M' }]

it.each<[string, NamedGoods[], NamedGoods[], string[]]>([
  ['nothing', [named('10')], [], ['10']],
  ['a part', [named('10', small), named('5', medium)], [named('4', small)], ['6', '5']],
  ['more than was wished', [named('10', small)], [named('14', small)], ['0']],
  ['by colour and size what was wished by style', [named('10')], [named('4', small), named('3.5', medium)], ['2.5']],
  ['what is named most closely first', [named('10'), named('5', small)], [named('7', small)], ['8', '0']],
  ['several lines alike, one after the other', [named('4'), named('4')], [named('6')], ['0', '2']],
  ['other goods', [named('4')], [named('4', { item: 'NB-1043' }), named('4', { unit: 'set' })], ['4']],
  ['the same in other words', [named('4', { description: 'シャツ' })], [named('4')], ['0']],
  ['goods without a number', [named('4', { item: null, description: '送料' })], [named('4', { item: null })], ['4']],
])('domain §4.2 of a wish remains what is not ordered: %s', (_, wished, ordered, rests) =>
  expect(notOrdered(wished, ordered)).toEqual(rests),
)
