import { afterAll, beforeAll, expect, it } from 'vitest'
import { goods, held, type Held } from '../../records/tests/document-parties.fixture.ts'
import { begunTrade, orderIn, styleLines, tradeChain, type Chain } from '../trades/trades-scene.fixture.ts'

let chain: Chain
let trade: Held
beforeAll(async () => {
  chain = await tradeChain()
  trade = await begunTrade(chain.buyer, chain.house, chain.houseId, styleLines('3850'))
})
afterAll(() => chain.server.stop())

const show = async (id: number) => held(await chain.buyer.call('GET', `/api/projects/${id}`))
const change = (project: Held, values: object) =>
  chain.buyer.call('PATCH', `/api/projects/${project.id}`, {
    project: { ...values, lock_version: project.lock_version },
  })

it('domain §3.6 a project gathers trades, and says what is ordered in each and in all against its budget', async () => {
  const { buyer, house, houseId } = chain
  const made = held(
    await buyer.call('POST', '/api/projects', { project: { name: '27春夏 シャツ', budget: '5000000' } }),
  )
  expect(made).toMatchObject({ status: 'planned', currency: 'JPY', trade_count: 0, ordered: '0', trades: [] })
  const joined = held(await change(made, { trade_ids: [trade.id] }))
  expect(joined).toMatchObject({ trade_count: 1, ordered: '0', trades: [{ id: trade.id, ordered: '0' }] })
  await orderIn(trade, buyer, house, houseId, [goods('100', { unit_price: '3850' })])
  await orderIn(trade, buyer, house, houseId, [goods('20', { unit_price: '3850' })])
  expect(await show(made.id)).toMatchObject({
    ordered: '462000',
    other_currencies: 0,
    trades: [{ id: trade.id, number: trade.number, ordered: '462000', currency: 'JPY' }],
  })
  const { body } = await buyer.call('GET', '/api/projects?q=27春夏&sort=-budget')
  expect(body.data).toMatchObject([{ id: made.id, trade_count: 1, budget: '5000000', ordered: '462000' }])
  expect(body.tabs).toContainEqual({ status: 'planned', count: 1 })
})

it('domain §3.6 orders in another currency are counted apart, and a trade that leaves takes its orders along', async () => {
  const { buyer, house, houseId } = chain
  const dollars = await begunTrade(buyer, house, houseId, styleLines('30'))
  const order = await orderIn(dollars, buyer, house, houseId, [goods('10', { unit_price: '30' })])
  await chain.rows('alter table document disable trigger user')
  await chain.rows("update document set currency = 'USD' where id = $1", [order.id])
  await chain.rows('alter table document enable trigger user')
  const project = { name: '輸入', trade_ids: [trade.id, dollars.id] }
  const made = held(await buyer.call('POST', '/api/projects', { project }))
  expect(made).toMatchObject({ trade_count: 2, ordered: '462000', other_currencies: 1 })
  const left = held(await change(made, { trade_ids: [dollars.id] }))
  expect(left).toMatchObject({ trade_count: 1, ordered: '0', other_currencies: 1 })
})

it('domain §4.1, §4.4 a project is its organisation’s alone, holds its own trades only, and a stale change is refused', async () => {
  const { buyer, house, seller, sellerId } = chain
  const made = held(await buyer.call('POST', '/api/projects', { project: { name: '社外秘' } }))
  for (const other of [house, seller]) expect((await other.call('GET', `/api/projects/${made.id}`)).status).toBe(404)
  const theirs = await begunTrade(house, seller, sellerId, styleLines('3320'))
  const foreign = await change(made, { trade_ids: [theirs.id] })
  expect([foreign.status, foreign.body.errors[0]]).toMatchObject([
    422,
    { code: 'not_found', field: 'project.trade_ids' },
  ])
  held(await change(made, { name: '社外秘 改' }))
  const stale = await change(made, { name: '古い画面' })
  expect([stale.status, stale.body.errors[0].code]).toEqual([409, 'stale'])
  const backwards = await change(await show(made.id), { starts_on: '2027-03-01', ends_on: '2027-02-01' })
  expect([backwards.status, backwards.body.errors[0].field]).toEqual([422, 'project.ends_on'])
})
