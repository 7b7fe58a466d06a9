import { startTestServer, type TestServer } from '@tsumugi/dev-env'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { orderOf, visit } from '../exhibition-guests/guest-visit.fixture.ts'

let server: TestServer
const rowsOf = async (text: string, values: unknown[] = []) => (await server.engine.pool.query(text, values)).rows
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

it('domain §3.16: 200 orders at once: no oversell, none lost, each refused one told what is left', async () => {
  const guest = await visit(server, 3)
  const skus = (
    await rowsOf(
      'select s.id from exhibition_item_sku s join exhibition_item i on i.id = s.exhibition_item_id where i.exhibition_id = 3 order by s.id limit 3',
    )
  ).map(({ id }) => Number(id))
  const [scarce, other, third] = skus as [number, number, number]
  await rowsOf('update exhibition_item_sku set quantity_limit = ordered + 150 where id = $1', [scarce])
  const before = new Map(
    (await rowsOf('select id, ordered from exhibition_item_sku where id = any($1)', [skus])).map(({ id, ordered }) => [
      Number(id),
      Number(ordered),
    ]),
  )
  const countOf = async () =>
    Number((await rowsOf('select count(*) as count from exhibition_order where exhibition_id = 3'))[0].count)
  const began = await countOf()

  // Two pieces each of what is scarce, in both orders of lines, so that a lock taken the wrong way round would show.
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, at) => {
      const lines = [
        { sku_id: scarce, quantity: 2 },
        { sku_id: at % 3 === 0 ? other : third, quantity: 2 },
      ]
      return guest.call('POST', '/exhibition_orders', orderOf(at % 2 ? lines : lines.toReversed()), {
        'Idempotency-Key': `shop-${at}`,
      })
    }),
  )

  const taken = answers.filter(({ status }) => status === 200)
  const refused = answers.filter(({ status }) => status === 422)
  expect([taken.length, refused.length]).toEqual([75, 125])
  for (const { body } of refused)
    expect(body.errors[0]).toMatchObject({ code: 'sku_left', meta: { skuId: scarce, left: 0 } })
  const after = new Map(
    (await rowsOf('select id, ordered from exhibition_item_sku where id = any($1)', [skus])).map(({ id, ordered }) => [
      Number(id),
      Number(ordered),
    ]),
  )
  expect(after.get(scarce)).toBe(before.get(scarce)! + 150)
  expect(after.get(other)! + after.get(third)!).toBe(before.get(other)! + before.get(third)! + 150)
  expect(await countOf()).toBe(began + 75)
  const numbers = taken.map(({ body }) => body.data.order.number)
  expect(new Set(numbers).size).toBe(75)
  // What the SKUs count is what the orders that stand say.
  const [{ wrong }] =
    await rowsOf(`select count(*)::int as wrong from exhibition_item_sku s where s.ordered <> coalesce((
    select sum(l.quantity) from exhibition_order_line l join exhibition_order o on o.id = l.exhibition_order_id
    where l.exhibition_item_sku_id = s.id and o.status <> 'cancelled'), 0)`)
  expect(wrong).toBe(0)
})

it('§1 the same key twice at the same moment is one order', async () => {
  const guest = await visit(server, 3)
  const [{ id }] = await rowsOf(
    'select s.id from exhibition_item_sku s join exhibition_item i on i.id = s.exhibition_item_id where i.exhibition_id = 3 and s.quantity_limit is null order by s.id desc limit 1',
  )
  const send = () =>
    guest.call('POST', '/exhibition_orders', orderOf([{ sku_id: Number(id), quantity: 4 }]), {
      'Idempotency-Key': 'double-click',
    })
  const [one, two] = await Promise.all([send(), send()])
  expect(one.body).toEqual(two.body)
  expect(one.status).toBe(200)
})
