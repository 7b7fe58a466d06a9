import type { Caller } from '@tsumugi/dev-env'
import { clothAmount, freeSwatchesAMonth } from '@tsumugi/domain'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { clothOrders, first } from '../material-orders/cloth-orders.fixture.ts'

const scene = await clothOrders()
const { server, brand, supplier, distributor, rows, fill, show, move, add, ordered, details, post, sent } = scene
afterAll(() => server.stop())

const read = async (path: string, caller: Caller = distributor) => (await caller.call('GET', `/api/${path}`)).body.data
const [cloth] = await rows("select id from catalogue_cloth where code = 'SO-4120'")
const save = async (values: object) => {
  const { lock_version } = await read(`catalogue_cloths/${cloth.id}`)
  return distributor.call('PATCH', `/api/catalogue_cloths/${cloth.id}`, {
    catalogue_cloth: { ...values, lock_version },
  })
}
beforeAll(async () => {
  await rows(
    "update user_group set enabled_functions = array_remove(enabled_functions, 'approval_receive_invoice') where id = 1",
  )
  await rows("update user_group set enabled_functions = enabled_functions || '{material_market}' where id = 3")
  await save({ tiers: [{ min_quantity: '0', unit_price: '1480' }], cut_fee: '500', swatch_fee: '150' })
  await fill('100000')
})

/** A line that was ordered, sent in one roll and received; its order beside. */
async function received(kind: string, quantity: string) {
  const orderId = await ordered(kind, quantity)
  await move(orderId, 'confirm', distributor)
  const [{ id }] = await details(orderId)
  await sent(id, quantity)
  await post('material_order_details/receipts', { ids: [id] }, brand)
  return { id, orderId }
}
const bill = (orderId: number, caller = distributor) => read(`material_bills/${orderId}`, caller)
const drafted = async (orderId: number, of = 'invoice') =>
  (await distributor.call('POST', `/api/material_bills/${orderId}/${of}`)).body.data.id as number
const issued = async (kind: string, id: number) => {
  const { lock_version } = await read(`${kind}/${id}`)
  const answer = await distributor.call('POST', `/api/${kind}/transitions`, {
    transition: 'issue',
    documents: [{ id, lock_version }],
  })
  expect([answer.status, answer.body.data[0].errors]).toEqual([200, []])
}
const linesOf = async (kind: string, id: number) => (await read(`${kind}/${id}/lines`)).columns
const claimed = async (id: number, quantity: string, answer: string) => {
  const claim = { id, reason: '色むら', is_uncut: true, quantity }
  await post('material_order_details/claims', { claim }, brand)
  return (await post('material_order_details/claim_answers', { claim_answer: { id, answer } })).body.data[0]
}
const detailOf = async (id: number) =>
  (await read('material_order_details?per_page=200')).find((each: { id: number }) => each.id === id)

it('golden case 33: ¥1,480/m, 3.2 m and a cut fee of 500 are ordered, billed, matched and owed as 5,236, tax 523', async () => {
  const { id, orderId } = await received('sample_cut', '3.2')
  const golden = clothAmount({ unitPrice: '1480', length: '3.2', cutFee: '500' })
  expect(golden).toBe('5236')
  for (const caller of [brand, distributor]) {
    expect(await show(orderId, caller)).toMatchObject({ amount: golden, tax: '523', total: '5759' })
    const [line] = await details(orderId, caller)
    expect(line).toMatchObject({ id, fee: '500', net_amount: golden, billed_amount: golden })
  }
  expect((await linesOf('material_orders', orderId)).fee).toEqual(['500'])
  expect(await bill(orderId)).toMatchObject({ to_bill_amount: golden, lines: [{ fee_to_bill: '500', to_bill: '3.2' }] })
  const invoiceId = await drafted(orderId)
  expect(await linesOf('invoices', invoiceId)).toMatchObject({
    item: [expect.stringContaining('SO-4120'), 'カット代 SO-4120'],
    line_kind: ['goods', 'service'],
    quantity: ['3.2', '1'],
    unit_price: ['1480', '500'],
  })
  await issued('invoices', invoiceId)
  const invoice = await read(`invoices/${invoiceId}`, brand)
  expect(invoice).toMatchObject({ amount: golden, tax: '523', total: '5759' })
  const match = await read(`invoice_matches/${invoiceId}`, brand)
  expect(match).toMatchObject({ differences: [], matched: '5759' })
  expect(await bill(orderId)).toMatchObject({
    to_bill_amount: '0',
    lines: [{ fee_to_bill: '0', billed: '3.2', waits: 'billed' }],
  })
  // Another invoice of the same fee is not owed.
  const [again] = await rows(
    `insert into document_line (document_id, issuer_id, receiver_id, author_id, shared, position, material_detail_id, unit, quantity,
       unit_price) select d.id, d.issuer_id, d.receiver_id, d.author_id, false, 9, $1, 'pc', 1, 500 from document d where d.id = $2
     returning id`,
    [id, await drafted((await received('sample_cut', '1')).orderId)],
  )
  const { document_id: twin } = (await rows('select document_id from document_line where id = $1', [again.id]))[0]!
  expect((await read(`invoice_matches/${twin}`)).lines.at(-1)).toMatchObject({ matched: '0', is_quantity_right: false })
})

it('rolls have no fee; a credit of part leaves it, of the whole takes it back, before the bill and after', async () => {
  const roll = await received('roll', '50')
  expect(await detailOf(roll.id)).toMatchObject({ fee: '0', billed_amount: '74000' })
  const part = await received('sample_cut', '4')
  expect((await claimed(part.id, '1', 'credit')).claim_case.credit_amount).toBe('1480')
  expect(await detailOf(part.id)).toMatchObject({ billed_amount: '4940' })
  expect(await bill(part.orderId)).toMatchObject({ to_bill_amount: '4940' })
  const whole = await received('sample_cut', '4')
  expect((await claimed(whole.id, '4', 'credit')).claim_case.credit_amount).toBe('6420')
  expect(await bill(whole.orderId)).toMatchObject({ to_bill_amount: '0', lines: [{ fee_to_bill: '0' }] })
  const after = await received('sample_cut', '4')
  await issued('invoices', await drafted(after.orderId))
  await claimed(after.id, '4', 'credit')
  expect(await bill(after.orderId)).toMatchObject({ to_credit_amount: '6420', lines: [{ fee_to_credit: '500' }] })
  const noteId = await drafted(after.orderId, 'credit_note')
  expect(await read(`credit_notes/${noteId}`)).toMatchObject({ amount: '6420' })
  await issued('credit_notes', noteId)
  expect(await bill(after.orderId)).toMatchObject({ to_credit_amount: '0', to_bill_amount: '0' })
})

it('what is replaced as a whole bears the fee once, in the line that is kept', async () => {
  const { id, orderId } = await received('sample_cut', '4')
  const { replacement } = (await claimed(id, '4', 'replacement')).claim_case
  expect(await bill(orderId)).toMatchObject({ to_bill_amount: '0' })
  await sent(replacement.id, '4')
  await post('material_order_details/receipts', { ids: [replacement.id] }, brand)
  expect(await detailOf(id)).toMatchObject({ billed_amount: '0' })
  expect(await detailOf(replacement.id)).toMatchObject({ fee: '500', billed_amount: '6420' })
  expect(await bill(orderId)).toMatchObject({ to_bill_amount: '6420' })
  await issued('invoices', await drafted(orderId))
  expect(await bill(orderId)).toMatchObject({ to_bill_amount: '0', to_credit_amount: '0' })
})

/** A second draft of the fee of a bill, as no button makes it. */
async function twinOf(billId: number) {
  const [{ id }] = await rows(
    `with head as (
      insert into document (noun, issuer_id, receiver_id, author_id, status, title, issuer_name, receiver_name, line_rounding)
      select noun, issuer_id, receiver_id, author_id, 'draft', title, issuer_name, receiver_name, line_rounding
      from document where id = $1 returning *),
    kind as (insert into invoice (document_id) select id from head),
    lines as (
      insert into document_line (document_id, issuer_id, receiver_id, author_id, shared, position, line_kind, material_detail_id,
        item, unit, quantity, unit_price)
      select h.id, h.issuer_id, h.receiver_id, h.author_id, false, 1, 'service', l.material_detail_id, l.item, 'pc', 1, l.unit_price
      from head h, document_line l where l.document_id = $1 and l.source_line_id is null)
    select id from head`,
    [billId],
  )
  return Number(id)
}
const outcome = async (kind: string, transition: string, ids: readonly number[]) => {
  const heads = await Promise.all(ids.map((id) => read(`${kind}/${id}`)))
  const documents = heads.map(({ id, lock_version }) => ({ id, lock_version }))
  const { body } = await distributor.call('POST', `/api/${kind}/transitions`, { transition, documents, reason: '誤り' })
  return (body.errors ?? body.data.flatMap((each: { errors: object[] }) => each.errors)).map(
    ({ code }: { code: string }) => code,
  )
}

it('of two drafts that bill one fee one goes out: after the other, at once, or together; a void one frees it', async () => {
  const { orderId } = await received('sample_cut', '3.2')
  const bills = [await drafted(orderId)]
  bills.push(await twinOf(bills[0]!))
  expect(await outcome('invoices', 'issue', bills)).toEqual(['fee_billed'])
  expect(await outcome('invoices', 'issue', [bills[1]!])).toEqual(['fee_billed'])
  expect(await outcome('invoices', 'void', [bills[0]!])).toEqual([])
  expect(await bill(orderId)).toMatchObject({ lines: [{ fee_to_bill: '500' }] })
  bills[0] = await twinOf(bills[1]!)
  const at = await Promise.all(bills.map((id) => outcome('invoices', 'issue', [id])))
  expect(at.toSorted((one, other) => one.length - other.length)).toEqual([[], ['fee_billed']])
})

it('a fee is given back once, and only where it was billed', async () => {
  const { id, orderId } = await received('sample_cut', '4')
  await issued('invoices', await drafted(orderId))
  await claimed(id, '4', 'credit')
  const noteId = await drafted(orderId, 'credit_note')
  await issued('credit_notes', noteId)
  await expect(
    rows("update document_line set quantity = 2 where document_id = $1 and line_kind = 'service'", [noteId]),
  ).rejects.toThrow()
  const [{ billed, credited }] = await rows(
    'select billed::int, credited::int from fee_progress where line_id = (select line_id from material_order_detail where id = $1)',
    [id],
  )
  expect([billed, credited]).toEqual([1, 1])
})

it.runIf(process.env.TEST_ENGINE === 'postgres')(
  'two who write at once, past every look at it: the second is refused once the first has written',
  async () => {
    const { orderId } = await received('sample_cut', '3.2')
    const one = await drafted(orderId)
    const bills = [one, await twinOf(one)]
    const writers = await Promise.all(bills.map(() => server.engine.pool.connect()))
    const out = `update document set shared = true, status = 'issued', number = 'T-' || id, revision = 1, issue_date = current_date
      where id = $1`
    for (const writer of writers) await writer.query('begin')
    await writers[0]!.query(out, [bills[0]])
    const second = writers[1]!.query(out, [bills[1]]).catch((error: { constraint: string }) => error.constraint)
    await writers[0]!.query('commit')
    const answer = await second
    await writers[1]!.query('rollback')
    for (const writer of writers) writer.release()
    expect(answer).toBe('fee_billed_within_ceiling')
  },
)

it('domain §3.12 swatches are free until the limit of the month, then at their fee, or refused where none is asked', async () => {
  await add('swatch', String(freeSwatchesAMonth - 2))
  const free = (await brand.call('GET', '/api/material_orders?status=cart')).body.data[0].id
  expect((await move(free, 'order')).status).toBe(200)
  expect(await show(free)).toMatchObject({ amount: '0' })
  // Pieces are free, not lines: of the last line one, and the other two cost their fee.
  await add('swatch', '1')
  const made = await add('swatch', '3')
  const id = made.body.data.order_id as number
  const columns = (await read(`material_orders/${id}/lines`, brand)).columns
  expect([columns.fee, columns.unit_price]).toEqual([
    ['0', '300'],
    ['0', '0'],
  ])
  // What the buyer saw is what is ordered: a fee that rose meanwhile is shown first.
  await save({ swatch_fee: '200' })
  expect(first(await move(id, 'order'))).toBe('price_changed')
  await save({ swatch_fee: null })
  expect((await move(id, 'order')).body.errors.map(({ code }: { code: string }) => code)).toContain('swatch_limit')
  await save({ swatch_fee: '150' })
  expect((await move(id, 'order')).status).toBe(200)
  await move(id, 'confirm', distributor)
  const lines = await details(id)
  for (const line of lines) await sent(line.id, line.quantity)
  await post('material_order_details/receipts', { ids: lines.map((line: { id: number }) => line.id) }, brand)
  expect(await bill(id)).toMatchObject({ to_bill_amount: '300' })
  const invoiceId = await drafted(id)
  expect(await linesOf('invoices', invoiceId)).toMatchObject({ item: ['スワッチ代 SO-4120'], unit_price: ['300'] })
  await issued('invoices', invoiceId)
  expect(await read(`invoice_matches/${invoiceId}`, brand)).toMatchObject({ differences: [], matched: '330' })
})

it('who is blocked sees no fee, who is not sees both; nobody orders at a fee it has not seen', async () => {
  const seen = (caller: Caller) => read(`material_listings/${cloth.id}`, caller)
  for (const caller of [brand, supplier])
    expect(await seen(caller)).toMatchObject({ cut_fee: '500', swatch_fee: '150' })
  const { order_id: id } = (await add('sample_cut', '1')).body.data
  await save({ cut_fee: '700' })
  expect(first(await move(id, 'order'))).toBe('price_changed')
  await save({ cut_fee: '500' })
  await rows("update distributor_customer set status = 'blocked' where user_group_id = 9 and buyer_id = 1")
  expect(await seen(brand)).toMatchObject({ tiers: null, cut_fee: null, swatch_fee: null })
  expect(first(await move(id, 'order'))).toBe('customer_blocked')
  await rows("update distributor_customer set status = 'approved' where user_group_id = 9 and buyer_id = 1")
  expect(await seen(brand)).toMatchObject({ cut_fee: '500' })
  expect((await move(id, 'order')).status).toBe(200)
  expect(await rows('select fee from document_line where document_id = $1', [id])).toMatchObject([{ fee: '500.00' }])
  await expect(rows('update document_line set fee = 1 where document_id = $1', [id])).rejects.toThrow()
})

it.each([
  [{ cut_fee: '500.5' }, 'fee_places'],
  [{ swatch_fee: '-1' }, 'invalid_format'],
])('a fee of %o in yen is refused', async (values, code) => {
  const answer = await save(values)
  expect([answer.status, first(answer)]).toEqual([422, code])
})
