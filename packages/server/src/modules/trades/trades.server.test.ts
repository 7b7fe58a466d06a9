import { afterAll, beforeAll, expect, it } from 'vitest'
import { goods, held, inspectedDelivery, move, show, type Held } from '../../records/tests/document-parties.fixture.ts'
import { begunTrade, orderIn, statusOf, styleLines, tradeChain, type Chain } from './trades-scene.fixture.ts'

let chain: Chain
let sale: Held
let purchase: Held
beforeAll(async () => {
  chain = await tradeChain()
  sale = await begunTrade(chain.buyer, chain.house, chain.houseId, styleLines('3850'))
  purchase = await begunTrade(chain.house, chain.seller, chain.sellerId, styleLines('3320'))
})
afterAll(() => chain.server.stop())

it('domain §3.6 an accepted request begins a trade of both, with what was wished, and belongs to it', async () => {
  expect(sale).toMatchObject({ status: 'inquiry', quantity: '380', amount: '1463000', turn: [] })
  expect(sale.number).toMatch(/^TR\d{4}-\d{5}$/)
  expect(sale.issuer.id).toBe(chain.buyerId)
  expect(sale.receiver.id).toBe(chain.houseId)
  const { body } = await chain.house.call('GET', `/api/trades/${sale.id}/chain`)
  expect(body.data).toMatchObject([{ noun: 'trade_request', status: 'accepted', amount: '1463000', turn: null }])
})

it('domain §3.6 from the order on a trade follows its documents', async () => {
  const { buyer, seller, buyerId, sellerId, rows } = chain
  const trade = await begunTrade(buyer, seller, sellerId, styleLines('1000'))
  const order = await orderIn(trade, buyer, seller, sellerId, [goods('10', { unit_price: '1000' })])
  expect(await statusOf(seller, trade.id)).toBe('ordered')
  held(await move(seller, 'trades', 'begin_production', await show(seller, 'trades', trade.id)))
  const given = await move(buyer, 'trades', 'lose', await show(buyer, 'trades', trade.id), { reason: '中止' })
  expect([given.status, given.body.errors[0].code]).toEqual([422, 'transition_status'])
  await inspectedDelivery(chain, order.id, ['10'], ['10'])
  expect(await statusOf(buyer, trade.id)).toBe('shipping')
  const { body } = await buyer.call('GET', `/api/trades/${trade.id}/chain`)
  expect(body.data.map(({ noun, amount }: Held) => [noun, amount])).toEqual([
    ['trade_request', '380000'],
    ['contract', '10000'],
    ['delivery', '10000'],
  ])
  const lines = (await seller.call('GET', `/api/trades/${trade.id}/ordered_lines`)).body.data
  expect(lines).toMatchObject([{ ordered: '10', shipped: '10', accepted: '10', billed: '0', amount: '10000' }])
  // What ends an order ends the trade.
  held(await move(buyer, 'contracts', 'close_short', await show(buyer, 'contracts', order.id), { reason: '完了' }))
  expect(await statusOf(seller, trade.id)).toBe('completed')
  for (const id of [buyerId, sellerId]) {
    const audit = await rows(
      `select detail -> 'changes' -> 'status' ->> 'after' as after from audit_event
      where user_group_id = $1 and action = 'trade.moved' and subject_id = $2 order by id`,
      [id, trade.id],
    )
    expect(audit.map(({ after }) => after)).toEqual(['inquiry', 'ordered', 'in_production', 'shipping', 'completed'])
  }
})

it('domain §3.6 a price that both confirm makes a trade agreed; its talk is a record', async () => {
  const { buyer, seller, sellerId } = chain
  const trade = await begunTrade(buyer, seller, sellerId, [goods('10', { unit_price: '1000' })])
  const [lineId] = (await seller.call('GET', `/api/trades/${trade.id}/lines`)).body.data.ids
  const asked = held(
    await seller.call('POST', `/api/trades/${trade.id}/proposals`, {
      proposal: {
        kind: 'change',
        base_revision: 1,
        reason: '綿の値上がり',
        lines: { changed: [{ id: lineId, unit_price: '1080' }] },
      },
    }),
  )
  const talks = async () =>
    (await buyer.call('GET', `/api/trades/${trade.id}/fairness`)).body.data.rules.find(
      ({ rule }: Held) => rule === 'price_talks',
    )
  expect(await talks()).toMatchObject({ verdict: 'open', done: 0, of: 1 })
  held(await buyer.call('PATCH', `/api/trades/${trade.id}/proposals/${asked.id}`, { answer: 'accept' }))
  expect(await talks()).toMatchObject({ verdict: 'kept', done: 1, of: 1 })
  expect(await show(seller, 'trades', trade.id)).toMatchObject({ status: 'agreed', amount: '10800' })
})

it('trade-law B3 a logged request for a price keeps the light of its trade open until it is answered and explained', async () => {
  const { buyer, seller, sellerId } = chain
  const trade = await begunTrade(buyer, seller, sellerId, [goods('10', { unit_price: '1000' })])
  const order = await orderIn(trade, buyer, seller, sellerId, [goods('10', { item: 'PR-9', unit_price: '1000' })])
  const price_request = { item: 'PR-9', requested_price: '1100', reasons: ['labour'], note: '最低賃金' }
  const asked = held(await seller.call('POST', `/api/contracts/${order.id}/price_requests`, { price_request }))
  const talks = async () =>
    (await seller.call('GET', `/api/trades/${trade.id}/fairness`)).body.data.rules.find(
      ({ rule }: Held) => rule === 'price_talks',
    )
  expect(await talks()).toMatchObject({
    verdict: 'open',
    done: 0,
    of: 1,
    talks: [{ document_id: order.id, noun: 'contract', item: 'PR-9' }],
  })
  const answer = { lock_version: 0, result: 'kept', explanation: '原料価格は下がっています' }
  held(await buyer.call('PATCH', `/api/price_requests/${asked.id}`, { price_request: answer }))
  expect(await talks()).toMatchObject({ verdict: 'kept', done: 1, of: 1, talks: [] })
})

it('domain §3.6 a trade gathers documents of its own parties only', async () => {
  const { buyer, seller, sellerId } = chain
  const draft = held(
    await buyer.call('POST', '/api/contracts', { contract: { partner_id: sellerId, lines: [goods('1')] } }),
  )
  const refused = await buyer.call('POST', `/api/trades/${sale.id}/documents`, { document_ids: [draft.id] })
  expect([refused.status, refused.body.errors[0].field]).toEqual([422, 'document_ids'])
  await expect(
    chain.rows('update document set trade_id = $1 where id = $2', [sale.id, draft.id]),
  ).rejects.toMatchObject({ code: 'TS409' })
  expect((await seller.call('POST', `/api/trades/${sale.id}/documents`, { document_ids: [draft.id] })).status).toBe(404)
})

it('domain §4.11 what a trading house earns, and that there is another half, is told to neither side', async () => {
  const { house, buyer, seller, stranger } = chain
  const linked = held(await house.call('POST', `/api/trades/${sale.id}/deal`, { counterpart_id: purchase.id }))
  expect(linked.total).toMatchObject({ margin: '201400', margin_percent: '13.8' })
  expect((await house.call('GET', '/api/trades/deals')).body.data[0]).toMatchObject({
    sale: { id: sale.id },
    margin: { purchase: { amount: '1261600' } },
  })
  const secrets = ['201400', '1261600', '13.8']
  for (const [caller, id, hidden] of [
    [buyer, sale.id, [...secrets, '江南縫製']],
    [seller, purchase.id, ['201400', '1463000', '13.8', '白詰草']],
  ] as const) {
    for (const path of [
      '',
      '/lines',
      '/chain',
      '/ordered_lines',
      '/fairness',
      '/candidates',
      '/revisions',
      '/proposals',
    ]) {
      const { status, body } = await caller.call('GET', `/api/trades/${id}${path}`)
      expect(status, path).toBe(200)
      for (const secret of hidden) expect(JSON.stringify(body), `${path} ${secret}`).not.toContain(secret)
    }
    expect((await caller.call('GET', `/api/trades/${id}/deal`)).status).toBe(403)
    expect((await caller.call('GET', '/api/trades/deals')).status).toBe(403)
    const audit = JSON.stringify((await caller.call('GET', '/api/audit_events?per_page=200')).body)
    expect(audit).not.toContain('counterpart')
  }
  for (const [caller, id] of [
    [buyer, purchase.id],
    [seller, sale.id],
    [stranger, sale.id],
  ] as const)
    for (const path of ['', '/chain', '/fairness', '/candidates', '/ordered_lines'])
      expect((await caller.call('GET', `/api/trades/${id}${path}`)).status, path).toBe(404)
})

it('domain §3.6 only the two halves of one trading house stand back to back', async () => {
  const { house, rows, houseId } = chain
  expect((await house.call('POST', `/api/trades/${sale.id}/deal`, { counterpart_id: sale.id })).status).toBe(422)
  const pair = 'insert into back_to_back (user_group_id, sale_id, purchase_id) values ($1, $2, $3)'
  await expect(rows(pair, [houseId, purchase.id, sale.id])).rejects.toMatchObject({ code: 'TS409' })
  expect((await house.call('DELETE', `/api/trades/${purchase.id}/deal/${sale.id}`)).status).toBe(204)
  expect((await house.call('GET', `/api/trades/${sale.id}/deal`)).body.data).toMatchObject({
    purchases: [],
    total: { purchase: null, margin: null },
    candidates: [{ id: purchase.id }],
  })
})

it('trade-law B4 the 60 days are counted from the receipt, not from the inspection', async () => {
  const { buyer, seller, sellerId } = chain
  const trade = await begunTrade(buyer, seller, sellerId, styleLines('1000'))
  const order = await orderIn(trade, buyer, seller, sellerId, [goods('10', { unit_price: '1000' })])
  const none = (await buyer.call('GET', `/api/trades/${trade.id}/fairness`)).body.data
  expect(none).toMatchObject({ is_protected: true, tape: null })
  const delivery = await inspectedDelivery(chain, order.id, ['10'], ['10'])
  await chain.rows(
    "update delivery set arrived_on = '2026-11-19', inspected_on = '2026-11-28' where document_id = $1",
    [delivery.id],
  )
  for (const caller of [buyer, seller]) {
    const { tape, rules } = (await caller.call('GET', `/api/trades/${trade.id}/fairness`)).body.data
    expect(tape).toMatchObject({ received_on: '2026-11-19', due_on: '2026-12-30', day: 42, is_lawful: true })
    expect(rules.find(({ rule }: Held) => rule === 'due_date')).toMatchObject({ verdict: 'kept', done: 42 })
  }
})
