import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  agreedContract,
  documentParties,
  draftContract,
  draftCreditOf,
  goods,
  held,
  inspectedDelivery,
  issuedInvoice,
  move,
  show,
  type Held,
  type Parties,
} from '../../records/tests/document-parties.fixture.ts'
import { payableWriter } from './payable.fixture.ts'

let parties: Parties
beforeAll(async () => {
  parties = await documentParties()
})
afterAll(() => parties.server.stop())

async function acceptedOrder(quantity: string, unit_price = '1000') {
  const contract = await agreedContract(parties, [goods(quantity, { unit_price })])
  await inspectedDelivery(parties, contract.id, [quantity], [quantity])
  await parties.rows(
    "update delivery set arrived_on = '2026-11-10' where document_id in (select id from document where source_id = $1)",
    [contract.id],
  )
  return contract
}

/** Confirmed for `quantity` × 1,000 and the tax. */
async function confirmedInvoice(quantity: string): Promise<Held> {
  const invoice = await issuedInvoice(parties, (await acceptedOrder(quantity)).id)
  held(await move(parties.buyer, 'invoices', 'confirm', invoice))
  return show(parties.buyer, 'invoices', invoice.id)
}

const rowsOf = async (caller = parties.buyer, path = 'payables', query = 'tab=all&per_page=500') =>
  (await caller.call('GET', `/api/${path}?${query}`)).body.data as Held[]
const rowOf = async (invoiceId: number, caller = parties.buyer, path = 'payables') =>
  (await rowsOf(caller, path)).find(({ invoice }) => invoice.id === invoiceId)

/** Puts what else is open out of the way: a credit is set off against the earliest due. */
const settleOthers = (documentId: number) =>
  parties.rows("update payable set due_on = '2099-12-31' where document_id <> $1 and amount > 0", [documentId])

it('§3.10 a confirmed invoice is one row that both sides see, and nobody else', async () => {
  const { buyer, seller, stranger } = parties
  const invoice = await confirmedInvoice('100')
  const payable = await rowOf(invoice.id)
  expect(payable).toMatchObject({
    amount: '110000',
    open: '110000',
    held: '0',
    status: 'open',
    currency: 'JPY',
    due_on: invoice.due_on,
    partner: { id: parties.sellerId },
  })
  expect(payable).toMatchObject({ received_on: '2026-11-10', legal_on: '2027-01-09' })
  const credit = await rowOf(invoice.id, seller, 'credits')
  expect(credit).toMatchObject({ id: payable!.id, amount: '110000', partner: { id: parties.buyerId } })
  expect(await rowsOf(seller)).toEqual([])
  expect(await rowsOf(stranger)).toEqual([])
  const foreign = await stranger.call('POST', `/api/credits/${payable!.id}/write_off`, {
    write_off: { amount: '1', reason: 'x', lock_version: 0 },
  })
  expect(foreign.status).toBe(404)
  expect((await buyer.call('GET', '/api/payables?tab=open&q=NB-1042')).status).toBe(200)
})

it('§3.10 a dispute holds the disputed part only; once it is tolerated nothing is held', async () => {
  const { buyer, seller } = parties
  const contract = await acceptedOrder('100', '3720')
  const invoice = await issuedInvoice(parties, contract.id, [{ unit_price: '3780' }])
  expect(await rowOf(invoice.id)).toBeUndefined()
  held(await move(buyer, 'invoices', 'dispute', invoice, { reason: '単価が ¥60 高い' }))
  expect(await rowOf(invoice.id)).toMatchObject({ amount: '415800', held: '6600', open: '415800', status: 'open' })
  expect((await rowsOf(seller, 'credits', 'tab=held')).map((row) => row.invoice.id)).toContain(invoice.id)
  held(await move(buyer, 'invoices', 'tolerate', await show(buyer, 'invoices', invoice.id), { reason: '今回のみ' }))
  expect(await rowOf(invoice.id)).toMatchObject({ amount: '415800', held: '0' })
})

it('§3.10 a void invoice is owed no more', async () => {
  const { buyer, seller } = parties
  const contract = await acceptedOrder('10', '500')
  const invoice = await issuedInvoice(parties, contract.id, [{ unit_price: '600' }])
  held(await move(buyer, 'invoices', 'dispute', invoice, { reason: '単価' }))
  held(await move(seller, 'invoices', 'void', await show(seller, 'invoices', invoice.id), { reason: '誤り' }))
  expect(await rowOf(invoice.id)).toMatchObject({ amount: '0', held: '0', open: '0', status: 'paid' })
})

it('§3.10 the creditor writes off what it gives up, with a reason, never beyond what is open', async () => {
  const { buyer, seller } = parties
  const invoice = await confirmedInvoice('1')
  const credit = (await rowOf(invoice.id, seller, 'credits'))!
  const writeOff = (caller: typeof buyer, amount: string, lock_version = credit.lock_version) =>
    caller.call('POST', `/api/credits/${credit.id}/write_off`, { write_off: { amount, reason: '端数', lock_version } })
  expect((await writeOff(buyer, '100')).status).toBe(404)
  const beyond = await writeOff(seller, '1101')
  expect([beyond.status, beyond.body.errors[0].code]).toEqual([422, 'write_off_beyond_open'])
  expect(held(await writeOff(seller, '100'))).toMatchObject({ cleared: '100', open: '1000', status: 'part_paid' })
  expect((await writeOff(seller, '100')).status).toBe(409)
  expect(held(await writeOff(seller, '1000', credit.lock_version + 1))).toMatchObject({
    open: '0',
    status: 'written_off',
  })
  expect(await rowOf(invoice.id)).toMatchObject({ open: '0', status: 'written_off' })
})

it('§5.27 a credit lowers what is owed, the earliest first, and what is left of it waits', async () => {
  const invoice = await confirmedInvoice('1000')
  const payable = (await rowOf(invoice.id))!
  // What a credit document will book: a row below nothing, by the same hand.
  const { rows, buyerId, sellerId } = parties
  const [document] = await rows('select id, issue_date from document where id = $1', [invoice.id])
  await rows(
    `insert into payable (document_id, part, debtor_id, creditor_id, number, currency, amount, issued_on, due_on)
     values ($1, 900, $2, $3, 'CR-1', 'JPY', -55000, $4, $4)`,
    [document!.id, buyerId, sellerId, document!.issue_date],
  )
  await confirmedInvoice('2')
  const all = await rowsOf()
  expect(all.find(({ amount }) => amount === '-55000')).toMatchObject({ open: '0', status: 'offset' })
  const cleared = all.filter(({ amount }) => !amount.startsWith('-')).map((row) => Number(row.cleared))
  expect(cleared.reduce((total, each) => total + each, 0)).toBe(55_000 + 1_100)
  expect((await rowOf(invoice.id))!.lock_version).toBeGreaterThanOrEqual(payable.lock_version)
})

it('§4.2 Σ settled never exceeds what is owed, however many write at once', async () => {
  const { rows, sellerId } = parties
  const invoice = await confirmedInvoice('10')
  const { id } = (await rowOf(invoice.id))!
  const settle = () =>
    rows(
      `insert into settlement (payable_id, debtor_id, creditor_id, kind, amount, settled_on, user_group_id)
       select id, debtor_id, creditor_id, 'receipt', 900, '2026-12-01', $2 from payable where id = $1`,
      [id, sellerId],
    ).then(
      () => 1,
      () => 0,
    )
  const through: number[] = await Promise.all(Array.from({ length: 40 }, settle))
  // 11,000 holds twelve receipts of 900.
  expect(through.reduce((total, each) => total + each, 0)).toBe(12)
  expect(await rowOf(invoice.id, parties.seller, 'credits')).toMatchObject({ settled: '10800', open: '200' })
  expect(await rowOf(invoice.id)).toMatchObject({ settled: '0', open: '11000' })
})

it('§3.10 sums by lateness, week and partner come to what is open; orders not billed are told apart', async () => {
  const { buyer, seller } = parties
  await agreedContract(parties, [goods('7', { unit_price: '1000' })])
  for (const [caller, path] of [
    [buyer, 'payables'],
    [seller, 'credits'],
  ] as const) {
    const { currencies } = held(await caller.call('GET', `/api/${path}/figures`))
    const [yen] = currencies as Held[]
    const open = (await rowsOf(caller, path, 'tab=open&per_page=500')).map((row) => Number(row.open))
    const total = open.reduce((sum, each) => sum + each, 0)
    expect(Number(yen!.open)).toBe(total)
    expect(yen!.count).toBe(open.length)
    const ageing = Object.values(yen!.ageing as Record<string, string>).map(Number)
    expect(ageing.reduce((sum, each) => sum + each, 0)).toBe(total)
    expect((yen!.partners as Held[]).reduce((sum, each) => sum + Number(each.open), 0)).toBe(total)
    const ordered = (yen!.weeks as Held[]).reduce((sum, each) => sum + Number(each.ordered), 0)
    expect(ordered).toBeGreaterThanOrEqual(7000)
  }
})

it('§3.10 a credit limit is the creditor’s own, and says when it is passed', async () => {
  const { seller, buyer, stranger, buyerId } = parties
  const set = (caller: typeof seller, amount: string | null, partner = buyerId) =>
    caller.call('PUT', `/api/credits/limits/${partner}`, { limit: { currency: 'JPY', amount } })
  held(await set(seller, '1000'))
  const [yen] = held(await seller.call('GET', '/api/credits/figures')).currencies as Held[]
  expect((yen!.partners as Held[])[0]).toMatchObject({ limit: '1000', is_over_limit: true })
  const [theirs] = held(await buyer.call('GET', '/api/payables/figures')).currencies as Held[]
  expect((theirs!.partners as Held[])[0]).toMatchObject({ limit: null, is_over_limit: false })
  expect((await set(stranger, '5', 999_999)).status).toBe(404)
  held(await set(seller, null))
})

it('§3.10 a seller reads before it accepts by how much an order passes the limit; its buyer never does', async () => {
  const { seller, buyer, stranger, buyerId } = parties
  const limitTo = async (amount: string | null) =>
    held(await seller.call('PUT', `/api/credits/limits/${buyerId}`, { limit: { currency: 'JPY', amount } }))
  const draft = await draftContract(parties, [goods('10', { unit_price: '1000' })])
  held(await move(buyer, 'contracts', 'issue', draft))
  const credit = async (caller = seller) => (await caller.call('GET', `/api/contracts/${draft.id}/credit`)).body.data
  expect(await credit()).toBeNull()
  await limitTo('1')
  const { open, ordered, over, ...more } = await credit()
  expect(more).toEqual({ currency: 'JPY', limit: '1', amount: '10000' })
  expect(Number(over)).toBe(Math.max(0, Number(open)) + Number(ordered) + 10_000 - 1)
  await limitTo(String(Math.max(0, Number(open)) + Number(ordered) + 10_000))
  expect((await credit()).over).toBe('0')
  expect(await credit(buyer)).toBeNull()
  expect((await stranger.call('GET', `/api/contracts/${draft.id}/credit`)).status).toBe(404)
  await limitTo('1')
  // It is said, and keeps nobody from anything.
  held(await move(seller, 'contracts', 'accept', await show(seller, 'contracts', draft.id)))
  const [yen] = held(await seller.call('GET', '/api/credits/figures')).currencies as Held[]
  const shown = (yen!.partners as Held[]).find(({ partner }) => partner.id === buyerId)
  expect(Number(shown!.ordered)).toBe(Number(ordered) + 10_000)
  expect(await credit()).toBeNull()
  await limitTo(null)
})

it('§3.10 the statement of a partner is a PDF and a table', async () => {
  const { buyer, seller, sellerId, buyerId } = parties
  const pdf = await buyer.call('GET', `/api/payables/statement?partner_id=${sellerId}&format=pdf`)
  expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  const csv = await seller.call('GET', `/api/credits/statement?partner_id=${buyerId}&format=csv`)
  expect([csv.status, csv.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8'])
  expect((await buyer.call('GET', `/api/payables/statement?partner_id=999999&format=csv`)).status).toBe(404)
})

it('§3.10 netting takes the consent of both and cuts both sides by the same sum', async () => {
  const { buyer, seller, rows, buyerId, sellerId } = parties
  const invoice = await confirmedInvoice('50')
  // The seller owes the buyer too.
  await rows(
    `insert into payable (document_id, part, debtor_id, creditor_id, number, currency, amount, issued_on, due_on)
     values ($1, 901, $2, $3, 'IN-9', 'JPY', 3000, '2026-11-01', '2026-12-01')`,
    [invoice.id, sellerId, buyerId],
  )
  const listed = held(await buyer.call('GET', '/api/nettings'))
  expect(listed.possible).toMatchObject([{ partner: { id: sellerId }, currency: 'JPY', amount: '3000' }])
  const propose = () => buyer.call('POST', '/api/nettings', { netting: { partner_id: sellerId, currency: 'JPY' } })
  const proposed = held(await propose())
  expect(proposed).toMatchObject({ amount: '3000', status: 'proposed', is_ours: false })
  expect((await propose()).body.errors[0].code).toBe('netting_waits')
  const answer = (caller: typeof buyer, said: string) =>
    caller.call('PATCH', `/api/nettings/${proposed.id}`, { answer: said, lock_version: proposed.lock_version })
  expect((await answer(buyer, 'agree')).body.errors[0].code).toBe('transition_side')
  const before = (await rowsOf()).reduce((sum, row) => sum + Number(row.open), 0)
  const both = await Promise.all([answer(seller, 'agree'), answer(seller, 'agree')])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect((await rowsOf()).reduce((sum, row) => sum + Number(row.open), 0)).toBe(before - 3000)
  expect((await rowsOf(buyer, 'credits')).map((row) => row.open)).toEqual(['0'])
})

it('§3.10, golden case 27: a confirmed credit note lowers what is owed, the earliest due first; its rest waits', async () => {
  const { buyer, seller } = parties
  const contract = await acceptedOrder('100')
  const invoice = await issuedInvoice(parties, contract.id)
  held(await move(buyer, 'invoices', 'confirm', invoice))
  await settleOthers(invoice.id)
  const draft = await draftCreditOf(parties, contract.id, '8')
  held(await move(seller, 'credit_notes', 'issue', draft))
  expect(await rowOf(invoice.id)).toMatchObject({ open: '110000' })
  held(await move(buyer, 'credit_notes', 'confirm', await show(buyer, 'credit_notes', draft.id)))
  expect(await rowOf(invoice.id)).toMatchObject({ amount: '110000', open: '101200' })
  expect(await rowOf(draft.id, seller, 'credits')).toMatchObject({ amount: '-8800', open: '0' })
})

it('§5.21 what was paid late to a protected supplier bears the interest of the law, and what is open until today', async () => {
  const { rows, buyerId, sellerId } = parties
  const { id: document_id } = await confirmedInvoice('1')
  const write = await payableWriter(parties)
  const days = { received_on: '2026-09-01', legal_on: '2026-10-30', due_on: '2026-10-30', is_protected: true }
  const owed = (part: number, more: object = {}) => write('1000000', { document_id, part, ...days, ...more })
  const paid = async (id: number, on: string) => {
    await rows(
      `insert into settlement (payable_id, debtor_id, creditor_id, kind, amount, settled_on, user_group_id)
       values ($1, $2, $3, 'payment', 1000000, $4, $2)`,
      [id, buyerId, sellerId, on],
    )
    return id
  }
  const late = await paid(await owed(901), '2026-11-09')
  const punctual = await paid(await owed(902), '2026-10-30')
  const free = await paid(await owed(903, { is_protected: false }), '2026-11-09')
  const open = await owed(904)
  const all = await rowsOf(parties.buyer, 'payables', 'tab=all&per_page=500')
  const interest = (id: number) => all.find((row) => row.id === id)?.interest
  expect([interest(late), interest(punctual), interest(free)]).toEqual(['4000', '0', '0'])
  expect(Number(interest(open))).toBeGreaterThan(4000)
})
