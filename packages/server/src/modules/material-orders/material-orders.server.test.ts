import type { Answer, Caller } from '@tsumugi/dev-env'
import { afterAll, expect, it } from 'vitest'
import { clothOrders, first } from './cloth-orders.fixture.ts'

const {
  server,
  brand,
  supplier,
  distributor,
  rows,
  colorId,
  lotId,
  fill,
  lot,
  add,
  show,
  move,
  ordered,
  details,
  post,
} = await clothOrders()
afterAll(() => server.stop())

interface CustomerCount {
  readonly id: number
  readonly orders: number
}

it.each([
  ['sample_cut', '2.45', 'not_a_cut'],
  ['roll', '120', 'not_a_roll'],
  ['made_to_order', '2', 'below_moq'],
  ['roll', '1050', 'lot_short'],
])('domain §3.12 %s of %s m is refused: %s', async (kind, quantity, code) => {
  const answer = await add(kind, quantity)
  expect([answer.status, first(answer)]).toEqual([422, code])
})

it('domain §3.12 one cart per distributor; the step of the price by the length of the line, in the buyer’s rank', async () => {
  const { body } = await add('sample_cut', '2.4')
  const again = await add('roll', '300')
  expect(again.body.data).toEqual({ order_id: body.data.order_id, lines: 2 })
  const [row] = await rows(
    'select tiers from material_price p join material_color c on c.material_id = p.material_id where c.id = $1',
    [colorId],
  )
  const lines = (await brand.call('GET', `/api/material_orders/${again.body.data.order_id}/lines`)).body.data
  expect(lines.columns.unit_price).toEqual([row.tiers[0].unitPrice, row.tiers[1].unitPrice])
  expect((await supplier.call('GET', `/api/material_orders/${body.data.order_id}`)).status).toBe(404)
  expect((await distributor.call('GET', `/api/material_orders/${body.data.order_id}`)).status).toBe(404)
  await brand.call('DELETE', `/api/material_orders/${body.data.order_id}`)
})

it('from order to receipt: reserved, allocated, cut, sent in rolls, billed by the net length, counted by the buyer', async () => {
  await fill('1000')
  const id = await ordered('roll', '100')
  expect(await lot()).toEqual({ stock: '1000', reserved: '100' })
  const [detail] = await details(id)
  expect(detail).toMatchObject({ status: 'open', lot: '2611-07', quantity: '100', net_amount: null })
  const early = await post('material_order_details/allocations', { allocations: [{ id: detail.id, lot_id: lotId }] })
  expect([early.status, first(early)]).toEqual([422, 'transition_status'])
  await move(id, 'confirm', distributor)
  await post('material_order_details/allocations', { allocations: [{ id: detail.id, lot_id: lotId }] })
  await post('material_order_details/cuts', { ids: [detail.id] })
  const sent = await post('material_shipments', {
    shipment: {
      carrier: '東西運輸(デモ)',
      rolls: [
        { detail_id: detail.id, no: '1', net_length: '50.2' },
        { detail_id: detail.id, no: '2', net_length: '49.3' },
      ],
    },
  })
  const net = sent.body.data[0]
  expect(net).toMatchObject({ status: 'shipped', net_length: '99.5', rolls: [{ no: '1' }, { no: '2' }] })
  expect(net.net_amount).toBe(String(Math.trunc(99.5 * Number(net.unit_price))))
  expect(await lot()).toEqual({ stock: '900.5', reserved: '0' })
  expect((await show(id)).status).toBe('shipped')
  expect((await post('material_order_details/receipts', { ids: [detail.id] })).status).toBe(403)
  await post('material_order_details/receipts', { ids: [detail.id] }, brand)
  expect((await show(id)).status).toBe('received')
  await move(id, 'close', distributor)
  expect((await show(id)).status).toBe('closed')
})

it('what is withdrawn or declined gives its length back', async () => {
  await fill('100')
  const id = await ordered('roll', '50')
  expect((await lot()).reserved).toBe('50')
  await move(id, 'withdraw', brand, '数量の誤り')
  expect((await lot()).reserved).toBe('0')
  const other = await ordered('roll', '100')
  await move(other, 'decline', distributor, '品切れ')
  expect(await lot()).toEqual({ stock: '100', reserved: '0' })
})

it('200 orders of one lot at once: as many as it holds, and not one more', async () => {
  await fill('100')
  const made = await add('sample_cut', '1', { material_lot_id: lotId })
  const first_ = made.body.data.order_id as number
  await rows(
    `with heads as (
      insert into document (noun, issuer_id, receiver_id, author_id, status, title, issuer_name, receiver_name, line_rounding)
      select noun, issuer_id, receiver_id, author_id, status, 'n' || n, issuer_name, receiver_name, line_rounding
      from document, generate_series(2, 200) as n where id = $1 returning *),
    kinds as (insert into material_order (document_id) select id from heads)
    insert into document_line (document_id, issuer_id, receiver_id, author_id, shared, position, order_kind, material_color_id,
      material_lot_id, unit, quantity, unit_price)
    select h.id, h.issuer_id, h.receiver_id, h.author_id, false, 1, l.order_kind, l.material_color_id, l.material_lot_id, l.unit,
      l.quantity, l.unit_price from heads h, document_line l where l.document_id = $1`,
    [first_],
  )
  const carts = await rows(
    "select id, lock_version from document where noun = 'material_order' and status = 'cart' and issuer_id = 1 order by id",
  )
  expect(carts).toHaveLength(200)
  // Where too much waits for a connection nothing was done, and whoever asks, asks again.
  const order = async (cart: (typeof carts)[number]): Promise<Answer> => {
    const documents = [{ id: Number(cart.id), lock_version: cart.lock_version }]
    const answer = await brand.call('POST', '/api/material_orders/transitions', { transition: 'order', documents })
    return answer.status === 503 ? order(cart) : answer
  }
  const answers = await Promise.all(carts.map(order))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(100)
  expect(answers.filter((answer) => first(answer) === 'lot_short')).toHaveLength(100)
  expect(await lot()).toEqual({ stock: '100', reserved: '100' })
}, 240_000)

it('the database itself holds the lot: nothing is promised past it, whoever writes', async () => {
  await expect(rows('update material_order_detail set quantity = quantity + 1')).rejects.toMatchObject({
    code: 'TS409',
  })
  await expect(rows('update material_lot set reserved = stock + 1 where id = $1', [lotId])).rejects.toMatchObject({
    code: '23514',
  })
})

it('spec §6 Materials marketplace pages | material_market; Distributor pages | distributor; Admin … distributor customers | admin', async () => {
  await rows(
    "update user_group set enabled_functions = array_remove(enabled_functions, 'material_market') where id = 3",
  )
  for (const path of ['material_orders', 'material_order_details'])
    expect([path, (await supplier.call('GET', `/api/${path}`)).status]).toEqual([path, 403])
  await rows("update user_group set enabled_functions = enabled_functions || '{material_market}' where id = 3")
  for (const path of ['material_orders', 'material_order_details'])
    expect([path, (await supplier.call('GET', `/api/${path}`)).status]).toEqual([path, 200])
  for (const path of ['distributor_customers', 'distributor_lots', 'admin/distributor_customers'])
    expect([path, (await brand.call('GET', `/api/${path}`)).status]).toEqual([path, 403])
  expect((await distributor.call('GET', '/api/distributor_customers')).status).toBe(200)
  expect((await distributor.call('GET', '/api/admin/distributor_customers')).status).toBe(403)
  const admin = await server.as('admin')
  const customersOf = async (caller: Caller, path: string) =>
    (await caller.call('GET', `/api/${path}`)).body.data.map(({ id, orders }: CustomerCount) => ({ id, orders }))
  const known = await customersOf(distributor, 'distributor_customers')
  expect(Math.max(...known.map(({ orders }: CustomerCount) => orders))).toBeGreaterThan(0)
  expect(await customersOf(admin, 'admin/distributor_customers')).toEqual(known)
})

it('domain §3.12 blocked customers see no price and order nothing; a rank is in percent', async () => {
  const [customer] = (await distributor.call('GET', '/api/distributor_customers')).body.data
  expect(customer).toMatchObject({ buyer: { id: 1 }, status: 'requested' })
  const save = (more: object, lock_version: number) =>
    distributor.call('PATCH', '/api/distributor_customers', {
      distributor_customer: { id: customer.id, lock_version, ...more },
    })
  const ranked = await save({ status: 'approved', rank_percent: '90', code: 'A-01' }, customer.lock_version)
  expect(ranked.body.data).toMatchObject({ status: 'approved', rank_percent: '90', code: 'A-01' })
  expect((await save({ status: 'blocked' }, customer.lock_version)).status).toBe(409)
  await fill('1000')
  await add('sample_cut', '1')
  await save({ status: 'blocked' }, customer.lock_version + 1)
  const [listing] = (await brand.call('GET', '/api/material_listings?q=SO-4120')).body.data
  expect(listing.price).toBeNull()
  expect(first(await add('sample_cut', '1'))).toBe('customer_blocked')
  const { body } = await brand.call('GET', '/api/material_orders?status=cart')
  expect(first(await move(body.data[0].id, 'order'))).toBe('customer_blocked')
})

it('domain §3.12 stock-out: the lots that end first come first', async () => {
  const { body } = await distributor.call('GET', '/api/distributor_lots?q=SO-4120')
  expect(body.data[0].out_on).not.toBeNull()
  expect(body.data.at(-1).ordered_in28_days ?? body.data.at(-1).ordered_in_28_days).toBe('0')
})

it('spec §6 who buys begins orders of cloth; a distributor, who sells it, does not', async () => {
  const begun = (caller: Caller, partnerId: number) =>
    caller.call('POST', '/api/material_orders', { material_order: { partner_id: partnerId, title: '試し' } })
  expect((await begun(distributor, 1)).status).toBe(403)
  const { status, body } = await begun(brand, 9)
  expect([status, body.data?.status]).toEqual([200, 'cart'])
})
