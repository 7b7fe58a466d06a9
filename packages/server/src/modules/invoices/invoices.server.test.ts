import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  agreedContract,
  counterDrift,
  documentParties,
  draftInvoice,
  draftInvoiceOf,
  goods,
  held,
  inspectedDelivery,
  issuedInvoice,
  lineIds,
  move,
  progress,
  show,
  type Held,
  type Parties,
} from '../../records/tests/document-parties.fixture.ts'
import { taxCases } from './tax-cases.fixture.ts'

let parties: Parties
beforeAll(async () => {
  parties = await documentParties()
})
afterAll(() => parties.server.stop())

/** An order whose goods were shipped and accepted as a whole. */
async function acceptedOrder(quantities: readonly string[], more: object = {}) {
  const contract = await agreedContract(
    parties,
    quantities.map((quantity, at) => goods(quantity, { size: ['S', 'M', 'L', 'XL'][at % 4], ...more })),
  )
  await inspectedDelivery(parties, contract.id, [...quantities], [...quantities])
  return contract
}

const match = async (id: number, caller = parties.buyer) =>
  held(await caller.call('GET', `/api/invoice_matches/${id}`)) as Held

describe('tax of an invoice, rounded once per rate', () => {
  it.each(taxCases)('domain $name', async ({ lines, head, totals, rounding = 'down' }) => {
    await parties.server.engine.pool.query('update user_group_config set tax_rounding = $2 where user_group_id = $1', [
      parties.sellerId,
      rounding,
    ])
    const invoice = {
      partner_id: parties.buyerId,
      ...head,
      lines: lines.map(([quantity, unit_price, tax_code]) => ({
        item: 'A',
        unit: 'pc',
        quantity,
        unit_price,
        tax_code,
      })),
    }
    expect(held(await parties.seller.call('POST', '/api/invoices', { invoice }))).toMatchObject(totals)
  })
})

it('domain §3.7 an invoice follows what was accepted, is counted on the order, matched, confirmed and approved', async () => {
  const { buyer, seller, stranger } = parties
  const contract = await agreedContract(parties, [goods('100'), goods('50', { size: 'L' })])
  await inspectedDelivery(parties, contract.id, ['60', '50'], ['55', '50'])
  const draft = await draftInvoice(parties, contract.id)
  expect(draft).toMatchObject({
    status: 'draft',
    quantity: '105',
    amount: '365400',
    tax: '36540',
    total: '401940',
    registration_number: 'T5999901000003',
    source_id: contract.id,
  })
  expect((await buyer.call('GET', `/api/invoices/${draft.id}`)).status).toBe(404)
  held(await move(seller, 'invoices', 'issue', draft, { issue_date: '2026-11-20' }))
  const seen = await show(buyer, 'invoices', draft.id)
  expect(seen.number).toMatch(/^INV-?2611-\d{5}$/)
  expect(await progress(buyer, contract.id)).toMatchObject({ billed: ['55', '50'], billable: ['0', '0'] })
  expect((await show(buyer, 'contracts', contract.id)).billing_status).toBe('partial')
  expect(await match(draft.id)).toMatchObject({
    differences: [],
    quantities_right: 2,
    prices_right: 2,
    invoiced: '401940',
    matched: '401940',
    difference: '0',
    orders: [{ id: contract.id }],
    deliveries: [{ is_inspected: true }],
  })
  expect((await stranger.call('GET', `/api/invoice_matches/${draft.id}`)).status).toBe(404)
  held(await move(buyer, 'invoices', 'confirm', seen))
  const confirmed = await show(buyer, 'invoices', draft.id)
  expect(confirmed).toMatchObject({ status: 'confirmed', matched_total: '401940' })
  const late = await move(seller, 'invoices', 'void', await show(seller, 'invoices', draft.id), { reason: '誤り' })
  expect([late.status, late.body.errors[0].code]).toEqual([422, 'transition_status'])
  held(await move(buyer, 'invoices', 'approve', confirmed))
  expect((await show(seller, 'invoices', draft.id)).status).toBe('approved')
})

it('domain §3.7 a dearer invoice is no confirmation by the way: it is disputed, and its undisputed part stays payable', async () => {
  const { buyer, seller } = parties
  const contract = await acceptedOrder(['40', '60'], { unit_price: '3720' })
  const invoice = await issuedInvoice(parties, contract.id, [{ unit_price: '3780' }, { unit_price: '3780' }])
  const found = await match(invoice.id)
  expect(found).toMatchObject({
    prices_right: 0,
    quantities_right: 2,
    differences: [{ number: 1, kind: 'price', money: '6000' }],
    invoiced: '415800',
    matched: '409200',
    difference: '-6600',
  })
  const refused = await move(buyer, 'invoices', 'confirm', invoice)
  expect([refused.status, refused.body.errors[0].code]).toEqual([422, 'match_differs'])
  expect(invoice.transitions).toContainEqual({ name: 'confirm', refusal: 'match_differs' })
  held(await move(buyer, 'invoices', 'dispute', invoice, { reason: '単価が ¥60 高い' }))
  const disputed = await show(seller, 'invoices', invoice.id)
  expect(disputed).toMatchObject({
    status: 'disputed',
    dispute_kinds: 'price',
    matched_total: '409200',
    turn: ['issuer', 'receiver'],
  })
})

it('domain §3.7 a corrected revision is agreed by both; counters, tax and status follow it', async () => {
  const { buyer, seller } = parties
  const contract = await acceptedOrder(['10'])
  const invoice = await issuedInvoice(parties, contract.id, [{ unit_price: '3500' }])
  held(await move(buyer, 'invoices', 'dispute', invoice, { reason: '単価' }))
  const [line] = await lineIds(seller, 'invoices', invoice.id)
  const ask = async (change: object) =>
    held(
      await seller.call('POST', `/api/invoices/${invoice.id}/proposals`, {
        proposal: { kind: 'change', base_revision: 1, reason: '修正', lines: { changed: [{ id: line, ...change }] } },
      }),
    )
  const beyond = await ask({ quantity: '11' })
  const refused = await buyer.call('PATCH', `/api/invoices/${invoice.id}/proposals/${beyond.id}`, { answer: 'accept' })
  expect([refused.status, refused.body.errors[0].code]).toEqual([422, 'exceeds_remaining'])
  const right = await ask({ quantity: '8', unit_price: '3480' })
  held(await buyer.call('PATCH', `/api/invoices/${invoice.id}/proposals/${right.id}`, { answer: 'accept' }))
  expect(await show(buyer, 'invoices', invoice.id)).toMatchObject({
    status: 'issued',
    revision: 2,
    amount: '27840',
    tax: '2784',
    total: '30624',
    dispute_kinds: null,
    matched_total: null,
  })
  expect(await progress(buyer, contract.id)).toMatchObject({ billed: ['8'], billable: ['2'] })
  const revisions = (await buyer.call('GET', `/api/invoices/${invoice.id}/revisions`)).body.data
  expect(revisions).toMatchObject([{ intact: true }, { intact: true }])
})

it('domain §3.7 what was voided is billable again, keeps its number, and is changed no more', async () => {
  const { buyer, seller } = parties
  const contract = await acceptedOrder(['5'])
  const invoice = await issuedInvoice(parties, contract.id)
  held(await move(seller, 'invoices', 'void', await show(seller, 'invoices', invoice.id), { reason: '宛先違い' }))
  expect(await progress(buyer, contract.id)).toMatchObject({ billed: ['0'], billable: ['5'] })
  expect(await show(buyer, 'invoices', invoice.id)).toMatchObject({ status: 'void', number: invoice.number })
  const late = await seller.call('POST', `/api/invoices/${invoice.id}/proposals`, {
    proposal: { kind: 'change', base_revision: 1, reason: '遅い', fields: { remarks: 'x' } },
  })
  expect([late.status, late.body.errors[0].code]).toEqual([422, 'transition_status'])
  expect((await draftInvoice(parties, contract.id)).quantity).toBe('5')
})

it('domain §4.2 more than was accepted cannot be issued', async () => {
  const contract = await acceptedOrder(['5'])
  const draft = await draftInvoiceOf(parties, contract.id, [{ quantity: '6' }])
  const refused = await move(parties.seller, 'invoices', 'issue', draft)
  expect([refused.status, refused.body.errors[0]]).toMatchObject([
    422,
    { code: 'exceeds_remaining', meta: { most: '5' } },
  ])
})

it('domain §3.7 accepted deliveries are billed together by closing period, each once', async () => {
  const { buyer, seller } = parties
  const first = await agreedContract(parties, [goods('10'), goods('4', { size: 'L' })])
  const second = await agreedContract(parties, [goods('7', { item: 'SK26-326', unit_price: '3720' })])
  const one = await inspectedDelivery(parties, first.id, ['10', '4'], ['9', '4'])
  const other = await inspectedDelivery(parties, second.id, ['7'], ['7'])
  await parties.rows("update delivery set arrived_on = '2026-10-14' where document_id = $1", [one.id])
  await parties.rows("update delivery set arrived_on = '2026-10-23' where document_id = $1", [other.id])
  const groups = async () =>
    (await seller.call('GET', '/api/closing_groups?until=2026-10-31')).body.data as Record<string, unknown>[]
  expect(await groups()).toMatchObject([
    {
      partner: { id: parties.buyerId },
      period_start: '2026-10-01',
      period_end: '2026-10-31',
      due: '2026-11-30',
      quantity: '20',
      amount: String(13 * 3480 + 7 * 3720),
      deliveries: [{ id: one.id }, { id: other.id }],
    },
  ])
  expect((await buyer.call('GET', '/api/closing_groups?until=2026-10-31')).body.data).toEqual([])
  const closing_groups = [{ partner_id: parties.buyerId, currency: 'JPY', period_end: '2026-10-31' }]
  const [made] = (await seller.call('POST', '/api/closing_groups', { closing_groups })).body.data
  expect(await groups()).toEqual([])
  const draft = await show(seller, 'invoices', made.id)
  expect(draft).toMatchObject({ period_start: '2026-10-01', due_on: '2026-11-30', quantity: '20', status: 'draft' })
  held(await move(seller, 'invoices', 'issue', draft, { issue_date: '2026-10-31' }))
  expect(await match(draft.id)).toMatchObject({
    differences: [],
    lawful_due: '2026-12-13',
    deliveries: [{ id: one.id, arrived_on: '2026-10-14' }, { id: other.id }],
    meter: { met: 6, standing: 'qualified' },
  })
})

it('domain §5 case 7: an invoice in dollars states its tax in yen, rounded once, and waits for its rate', async () => {
  const { seller, buyerId } = parties
  const line = { item: 'A', unit: 'pc', quantity: '1', unit_price: '1234.56', tax_code: 'standard' }
  const invoice = { partner_id: buyerId, currency: 'USD', lines: [line] }
  const draft = held(await seller.call('POST', '/api/invoices', { invoice }))
  const refused = await move(seller, 'invoices', 'issue', draft)
  expect([refused.status, refused.body.errors[0].field]).toEqual([422, 'invoice.exchange_rate'])
  const rated = held(
    await seller.call('PATCH', `/api/invoices/${draft.id}`, {
      invoice: { exchange_rate: '150.25', exchange_source: 'TTM', lock_version: draft.lock_version },
    }),
  )
  expect((await match(rated.id, seller)).yen_tax).toMatchObject([{ taxable: '185492.64', tax: '18549' }])
})

it('domain §5 case 8: of an unregistered issuer the buyer alone sees what stays deductible, by the day of supply', async () => {
  const { buyer, seller, sellerId, buyerId } = parties
  await parties.rows('update user_group set registration_number = null where id = $1', [sellerId])
  const line = (delivered_on: string) => ({
    ...goods('1', { unit_price: '100000' }),
    tax_code: 'standard',
    delivered_on,
  })
  const invoice = { partner_id: buyerId, lines: [line('2026-09-30'), line('2026-11-21')] }
  const draft = held(await seller.call('POST', '/api/invoices', { invoice }))
  await parties.rows("update user_group set registration_number = 'T5999901000003' where id = $1", [sellerId])
  expect(draft.registration_number).toBeNull()
  held(await move(seller, 'invoices', 'issue', draft, { issue_date: '2026-11-30' }))
  expect(await match(draft.id, buyer)).toMatchObject({
    meter: { standing: 'unregistered' },
    deductible: [
      { share_percent: '80', tax: '10000', deductible: '8000' },
      { share_percent: '70', tax: '10000', deductible: '7000' },
    ],
  })
  expect((await match(draft.id, seller)).deductible).toEqual([])
})

it('trade-law D a buyer writes the seller’s invoice; that its content was shown is proven once, and the seller confirms', async () => {
  const { buyer, seller } = parties
  const contract = await acceptedOrder(['3'])
  const invoice = { source_id: contract.id, silence_agreed_on: '2026-04-01', silence_days: 7 }
  const draft = held(await buyer.call('POST', '/api/invoices', { invoice }))
  expect(draft).toMatchObject({ side: 'receiver', author: 'receiver', issuer: { id: parties.sellerId } })
  expect((await seller.call('GET', `/api/invoices/${draft.id}`)).status).toBe(404)
  held(await move(buyer, 'invoices', 'issue', draft))
  expect((await match(draft.id)).self_billing).toMatchObject({ status: 'unseen', is_qualifying: false })
  const own = held(await buyer.call('POST', `/api/invoice_matches/${draft.id}/witness`))
  expect(own.shown_on).toBeNull()
  const shown = held(await seller.call('POST', `/api/invoice_matches/${draft.id}/witness`))
  expect(shown.shown_on).toMatch(/^\d{4}-\d\d-\d\d$/)
  expect((await match(draft.id)).self_billing).toMatchObject({ status: 'waiting', shown_on: shown.shown_on })
  const mine = await move(buyer, 'invoices', 'confirm', await show(buyer, 'invoices', draft.id))
  expect([mine.status, mine.body.errors[0].code]).toEqual([422, 'transition_side'])
  held(await move(seller, 'invoices', 'confirm', await show(seller, 'invoices', draft.id)))
  expect((await match(draft.id)).self_billing).toMatchObject({ status: 'confirmed', is_qualifying: true })
})

it('domain §3.11 where the receiver approves invoices, a confirmed one waits for its approval', async () => {
  const { buyer, rows, buyerId } = parties
  const contract = await acceptedOrder(['2'])
  const invoice = await issuedInvoice(parties, contract.id)
  const functions = (change: string) =>
    rows(
      `update user_group set enabled_functions = ${change}(enabled_functions, 'approval_receive_invoice') where id = $1`,
      [buyerId],
    )
  held(await move(buyer, 'invoices', 'confirm', invoice))
  await functions('array_append')
  const confirmed = await show(buyer, 'invoices', invoice.id)
  expect(confirmed.approval).toMatchObject({ status: 'needed' })
  const refused = await move(buyer, 'invoices', 'approve', confirmed)
  expect([refused.status, refused.body.errors[0].code]).toEqual([422, 'approval_needed'])
  const { lock_version } = confirmed
  const asked = held(await buyer.call('POST', `/api/invoices/${invoice.id}/approval`, { approval: { lock_version } }))
  expect(asked.approval).toMatchObject({ status: 'pending' })
  expect((await show(parties.seller, 'invoices', invoice.id)).approval).toBeNull()
  await functions('array_remove')
})

it('trade-law E records are found by a range of days, a range of amounts and a partner, all of them together', async () => {
  const { buyer, seller, sellerId, buyerId } = parties
  const line = (unit_price: string) => ({ item: '目印-E1', unit: 'pc', quantity: '1', unit_price })
  for (const [price, day] of [
    ['100', '2031-02-01'],
    ['200', '2031-02-01'],
    ['300', '2031-02-02'],
  ] as const) {
    const invoice = { partner_id: buyerId, title: '目印-E1', lines: [line(price)] }
    const draft = held(await seller.call('POST', '/api/invoices', { invoice }))
    held(await move(seller, 'invoices', 'issue', draft, { issue_date: day }))
  }
  const amounts = async (query: string) => {
    const { body } = await buyer.call('GET', `/api/invoices?partner_id=${sellerId}&sort=amount&${query}`)
    return (body.data as { amount: string }[]).map(({ amount }) => amount)
  }
  const days = 'issued_from=2031-02-01&issued_to=2031-02-02'
  expect(await amounts(days)).toEqual(['100', '200', '300'])
  expect(await amounts(`${days}&amount_from=200&amount_to=300`)).toEqual(['200', '300'])
  expect(await amounts('issued_from=2031-02-01&issued_to=2031-02-01&amount_from=200')).toEqual(['200'])
})

it('documents 1 a hundred invoices at once against one order bill no more than was accepted, and none dies of a deadlock', async () => {
  const { buyer, seller } = parties
  const contract = await acceptedOrder(['100', '100'])
  const drafts = []
  for (let at = 0; at < 100; at += 1)
    drafts.push(await draftInvoiceOf(parties, contract.id, [{ quantity: '2' }, { quantity: '2' }]))
  // In both orders of lines, so that counters taken the wrong way round would show.
  await parties.rows('update document_line set position = -position where document_id = any($1)', [
    drafts.filter((_, at) => at % 2).map(({ id }) => id),
  ])
  const answers = await Promise.all(drafts.map((draft) => move(seller, 'invoices', 'issue', draft)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(50)
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(50)
  expect(await progress(buyer, contract.id)).toMatchObject({ billed: ['100', '100'], billable: ['0', '0'] })
  expect(await counterDrift(parties)).toEqual([])
  expect((await show(buyer, 'contracts', contract.id)).billing_status).toBe('complete')
})
