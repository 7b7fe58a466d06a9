import { startTestServer, type Answer, type Caller, type TestServer } from '@tsumugi/dev-env'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runDueJobs } from '../../jobs.ts'

let server: TestServer
let brand: Caller
let supplier: Caller
let distributor: Caller
let colorId = 0
let lotId = 0
const rows = async (text: string, values: unknown[] = []) => (await server.engine.pool.query(text, values)).rows
beforeAll(async () => {
  server = await startTestServer()
  ;[brand, supplier, distributor] = await Promise.all([
    server.as('brand'),
    server.as('supplier'),
    server.as('distributor'),
  ])
  const [row] = await rows(
    `select c.id as color, t.id as lot from material m join material_color c on c.material_id = m.id
    join material_lot t on t.color_id = c.id and t.lot = '2611-07' where m.code = 'SO-4120' order by c.id limit 1`,
  )
  colorId = Number(row.color)
  lotId = Number(row.lot)
  await fill('1000')
})
afterAll(() => server.stop())

/** The lot anew, and the other lots of its colour empty. */
const fill = async (stock: string) => {
  await rows('update material_lot set stock = 0, reserved = 0 where color_id = $1', [colorId])
  await rows('update material_lot set stock = $2 where id = $1', [lotId, stock])
}
const lot = async () =>
  (
    await rows(
      'select trim_scale(stock)::text as stock, trim_scale(reserved)::text as reserved from material_lot where id = $1',
      [lotId],
    )
  )[0]
const add = (kind: string, quantity: string, more: object = {}, caller = brand) =>
  caller.call('POST', '/api/material_carts/lines', {
    cart_line: { material_color_id: colorId, kind, quantity, ...more },
  })
const show = async (id: number, caller = brand) => (await caller.call('GET', `/api/material_orders/${id}`)).body.data
const move = async (id: number, transition: string, caller = brand, reason?: string) =>
  caller.call('POST', '/api/material_orders/transitions', {
    transition,
    documents: [{ id, lock_version: (await show(id, caller)).lock_version }],
    ...(reason && { reason }),
  })
const first = (answer: { body: { errors?: { code: string }[] } }) => answer.body.errors?.[0]?.code
const ordered = async (kind: string, quantity: string) => {
  const made = await add(kind, quantity)
  expect([made.status, first(made)]).toEqual([200, undefined])
  const id = made.body.data.order_id as number
  const moved = await move(id, 'order')
  expect([moved.status, first(moved)]).toEqual([200, undefined])
  return id
}
const details = async (orderId: number, caller = distributor) => {
  const { body } = await caller.call('GET', '/api/material_order_details')
  return body.data.filter(({ order_id: id }: { order_id: number }) => id === orderId)
}
const post = (path: string, body: object, caller = distributor) => caller.call('POST', `/api/${path}`, body)

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

it('domain §3.12 a claim is open for eight days after the receipt, and not once the cloth is cut', async () => {
  await fill('1000')
  const [eighth, ninth] = [await received('50'), await received('50')]
  await rows(
    `update material_order_detail set received_on = (now() at time zone 'Asia/Tokyo')::date - 8 where id = $1`,
    [eighth],
  )
  await rows(
    `update material_order_detail set received_on = (now() at time zone 'Asia/Tokyo')::date - 9 where id = $1`,
    [ninth],
  )
  const claim = (id: number, is_uncut = true) =>
    post('material_order_details/claims', { claim: { id, reason: '中稀(色むら)', is_uncut } }, brand)
  expect(first(await claim(ninth))).toBe('claim_late')
  expect(first(await claim(eighth, false))).toBe('claim_cut')
  expect((await claim(eighth)).body.data[0]).toMatchObject({ status: 'claimed', claim: '中稀(色むら)' })
})

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const photo = async (caller = brand): Promise<number> => {
  const body = new FormData()
  body.set('file', new File([png], '色むら.png', { type: 'image/png' }))
  return (await caller.call('POST', '/api/record_files', body)).body.data.id
}

it('domain §3.12 both parties read a claim with its photograph; the distributor answers it once, or refuses in words', async () => {
  await fill('1000')
  const [one, other] = [await received('50'), await received('50')]
  const claim = (id: number, more: object) =>
    post('material_order_details/claims', { claim: { id, reason: '色むら', is_uncut: true, ...more } }, brand)
  expect(first(await claim(one, { quantity: '50.01' }))).toBe('claim_beyond')
  expect(first(await claim(one, { file_ids: [await photo(distributor)] }))).toBe('not_found')
  await claim(one, { quantity: '12.5', file_ids: [await photo()] })
  await claim(other, {})
  const seenBy = async (caller: Caller, id: number) =>
    (await caller.call('GET', '/api/material_order_details?status=claimed')).body.data.find(
      (each: { id: number }) => each.id === id,
    )
  const seen = await seenBy(distributor, one)
  expect(seen.claim_case).toMatchObject({ reason: '色むら', quantity: '12.5', answer: null, credit_amount: null })
  const { url } = seen.claim_case.photos[0]
  expect((await distributor.call('GET', url)).status).toBe(200)
  expect((await supplier.call('GET', url)).status).toBe(404)
  const answer = (id: number, values: object, caller = distributor) =>
    post('material_order_details/claim_answers', { claim_answer: { id, ...values } }, caller)
  expect((await answer(one, { answer: 'credit' }, brand)).status).toBe(403)
  await answer(one, { answer: 'credit', note: '該当分を返金します' })
  const answered = (await seenBy(brand, one)).claim_case
  expect(answered).toMatchObject({ answer: 'credit', note: '該当分を返金します' })
  expect(answered.credit_amount).toBe(String(Math.trunc(12.5 * Number(seen.unit_price))))
  expect(first(await answer(one, { answer: 'refused', note: '撤回' }))).toBe('detail_status')
  expect(first(await answer(other, { answer: 'refused' }))).toBe('refusal_unsaid')
  await answer(other, { answer: 'refused', note: '許容差の範囲です' })
  expect((await seenBy(brand, other)).claim_case).toMatchObject({ answer: 'refused', quantity: '50' })
  await runDueJobs(server.parts)
  const told = async (caller: Caller) =>
    (await caller.call('GET', '/api/notifications')).body.data.map(({ event }: { event: string }) => event)
  expect(await told(distributor)).toContain('material_claimed')
  expect(await told(brand)).toContain('material_claim_answered')
})

const answerBy = (id: number, answer: string) =>
  post('material_order_details/claim_answers', { claim_answer: { id, answer } })
const claimed = async (quantity: string, more: object = {}): Promise<number> => {
  const id = await received(quantity)
  await post('material_order_details/claims', { claim: { id, reason: '色むら', is_uncut: true, ...more } }, brand)
  return id
}
const seenBy = async (caller: Caller, id: number) =>
  (await caller.call('GET', '/api/material_order_details?per_page=200')).body.data.find(
    (each: { id: number }) => each.id === id,
  )

it('domain §3.12 a replacement is reserved with the answer, sent as a line of its own and billed in place of the claimed', async () => {
  await fill('1000')
  const id = await claimed('50', { quantity: '12.5' })
  const { order_id: orderId, unit_price: price } = await seenBy(brand, id)
  const { body } = await answerBy(id, 'replacement')
  const { id: newId } = body.data[0].claim_case.replacement
  expect(await lot()).toEqual({ stock: '950', reserved: '12.5' })
  expect((await show(orderId)).status).toBe('partly_shipped')
  const made = { replaces_id: id, status: 'open', lot_id: lotId, quantity: '12.5', order_id: orderId, net_amount: null }
  for (const caller of [brand, distributor]) expect(await seenBy(caller, newId)).toMatchObject(made)
  expect(first(await answerBy(id, 'replacement'))).toBe('detail_status')
  await post('material_order_details/allocations', { allocations: [{ id: newId, lot_id: lotId }] })
  await post('material_shipments', { shipment: { rolls: [{ detail_id: newId, no: '1', net_length: '12.4' }] } })
  expect(await lot()).toEqual({ stock: '937.6', reserved: '0' })
  await post('material_order_details/receipts', { ids: [newId] }, brand)
  expect((await show(orderId)).status).toBe('received')
  const bill = (net: number, back = 0) => String(Math.trunc(net * price) - Math.trunc(back * price))
  for (const caller of [brand, distributor]) {
    const before = await seenBy(caller, id)
    expect(before).toMatchObject({ net_length: '50', billed_length: '37.5', billed_amount: bill(50, 12.5) })
    expect(before.claim_case.replacement).toEqual({ id: newId, status: 'received' })
    expect(await seenBy(caller, newId)).toMatchObject({ billed_length: '12.4', billed_amount: bill(12.4) })
  }
})

it('a claim opens a closed order again within its days, and an order is not closed while a claim waits', async () => {
  await fill('1000')
  const id = await received('50')
  const { order_id: orderId } = await seenBy(brand, id)
  await move(orderId, 'close', distributor)
  expect((await show(orderId)).status).toBe('closed')
  const claim = { id, reason: '色むら', is_uncut: true }
  expect((await post('material_order_details/claims', { claim }, brand)).status).toBe(200)
  expect((await show(orderId)).status).toBe('received')
  expect(first(await move(orderId, 'close', distributor))).toBe('claim_open')
  await answerBy(id, 'credit')
  await move(orderId, 'close', distributor)
  expect((await show(orderId)).status).toBe('closed')
})

it('a credit reduces what is billed, a refusal does not', async () => {
  await fill('1000')
  const [one, other] = [await claimed('50', { quantity: '12.5' }), await claimed('50')]
  await answerBy(one, 'credit')
  await post('material_order_details/claim_answers', { claim_answer: { id: other, answer: 'refused', note: '許容差' } })
  const [credited, refused] = [await seenBy(brand, one), await seenBy(brand, other)]
  const back = Number(credited.net_amount) - Number(credited.claim_case.credit_amount)
  expect(credited).toMatchObject({ billed_length: '37.5', billed_amount: String(back) })
  expect(refused).toMatchObject({ billed_length: '50', billed_amount: refused.net_amount })
  expect([credited.claim_case.replacement, refused.claim_case.replacement]).toEqual([null, null])
})

it('two replacements of the last metres at once: one holds them, the other waits for a lot; none is oversold', async () => {
  await fill('100')
  const claims = [await claimed('50'), await claimed('50')]
  await fill('60')
  const answers = await Promise.all(claims.map((id) => answerBy(id, 'replacement')))
  for (const [at, answer] of answers.entries())
    if (answer.status !== 200) {
      expect(first(answer)).toBe('lot_short')
      await answerBy(claims[at]!, 'replacement')
    }
  expect(await lot()).toEqual({ stock: '60', reserved: '50' })
  const ids = await Promise.all(claims.map(async (id) => (await seenBy(brand, id)).claim_case.replacement.id))
  const made = await Promise.all(ids.map((id) => seenBy(brand, id)))
  expect(made.map(({ lot_id: at }) => at).toSorted()).toEqual([lotId, null].toSorted())
  const waiting = made.find(({ lot_id: at }) => at === null)!
  const promised = await post('material_order_details/allocations', { allocations: [{ id: waiting.id, lot_id: lotId }] })
  expect(first(promised)).toBe('lot_short')
})

async function received(quantity: string): Promise<number> {
  const id = await ordered('roll', quantity)
  await move(id, 'confirm', distributor)
  const [detail] = await details(id)
  await post('material_order_details/allocations', { allocations: [{ id: detail.id, lot_id: lotId }] })
  await post('material_shipments', { shipment: { rolls: [{ detail_id: detail.id, no: '1', net_length: quantity }] } })
  await post('material_order_details/receipts', { ids: [detail.id] }, brand)
  return detail.id
}

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
  expect((await admin.call('GET', '/api/admin/distributor_customers')).body.data.length).toBeGreaterThan(0)
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
