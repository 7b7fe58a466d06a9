import type { Caller } from '@tsumugi/dev-env'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { clothOrders, first } from '../material-orders/cloth-orders.fixture.ts'

const scene = await clothOrders()
const { server, brand, supplier, distributor, rows, colorId, fill, show, move, add, details, post, sent, received } =
  scene
afterAll(() => server.stop())
beforeAll(async () => {
  await rows(
    "update user_group set enabled_functions = array_remove(enabled_functions, 'approval_receive_invoice') where id = 1",
  )
  await rows("update user_group set enabled_functions = enabled_functions || '{material_market}' where id = 3")
  await rows(
    `update material_price set tiers = '[{"minQuantity": "0", "unitPrice": "1480.4"}]'
     where material_id = (select material_id from material_color where id = $1)`,
    [colorId],
  )
  await fill('100000')
})

const read = async (path: string, caller: Caller) => (await caller.call('GET', `/api/${path}`)).body.data
const bill = (orderId: number, caller = distributor) => read(`material_bills/${orderId}`, caller)
const bills = (orderId: number, of = 'invoice', caller = distributor) =>
  caller.call('POST', `/api/material_bills/${orderId}/${of}`)
const orderOf = async (detailId: number) =>
  Number((await rows('select document_id as id from material_order_detail where id = $1', [detailId]))[0]!.id)
const moved = async (kind: string, id: number, transition: string, caller = distributor) => {
  const { lock_version } = await read(`${kind}/${id}`, caller)
  const answer = await caller.call('POST', `/api/${kind}/transitions`, {
    transition,
    documents: [{ id, lock_version }],
  })
  return answer.body.errors?.[0]?.code ?? answer.body.data[0].causes?.[0]?.code ?? null
}
const claim = (id: number, quantity: string) =>
  post('material_order_details/claims', { claim: { id, reason: '色むら', is_uncut: true, quantity } }, brand)
const answered = (id: number, answer: string) =>
  post('material_order_details/claim_answers', { claim_answer: { id, answer } })
/** Received, and billed by an invoice that was issued. */
async function billed(quantity: string) {
  const id = await received(quantity)
  const orderId = await orderOf(id)
  const invoiceId = (await bills(orderId)).body.data.id
  expect(await moved('invoices', invoiceId, 'issue')).toBeNull()
  return { id, orderId, invoiceId }
}

it('domain §3.12 what was received is billed by its net length: cloth, lot, metres, and the tax of each rate rounded once', async () => {
  const id = await received('100', '99.55')
  const orderId = await orderOf(id)
  expect((await bill(orderId)).lines).toMatchObject([{ id, to_bill: '99.55', billed: '0', waits: null }])
  const { to_bill_amount: foretold } = await bill(orderId)
  const made = await bills(orderId)
  expect([made.status, first(made)]).toEqual([200, undefined])
  const invoice = await read(`invoices/${made.body.data.id}`, distributor)
  const { columns, source_line_ids: sources } = await read(`invoices/${invoice.id}/lines`, distributor)
  const price = Number(columns.unit_price[0])
  const net = Math.trunc((Math.round(price * 100) * 9955) / 10_000)
  expect(sources).toHaveLength(1)
  expect(columns).toMatchObject({
    quantity: ['99.55'],
    unit: ['m'],
    description: ['LOT 2611-07'],
    tax_code: ['standard'],
  })
  expect([foretold, columns.item[0]]).toEqual([String(net), expect.stringContaining('SO-4120')])
  expect(invoice).toMatchObject({
    status: 'draft',
    source_id: orderId,
    source_noun: 'material_order',
    amount: String(net),
    tax: String(Math.trunc(net / 10)),
    tax_totals: [{ code: 'standard', taxable: String(net), tax: String(Math.trunc(net / 10)) }],
  })
  // Both find the way to it once it is issued, and nobody before.
  expect((await bill(orderId, brand)).documents).toEqual([])
  expect((await bill(orderId)).invoice_draft_id).toBe(invoice.id)
  expect(await moved('invoices', invoice.id, 'issue')).toBeNull()
  for (const caller of [brand, distributor]) {
    const now = await bill(orderId, caller)
    expect(now.documents).toMatchObject([{ id: invoice.id, noun: 'invoice', status: 'issued', currency: 'JPY' }])
    expect(now.lines).toMatchObject([{ to_bill: '0', billed: '99.55', waits: 'billed' }])
  }
  expect(first(await bills(orderId))).toBe('nothing_to_bill')
})

it('domain §3.10 its buyer matches and confirms it, and owes it from the day of receipt; the seller states its registration', async () => {
  const { id, orderId, invoiceId } = await billed('50')
  await rows("update material_order_detail set received_on = '2026-11-05' where id = $1", [id])
  const match = await read(`invoice_matches/${invoiceId}`, brand)
  expect(match).toMatchObject({
    difference: '0',
    quantities_right: 1,
    prices_right: 1,
    cloth_received_on: '2026-11-05',
  })
  expect(match.orders).toEqual([{ id: orderId, noun: 'material_order', number: (await show(orderId)).number }])
  const [seller] = await rows('select registration_number from user_group where id = 9')
  const invoice = await read(`invoices/${invoiceId}`, brand)
  expect([invoice.registration_number, match.meter.standing]).toEqual([
    seller!.registration_number,
    seller!.registration_number ? 'qualified' : 'unregistered',
  ])
  expect(await moved('invoices', invoiceId, 'confirm', brand)).toBeNull()
  const of = async (caller: Caller, path: string) =>
    (await read(`${path}?tab=all&per_page=500`, caller)).find(
      (row: { invoice: { id: number } }) => row.invoice.id === invoiceId,
    )
  expect(await of(brand, 'payables')).toMatchObject({ amount: invoice.total, received_on: '2026-11-05' })
  expect(await of(distributor, 'credits')).toMatchObject({ amount: invoice.total })
})

it('what is not received, claimed and unanswered, or free is not billed; a credit agreed before the bill makes its line shorter', async () => {
  const made = await add('roll', '50')
  await add('swatch', '1')
  const orderId = made.body.data.order_id as number
  await move(orderId, 'order')
  await move(orderId, 'confirm', distributor)
  const [roll, swatch] = (await details(orderId)).toSorted((a: { kind: string }, b: { kind: string }) =>
    a.kind < b.kind ? -1 : 1,
  )
  await sent(roll.id, '50')
  expect(first(await bills(orderId))).toBe('nothing_to_bill')
  const waits = async () => Object.fromEntries((await bill(orderId)).lines.map((row: { id: number }) => [row.id, row]))
  expect((await waits())[roll.id]).toMatchObject({ to_bill: '0', waits: 'receipt' })
  expect((await waits())[swatch.id]).toMatchObject({ to_bill: '0', waits: 'free' })
  await post('material_order_details/receipts', { ids: [roll.id] }, brand)
  await claim(roll.id, '50')
  expect((await waits())[roll.id]).toMatchObject({ to_bill: '0', waits: 'claim' })
  await answered(roll.id, 'credit')
  expect((await waits())[roll.id]).toMatchObject({ to_bill: '0', to_credit: '0' })
  const part = await received('50')
  await claim(part, '12.35')
  const partly = await orderOf(part)
  expect((await bill(partly)).lines[0].to_bill).toBe('37.65')
  await answered(part, 'credit')
  const { id } = (await bills(partly)).body.data
  const { columns, amounts } = await read(`invoices/${id}/lines`, distributor)
  expect(columns.quantity).toEqual(['37.65'])
  // One cut of what is left: the line of the order says the same yen as its bill.
  const [seen] = await details(partly)
  expect([amounts[0], String(Number(seen.net_amount) - Number(seen.claim_case.credit_amount))]).toEqual([
    seen.billed_amount,
    seen.billed_amount,
  ])
  // A draft that asks for more than is kept is not issued.
  const { lock_version } = await read(`invoices/${id}`, distributor)
  const [line] = (await read(`invoices/${id}/lines`, distributor)).ids
  const lines = { changed: [{ id: line, quantity: '37.66' }] }
  await distributor.call('PATCH', `/api/invoices/${id}/lines`, { lock_version, lines })
  expect(await moved('invoices', id, 'issue')).toBe('exceeds_remaining')
})

it('a credit agreed after the bill is a credit note, once; what is sent in place of billed cloth is not billed again', async () => {
  const { id, orderId, invoiceId } = await billed('50')
  expect(first(await bills(orderId, 'credit_note'))).toBe('nothing_to_credit')
  await claim(id, '10')
  await answered(id, 'credit')
  expect((await bill(orderId)).lines[0]).toMatchObject({ to_credit: '10', billed: '50', to_bill: '0' })
  const noteId = (await bills(orderId, 'credit_note')).body.data.id
  expect((await bills(orderId, 'credit_note')).body.data.id).toBe(noteId)
  const note = await read(`credit_notes/${noteId}`, distributor)
  const { number } = await read(`invoices/${invoiceId}`, distributor)
  expect(note).toMatchObject({
    source_id: orderId,
    invoice_number: number,
    credit_reason: 'goods_returned',
    quantity: '10',
  })
  expect(await moved('credit_notes', noteId, 'issue')).toBeNull()
  expect((await bill(orderId, brand)).documents).toHaveLength(2)
  expect((await bill(orderId)).lines[0]).toMatchObject({ to_credit: '0', billed: '40', to_bill: '0' })
  expect(first(await bills(orderId, 'credit_note'))).toBe('nothing_to_credit')
  expect(await moved('credit_notes', noteId, 'confirm', brand)).toBeNull()

  const other = await billed('50')
  await claim(other.id, '10')
  const { body } = await answered(other.id, 'replacement')
  const { id: again } = body.data[0].claim_case.replacement
  await sent(again, '10.5')
  await post('material_order_details/receipts', { ids: [again] }, brand)
  // Only the half metre that came beyond what was billed.
  expect((await bill(other.orderId)).lines).toMatchObject([
    { id: other.id, to_bill: '0' },
    { id: again, to_bill: '0.5' },
  ])
})

it('a void invoice frees its lines; who is blocked since is billed for what it received', async () => {
  const { orderId, invoiceId } = await billed('50')
  const { lock_version } = await read(`invoices/${invoiceId}`, distributor)
  const documents = [{ id: invoiceId, lock_version }]
  await distributor.call('POST', '/api/invoices/transitions', { transition: 'void', documents, reason: '誤り' })
  expect((await bill(orderId)).lines[0]).toMatchObject({ to_bill: '50', billed: '0' })
  await rows("update distributor_customer set status = 'blocked' where user_group_id = 9 and buyer_id = 1")
  await rows('update group_relation set discarded_at = now() where 9 in (user_group_id, partner_id)')
  const answer = await bills(orderId)
  await rows("update distributor_customer set status = 'approved' where user_group_id = 9 and buyer_id = 1")
  expect([answer.status, first(answer)]).toEqual([200, undefined])
})

it('asked at once by many, one draft; of two drafts of the same cloth issued at once, one goes out', async () => {
  const orderId = await orderOf(await received('50'))
  const asked = await Promise.all(Array.from({ length: 5 }, () => bills(orderId)))
  const ids = new Set(asked.filter(({ status }) => status === 200).map(({ body }) => body.data.id))
  expect(ids.size).toBe(1)
  const [id] = ids
  // A second draft of the same lines, as no button makes it.
  const [twin] = await rows(
    `with head as (
      insert into document (noun, issuer_id, receiver_id, author_id, status, title, issuer_name, receiver_name, line_rounding)
      select noun, issuer_id, receiver_id, author_id, status, title, issuer_name, receiver_name, line_rounding
      from document where id = $1 returning *),
    kind as (insert into invoice (document_id) select id from head),
    lines as (
      insert into document_line (document_id, issuer_id, receiver_id, author_id, shared, position, source_line_id,
        material_detail_id, unit, quantity, unit_price)
      select h.id, h.issuer_id, h.receiver_id, h.author_id, false, 1, l.source_line_id, l.material_detail_id, l.unit, l.quantity,
        l.unit_price from head h, document_line l where l.document_id = $1)
    select id from head`,
    [id],
  )
  const results = await Promise.all([id!, Number(twin!.id)].map((each) => moved('invoices', each, 'issue')))
  expect(results.toSorted()).toEqual(['exceeds_remaining', null])
})

it('design §9 nobody else knows of it; only the distributor bills', async () => {
  const { orderId, invoiceId } = await billed('50')
  for (const path of [`material_bills/${orderId}`, `invoices/${invoiceId}`])
    expect([path, (await supplier.call('GET', `/api/${path}`)).status]).toEqual([path, 404])
  for (const of of ['invoice', 'credit_note']) expect((await bills(orderId, of, brand)).status).toBe(403)
  expect((await distributor.call('POST', '/api/material_bills/999999/invoice')).status).toBe(404)
})

it('domain §3.5 cloth that was put into a cart for a line of a cost sheet comes back to that line with its invoice', async () => {
  const [{ id: sheetId }] = await read('resource_plan_sheets', brand)
  const [line] = (await read(`resource_plan_sheets/${sheetId}`, brand)).lines
  const others = await add('roll', '50', { cost_line_id: line.id }, supplier)
  expect([others.status, first(others)]).toEqual([422, 'not_found'])
  const made = await add('roll', '50', { cost_line_id: line.id })
  const orderId = made.body.data.order_id as number
  await move(orderId, 'order')
  await move(orderId, 'confirm', distributor)
  const [detail] = await details(orderId)
  await sent(detail.id, '49.5')
  await post('material_order_details/receipts', { ids: [detail.id] }, brand)
  const { id } = (await bills(orderId)).body.data
  const billedOf = async () =>
    (await read(`resource_plan_sheets/${sheetId}/variance`, brand))
      .filter(({ lineage }: { lineage: string }) => lineage === line.lineage)
      .flatMap(({ billed: all }: { billed: { document_id: number }[] }) => all)
      .filter((each: { document_id: number }) => each.document_id === id)
  expect(await billedOf()).toEqual([])
  expect(await moved('invoices', id, 'issue')).toBeNull()
  expect(await billedOf()).toMatchObject([{ quantity: '49.5', unit_price: detail.unit_price, currency: 'JPY' }])
})
