import { afterAll, beforeAll, expect, it } from 'vitest'
import { goods, held, move, show, type Held } from '../../records/tests/document-parties.fixture.ts'
import { begunTrade, orderIn, styleLines, tradeChain, type Chain } from './trades-scene.fixture.ts'

let chain: Chain
beforeAll(async () => {
  chain = await tradeChain()
})
afterAll(() => chain.server.stop())

/** The lines of a document, each by its columns. */
async function linesOf(caller: Chain['buyer'], kind: string, id: number) {
  const { data } = (await caller.call('GET', `/api/${kind}/${id}/lines`)).body
  const columns = Object.entries(data.columns) as [string, unknown[]][]
  return (data.ids as number[]).map((_, at) => Object.fromEntries(columns.map(([name, values]) => [name, values[at]])))
}

it.each([
  ['estimation_request', 'estimation_requests', 'buyer', undefined],
  ['contract', 'contracts', 'buyer', '1463000'],
  ['estimation', 'estimations', 'seller', '1463000'],
] as const)('design §9 a trade makes its %s without a figure typed twice', async (noun, kind, side, amount) => {
  const { buyer, seller, sellerId } = chain
  const trade = await begunTrade(buyer, seller, sellerId, styleLines('3850'))
  const [maker, other] = side === 'buyer' ? [buyer, seller] : [seller, buyer]
  const { id } = held(await maker.call('POST', `/api/trades/${trade.id}/drafts`, { noun }))
  const draft = await show(maker, kind, id)
  expect(draft).toMatchObject({ status: 'draft', title: trade.title, quantity: '380', ...(amount && { amount }) })
  expect(await linesOf(maker, kind, id)).toMatchObject([
    { size: 'S', quantity: '120', ...(amount && { unit_price: '3850' }) },
    { size: 'M', quantity: '260', ...(amount && { unit_price: '3850' }) },
  ])
  // It is in the chain of its maker; the other side sees no draft, and makes none of these.
  expect((await maker.call('GET', `/api/trades/${trade.id}/chain`)).body.data.map((one: Held) => one.id)).toContain(id)
  expect((await other.call('GET', `/api/trades/${trade.id}/chain`)).body.data).toHaveLength(1)
  const refused = await other.call('POST', `/api/trades/${trade.id}/drafts`, { noun })
  expect([refused.status, refused.body.errors[0].code]).toEqual([422, 'transition_side'])
})

it('domain §4.2 a second order from a trade carries only what is not ordered yet, and none where all is', async () => {
  const { buyer, seller, sellerId } = chain
  const trade = await begunTrade(buyer, seller, sellerId, styleLines('3850'))
  const order = () => buyer.call('POST', `/api/trades/${trade.id}/drafts`, { noun: 'contract' })
  const first = await orderIn(trade, buyer, seller, sellerId, [
    goods('100', { size: 'S' }),
    goods('300', { size: 'M' }),
  ])
  const { id } = held(await order())
  expect(await linesOf(buyer, 'contracts', id)).toMatchObject([{ size: 'S', quantity: '20' }])
  // The draft counts, too; what another wrote at once waits for it.
  const twice = await Promise.all([order(), order()])
  expect(twice.map(({ status, body }) => [status, body.errors[0].code])).toEqual([
    [422, 'trade_ordered'],
    [422, 'trade_ordered'],
  ])
  expect(twice[0]!.body.errors[0].message).toContain(first.number)
  expect((await buyer.call('DELETE', `/api/contracts/${id}`)).status).toBeLessThan(300)
  const both = await Promise.all([order(), order()])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422])
  const second = await show(buyer, 'contracts', both.find(({ status }) => status === 200)!.body.data.id)
  held(await move(buyer, 'contracts', 'issue', second))
  held(await move(seller, 'contracts', 'accept', await show(seller, 'contracts', second.id)))
  // What an order gives up may be ordered again, and a quote may be asked for whatever was ordered.
  const running = await show(buyer, 'contracts', first.id)
  held(await move(buyer, 'contracts', 'close_short', running, { reason: '生地が足りません' }))
  const again = held(await order())
  expect(await linesOf(buyer, 'contracts', again.id)).toMatchObject([{ size: 'S' }, { size: 'M', quantity: '260' }])
  held(await buyer.call('POST', `/api/trades/${trade.id}/drafts`, { noun: 'estimation_request' }))
})

it('domain §3.6 a trade that has come to an end makes nothing more', async () => {
  const { buyer, seller, sellerId } = chain
  const trade = await begunTrade(buyer, seller, sellerId, [goods('10')])
  held(await move(buyer, 'trades', 'cancel', await show(buyer, 'trades', trade.id), { reason: '中止' }))
  const refused = await buyer.call('POST', `/api/trades/${trade.id}/drafts`, { noun: 'contract' })
  expect([refused.status, refused.body.errors[0].code]).toEqual([422, 'transition_status'])
})

const dealOf = async ({ house }: Chain, id: number) => held(await house.call('GET', `/api/trades/${id}/deal`))

it('domain §3.6 what a house sold is asked of a maker at no price, and stands behind the sale once it is accepted', async () => {
  const { house, houseId, buyer, seller, sellerId } = chain
  const sale = await begunTrade(buyer, house, houseId, styleLines('3850'))
  // Two orders of one size are one wish.
  for (const quantity of ['100', '30'])
    await orderIn(sale, buyer, house, houseId, [goods(quantity, { unit_price: '3850', size: 'S' })])
  const body = { partner_id: sellerId }
  const { id } = held(await house.call('POST', `/api/trades/${sale.id}/purchases`, body))
  expect(await linesOf(house, 'trade_requests', id)).toMatchObject([{ size: 'S', quantity: '130', unit_price: null }])
  expect((await dealOf(chain, sale.id)).requests).toMatchObject([{ id, status: 'draft', partner: { id: sellerId } }])
  held(await move(house, 'trade_requests', 'request', await show(house, 'trade_requests', id)))
  held(await move(seller, 'trade_requests', 'accept', await show(seller, 'trade_requests', id)))
  const purchase = held(await seller.call('GET', `/api/trade_requests/${id}/trade`))
  expect(await dealOf(chain, sale.id)).toMatchObject({ requests: [], purchases: [{ id: purchase.id }] })
  expect(await dealOf(chain, purchase.id)).toMatchObject({ sales: [{ id: sale.id }], purchases: [{ id: purchase.id }] })
  const listed = (await house.call('GET', '/api/trades/deals')).body.data.find((one: Held) => one.sale.id === sale.id)
  expect(listed.margin.purchase.quantity).toBe('130')
  // The maker reads nothing of what it is sold for, nor that it is.
  const seen = await Promise.all(
    ['', '/chain', '/candidates', '/fairness'].map((path) => seller.call('GET', `/api/trades/${purchase.id}${path}`)),
  )
  expect(JSON.stringify(seen.map((one) => one.body))).not.toMatch(/3850|500500/)
  // Parted, it may be linked by hand again.
  expect((await house.call('DELETE', `/api/trades/${sale.id}/deal/${purchase.id}`)).status).toBe(204)
  const parted = await dealOf(chain, sale.id)
  expect(parted.purchases).toEqual([])
  expect(parted.candidates.map((one: Held) => one.id)).toContain(purchase.id)
})

it('domain §3.6 what was sold to somebody is not asked of them, and no draft is begun', async () => {
  const { house, houseId, buyer, buyerId } = chain
  const sale = await begunTrade(buyer, house, houseId, [goods('10')])
  const refused = await house.call('POST', `/api/trades/${sale.id}/purchases`, { partner_id: buyerId })
  const [{ code, field, meta }] = refused.body.errors
  expect([refused.status, code, field, meta.name]).toEqual([422, 'purchase_of_buyer', 'partner_id', sale.issuer.name])
  expect((await dealOf(chain, sale.id)).requests).toEqual([])
})

it('domain §3.6 only who sells asks for a purchase; neither a buyer, a maker nor a stranger does', async () => {
  const { house, houseId, buyer, seller, sellerId, stranger } = chain
  const bought = await begunTrade(house, seller, sellerId, [goods('10')])
  const ask = (caller: Chain['buyer'], id: number) =>
    caller.call('POST', `/api/trades/${id}/purchases`, { partner_id: sellerId })
  const refused = await ask(house, bought.id)
  expect([refused.status, refused.body.errors[0].code]).toEqual([422, 'transition_status'])
  const sale = await begunTrade(buyer, house, houseId, [goods('10')])
  for (const caller of [buyer, seller, stranger]) expect((await ask(caller, sale.id)).status).toBe(403)
  const { id } = held(await ask(house, sale.id))
  await expect(
    chain.rows('insert into purchase_request (request_id, sale_id, user_group_id) values ($1, $2, $3)', [
      id,
      sale.id,
      sellerId,
    ]),
  ).rejects.toMatchObject({ code: 'TS409' })
})
