import { startTestServer, type TestServer } from '@tsumugi/dev-env'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { orderOf, visit } from '../exhibition-guests/guest-visit.fixture.ts'
import { replaceLines } from './placing-queries.ts'

let server: TestServer
const rowsOf = async (text: string, values: unknown[] = []) => (await server.engine.pool.query(text, values)).rows
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const freeSkus = () =>
  rowsOf(`select s.id from exhibition_item_sku s join exhibition_item i on i.id = s.exhibition_item_id
    where i.exhibition_id = 3 and s.quantity_limit is null order by s.id limit 60`)

it('domain §3.16 orders of the same SKUs are cancelled and handed over at once, and none waits for another for good', async () => {
  const guest = await visit(server, 3)
  const ids = (await freeSkus()).map(({ id }) => Number(id))
  const placed: { id: number; lock_version: number }[] = []
  for (let at = 0; at < 24; at += 1) {
    const lines = ids.map((sku_id) => ({ sku_id, quantity: 2 }))
    const { body } = await guest.call('POST', '/exhibition_orders', orderOf(at % 2 ? lines : lines.toReversed()))
    placed.push(body.data.order)
  }
  // Stored in both orders, so that rows taken as they are found would be taken each other's way round.
  const { rows } = await server.engine.pool.query('select user_group_id as owner from exhibition_order where id = $1', [
    placed[0]!.id,
  ])
  const brand = await server.as(Number(rows[0].owner) === 1 ? 'brand' : 'otherBrand')
  const move = (transition: string, orders: typeof placed) =>
    brand.call('POST', '/api/exhibition_orders/transitions', { transition, orders, reason: '試' })
  const confirmed = await move('confirm', placed.slice(0, 12))
  const answers = await Promise.all([
    ...(confirmed.body.data as typeof placed).map(({ id, lock_version }) => move('convert', [{ id, lock_version }])),
    ...placed.slice(12).map(({ id, lock_version }) => move('cancel', [{ id, lock_version }])),
  ])
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  const drift = await rowsOf(
    `select s.id from exhibition_item_sku s left join lateral (
      select coalesce(sum(l.quantity) filter (where o.status <> 'cancelled'), 0) as ordered,
        coalesce(sum(l.production_quantity) filter (where o.status = 'converted'), 0) as converted
      from exhibition_order_line l join exhibition_order o on o.id = l.exhibition_order_id where l.exhibition_item_sku_id = s.id
    ) as of on true where s.id = any($1) and (s.ordered, s.converted) is distinct from (of.ordered, of.converted)`,
    [ids],
  )
  expect(drift).toEqual([])
})

it('domain §3.16 an order of 12,000 colours and sizes is written, and written again', async () => {
  const [order] = await rowsOf('select id, user_group_id from exhibition_order order by id limit 1')
  const made = await rowsOf(
    `insert into exhibition_item_sku (user_group_id, exhibition_item_id, colour, size, position)
    select user_group_id, exhibition_item_id, 'colour ' || n / 40, 'size ' || n % 40, n
    from exhibition_item_sku, generate_series(1, 12000) as n where id = (select min(id) from exhibition_item_sku)
    returning id, exhibition_item_id as item`,
  )
  const lines = made.map(({ id, item }) => ({
    skuId: Number(id),
    itemId: Number(item),
    quantity: 1,
    listPrice: '4800.5',
    unitPrice: '2400',
  }))
  for (const wanted of [lines, lines.slice(1)]) {
    await replaceLines(server.engine.database, Number(order.user_group_id), Number(order.id), wanted)
    const [{ count }] = await rowsOf(
      'select count(*)::int as count from exhibition_order_line where exhibition_order_id = $1',
      [order.id],
    )
    expect(count).toBe(wanted.length)
  }
})
