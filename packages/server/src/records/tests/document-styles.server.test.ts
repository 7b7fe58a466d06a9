import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  agreedContract,
  documentParties,
  draftDelivery,
  goods,
  held,
  move,
  show,
  type Held,
  type Parties,
} from './document-parties.fixture.ts'

interface Style {
  readonly sku_id: number
  readonly brand_id: number
  readonly season: string
  readonly style_no: string
}

let parties: Parties
let style: Style
beforeAll(async () => {
  parties = await documentParties()
  const { rows, buyerId, sellerId } = parties
  const [row] = await rows(
    `select k.id::int as sku_id, p.brand_id::int, p.season, p.style_no from stock_keeping_unit k
    join phase f on f.id = k.phase_id join production p on p.id = f.production_id
    where p.user_group_id = $1 and f.supplier_group_id = $2 and p.season is not null order by k.id limit 1`,
    [buyerId, sellerId],
  )
  style = row as unknown as Style
})
afterAll(() => parties.server.stop())

const found = async (who: 'buyer' | 'seller' | 'stranger', path: string, query: string): Promise<number[]> => {
  const { status, body } = await parties[who].call('GET', `/api/${path}?per_page=500&${query}`)
  expect([status, body.errors]).toEqual([200, undefined])
  return body.data.map(({ id }: Held) => id)
}

it('domain §3.6 lists are narrowed to brand and season: by SKU, by the number of a style, and along the chain', async () => {
  const { buyer, seller, sellerId } = parties
  const ordered = await agreedContract(parties, [goods('10', { sku_id: style.sku_id, item: '別名' })])
  const other = await agreedContract(parties, [goods('10', { item: 'どこにもない品番' })])
  const shipped = await draftDelivery(parties, ordered.id)
  const lines = [{ item: style.style_no, unit: 'pc', quantity: '5' }]
  const asked = held(
    await buyer.call('POST', '/api/trade_requests', { trade_request: { partner_id: sellerId, title: '春', lines } }),
  )
  held(await move(buyer, 'trade_requests', 'request', asked))
  held(await move(seller, 'trade_requests', 'accept', await show(seller, 'trade_requests', asked.id)))
  const query = `brand_id=${style.brand_id}&season=${style.season}`
  for (const who of ['buyer', 'seller'] as const) {
    const contracts = await found(who, 'contracts', query)
    expect(contracts).toContain(ordered.id)
    expect(contracts).not.toContain(other.id)
    expect(await found(who, 'trade_requests', query)).toContain(asked.id)
    expect(await found(who, 'trades', query)).not.toEqual([])
  }
  expect(await found('seller', 'deliveries', query)).toContain(shipped.id)
  expect(await found('stranger', 'contracts', query)).not.toContain(ordered.id)
  expect(await found('buyer', 'contracts', `brand_id=${style.brand_id}&season=99SS`)).toEqual([])
})

it('domain §3.6 a trade is of the styles of what it gathers', async () => {
  const { buyer, seller, sellerId } = parties
  const begun = { partner_id: sellerId, title: '秋', lines: [{ item: '未定', unit: 'pc', quantity: '5' }] }
  const asked = held(await buyer.call('POST', '/api/trade_requests', { trade_request: begun }))
  held(await move(buyer, 'trade_requests', 'request', asked))
  held(await move(seller, 'trade_requests', 'accept', await show(seller, 'trade_requests', asked.id)))
  const trade = held(await buyer.call('GET', `/api/trade_requests/${asked.id}/trade`))
  const query = `season=${style.season}`
  expect(await found('buyer', 'trades', query)).not.toContain(trade.id)
  const order = await agreedContract(parties, [goods('10', { sku_id: style.sku_id })])
  held(await buyer.call('POST', `/api/trades/${trade.id}/documents`, { document_ids: [order.id] }))
  expect(await found('buyer', 'trades', query)).toContain(trade.id)
})
