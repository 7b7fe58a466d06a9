import { type EInvoice, readEInvoice, validateEInvoice } from '@tsumugi/domain/e-invoice'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runDueJobs } from '../../../jobs.ts'
import {
  agreedContract,
  documentParties,
  draftCreditOf,
  goods,
  held,
  inspectedDelivery,
  issuedInvoice,
  move,
  show,
  type Held,
  type Parties,
} from '../../../records/tests/document-parties.fixture.ts'

let parties: Parties
beforeAll(async () => {
  parties = await documentParties()
  const { rows, sellerId, buyerId } = parties
  await rows("update user_group set registration_number = 'T7000012050002' where id = $1", [buyerId])
  await rows('delete from bank_account where user_group_id = $1', [sellerId])
  await rows(
    `insert into bank_account (user_group_id, bank_code, branch_code, kind, account_number, holder)
    values ($1, '0001', '001', 'ordinary', '0234567', 'ﾔﾏﾀﾞﾎｳｾｲ')`,
    [sellerId],
  )
})
afterAll(() => parties.server.stop())

const path = '/api/fedi_invoices'
const make = (documentId: number, more: object = {}, caller = parties.seller) =>
  caller.call('POST', path, { fedi_invoice: { document_id: documentId, ...more } })
const send = async (one: Held) => {
  const wish = { fedi_invoice: { lock_version: one.lock_version } }
  held(await parties.seller.call('POST', `${path}/${one.id}/send`, wish))
  await runDueJobs(parties.server.parts)
}
async function saidIn(id: number): Promise<EInvoice> {
  const [row] = await parties.rows('select xml from fedi_invoice where id = $1', [id])
  return readEInvoice(String(row!.xml)).invoice!
}
const figures = ({ totals, taxTotals }: EInvoice) =>
  [totals?.exTax, taxTotals?.[0]?.tax, totals?.incTax, totals?.payable].map((amount) => amount?.value)

async function deliveredOrder(...quantities: string[]) {
  const total = String(quantities.reduce((whole, quantity) => whole + Number(quantity), 0))
  const [sku] = await parties.rows(
    'select id, jan from stock_keeping_unit where user_group_id = $1 and jan is not null order by id limit 1',
    [parties.buyerId],
  )
  const contract = await agreedContract(parties, [goods(total, { sku_id: sku?.id ?? null })])
  const deliveries: Held[] = []
  for (const quantity of quantities)
    deliveries.push(await inspectedDelivery(parties, contract.id, [quantity], [quantity]))
  return { contract, deliveries, jan: sku?.jan }
}

/** An invoice that follows no order, issued. */
async function issued(lines: object[], head: object = {}, noun: 'invoice' | 'credit_note' = 'invoice'): Promise<Held> {
  const given = lines.map((line) => ({ item: 'A', unit: 'pc', tax_code: 'standard', ...line }))
  const begun = { partner_id: parties.buyerId, title: '', ...head, lines: given }
  const draft = held(await parties.seller.call('POST', `/api/${noun}s`, { [noun]: begun }))
  held(await move(parties.seller, `${noun}s`, 'issue', draft))
  return draft
}
const line = (quantity: string, unit_price: string, more: object = {}) => ({ quantity, unit_price, ...more })

describe('evidence e-invoice §2 all that stands beside an invoice is said in its electronic form', () => {
  it('account, terms, people, delivery and the codes of the goods are read back from the file', async () => {
    const { contract, deliveries, jan } = await deliveredOrder('4')
    const invoice = await issuedInvoice(parties, contract.id)
    const draft = held(await make(invoice.id))
    expect(draft.findings).toEqual([])
    const said = await saidIn(draft.id)
    expect(said.payments).toEqual([
      {
        code: { value: '30' },
        remittance: invoice.number,
        account: { id: { value: '0001:001:1:0234567' }, name: 'ﾔﾏﾀﾞﾎｳｾｲ' },
      },
    ])
    expect(said.terms?.[0]?.note).toBeTruthy()
    expect(said.buyerReference).toBe(said.buyer?.contact?.person)
    expect(said.buyerReference).toBeTruthy()
    expect(said.seller?.contact?.email).toContain('@')
    expect(said.order?.id).toBe(contract.number)
    expect(said.delivery?.date).toBe(deliveries[0]!.arrived_on)
    const [first] = said.lines!
    expect(first?.documents).toEqual([{ id: { value: deliveries[0]!.number } }])
    expect(first?.orders).toEqual([{ lineId: '1', order: contract.number }])
    expect(jan).toBeTruthy()
    expect(first?.item).toMatchObject({
      buyerCode: 'NB-1042',
      standardCode: { value: jan, scheme: '0160' },
      attributes: [
        { name: '表示単位名称', value: '点' },
        { name: '色', value: '藍' },
        { name: 'サイズ', value: 'M' },
      ],
    })
  })
})

describe('evidence e-invoice §7 returns, cancellations and summaries', () => {
  it('a credit note is a negative invoice that names the one it takes back from', async () => {
    const { contract } = await deliveredOrder('10')
    const invoice = await issuedInvoice(parties, contract.id)
    const more = { invoice_number: invoice.number, sold_on: '2026-10-15' }
    const credit = await draftCreditOf(parties, contract.id, '3', more)
    held(await move(parties.seller, 'credit_notes', 'issue', credit))
    const draft = held(await make(credit.id))
    expect(draft).toMatchObject({
      purpose: 'return',
      payable: '-11484',
      findings: [],
      preceding_number: invoice.number,
    })
    const said = await saidIn(draft.id)
    expect(said.lines).toMatchObject([
      { note: '2026-10-15', quantity: { value: '-3' }, amount: { value: '-10440' }, price: { net: { value: '3480' } } },
    ])
    expect(said.preceding).toEqual([{ number: invoice.number, issueDate: invoice.issue_date }])
    expect([said.payments, said.terms]).toEqual([undefined, undefined])
    await send(draft)
    expect((await show(parties.seller, 'fedi_invoices', draft.id)).network_status).toBe('delivered')
  })

  it('an invoice that is void after it was sent is taken back by its mirror, once', async () => {
    const { contract } = await deliveredOrder('10')
    const invoice = await issuedInvoice(parties, contract.id)
    const draft = held(await make(invoice.id))
    expect(draft.is_cancellable).toBe(false)
    await send(draft)
    const own = await show(parties.seller, 'invoices', invoice.id)
    held(await move(parties.seller, 'invoices', 'void', own, { reason: '二重に発行' }))
    expect((await show(parties.seller, 'fedi_invoices', draft.id)).is_cancellable).toBe(true)
    const mirror = held(await make(invoice.id))
    expect(mirror).toMatchObject({
      purpose: 'cancellation',
      number: `${draft.number}-C`,
      payable: '-38280',
      findings: [],
    })
    expect((await saidIn(mirror.id)).preceding).toEqual([{ number: draft.number, issueDate: draft.issue_date }])
    expect(held(await make(invoice.id)).id).toBe(mirror.id)
    expect((await show(parties.seller, 'fedi_invoices', draft.id)).is_cancellable).toBe(false)
    await send(mirror)
    expect((await show(parties.seller, 'fedi_invoices', mirror.id)).network_status).toBe('delivered')
  })

  it('a monthly summary has a line for each delivery note where that is wanted, and comes to the same sum', async () => {
    const { contract, deliveries } = await deliveredOrder('4', '6')
    const ids = await Promise.all(
      deliveries.map(({ id }) => parties.rows('select id from document_line where document_id = $1', [id])),
    )
    const invoice = await issuedInvoice(parties, contract.id)
    const byGoods = held(await make(invoice.id))
    // One line that two notes stand behind belongs to neither.
    expect((await make(invoice.id, { summary: 'notes' })).body.errors[0].code).toBe('e_invoice_no_notes')
    await parties.rows('alter table document_line disable trigger user')
    await parties.rows('update document_line set delivery_line_id = $2 where document_id = $1', [
      invoice.id,
      ids[0]![0]!.id,
    ])
    await parties.rows('alter table document_line enable trigger user')
    const byNotes = held(await make(invoice.id, { summary: 'notes' }))
    expect([byNotes.id, byNotes.payable, byNotes.findings]).toEqual([byGoods.id, byGoods.payable, []])
    expect((await saidIn(byNotes.id)).lines).toMatchObject([
      {
        quantity: { value: '1' },
        item: { name: deliveries[0]!.number },
        documents: [{ id: { value: deliveries[0]!.number } }],
      },
    ])
  })
})

describe('evidence e-invoice §4 prices with the tax in them', () => {
  it('are taken apart to the yen as the invoice has it, line by line', async () => {
    const invoice = await issued([line('3', '1100'), line('7', '334'), line('2', '540', { tax_code: 'reduced' })], {
      tax_mode: 'inc_tax',
    })
    const draft = held(await make(invoice.id))
    const kept = await show(parties.seller, 'invoices', invoice.id)
    expect(draft).toMatchObject({ findings: [], payable: kept.total })
    expect(figures(await saidIn(draft.id))).toEqual([kept.amount, kept.tax, kept.total, kept.total])
  })

  it('that the standard cannot say are refused with their figures', async () => {
    const invoice = await issued([line('1', '10009')], { tax_mode: 'inc_tax' })
    const [fault] = (await make(invoice.id)).body.errors
    expect(fault).toMatchObject({ code: 'e_invoice_inc_tax', meta: { gross: '10009', tax: '909', low: '910' } })
    expect(fault.message).toContain('910')
    expect(await parties.rows('select id from fedi_invoice where document_id = $1', [invoice.id])).toEqual([])
  })
})

const reduced = { tax_code: 'reduced' }
const mixed = [line('77', '57'), line('57', '417'), line('83', '167', reduced), line('67', '197', reduced)]
/** Cases of evidence §8 that an invoice of ours can say: what goes in, and without tax, tax, with it, due. */
const golden: readonly [name: string, lines: object[], head: object, figures: string[], noun?: 'credit_note'][] = [
  ['1', [line('180', '3480')], {}, ['626400', '62640', '689040', '689040']],
  ['2', mixed, {}, ['55218', '4979', '60197', '60197']],
  [
    '3',
    [line('3.2', '1480', { unit: 'm' }), line('1', '500', { line_kind: 'service', description: 'カット代' })],
    {},
    ['5236', '523', '5759', '5759'],
  ],
  ['4', mixed, { discount: '1000' }, ['54218', '4889', '59107', '59107']],
  ['5', [line('3', '3480')], { sold_on: '2026-10-15' }, ['-10440', '-1044', '-11484', '-11484'], 'credit_note'],
  [
    '6',
    [line('100', '12.3456')],
    { currency: 'USD', exchange_rate: '150.25', rate_units: 1, rate_kind: 'TTM', rate_on: '2026-11-30' },
    ['1234.56', '123.45', '1358.01', '1358.01'],
  ],
  ['8 without its deposit', [line('300', '1850')], {}, ['555000', '55500', '610500', '610500']],
  ['9', [line('10', '5000'), line('1', '1320', { tax_code: 'out_of_scope' })], {}, ['51320', '5000', '56320', '56320']],
]

describe('evidence e-invoice §8 the golden cases, from the document to the file', () => {
  it.each(golden)('case %s', async (_, lines, head, expected, noun) => {
    const invoice = await issued(lines, head, noun)
    const draft = held(await make(invoice.id))
    expect(draft.findings).toEqual([])
    expect(figures(await saidIn(draft.id))).toEqual(expected)
  })

  it('case 11: a seller who is not registered shows no tax, and asks for all that is to be paid', async () => {
    const { rows, sellerId } = parties
    const [before] = await rows('select registration_number, corporate_number from user_group where id = $1', [
      sellerId,
    ])
    await rows('update user_group set registration_number = null, corporate_number = $2 where id = $1', [
      sellerId,
      '1010001000006',
    ])
    const agreed = await issued([line('40', '2500')], { tax_mode: 'inc_tax' })
    const apart = await issued([line('40', '2500')])
    const made = [held(await make(agreed.id)), held(await make(apart.id))]
    await rows('update user_group set registration_number = $2, corporate_number = $3 where id = $1', [
      sellerId,
      before!.registration_number,
      before!.corporate_number,
    ])
    expect(made.map(({ profile, payable, findings }) => [profile, payable, findings])).toEqual([
      ['jp_nontax', '100000', []],
      ['jp_nontax', '110000', []],
    ])
  })
})

describe('evidence e-invoice §4 the rules know what stands beside the file', () => {
  it('the yen of a foreign invoice is held against the rate, and a number that was vouched for stands', async () => {
    const { rows, sellerId, seller } = parties
    const head = { currency: 'USD', exchange_rate: '150.25', rate_units: 1, rate_kind: 'TTM', rate_on: '2026-11-30' }
    const invoice = await issued([line('100', '12.3456')], head)
    const draft = held(await make(invoice.id))
    await rows('update fedi_invoice set known = $2 where id = $1', [draft.id, JSON.stringify({ yenRate: '1' })])
    const { findings } = await show(seller, 'fedi_invoices', draft.id)
    expect(findings.map(({ rule }: Held) => rule)).toEqual(['own-jpy-tax-amount'])

    const [kept] = await rows('select registration_number as number from user_group where id = $1', [sellerId])
    const wrong = `T${(Number(String(kept!.number)[1]) % 9) + 1}${String(kept!.number).slice(2)}`
    const named = (reason: string | null) =>
      rows('update user_group set registration_number = $2, registration_override = $3 where id = $1', [
        sellerId,
        wrong,
        reason,
      ])
    await named(null)
    const doubted = held(await make((await issued([line('1', '100')])).id))
    await named('税務署の通知書どおり')
    const vouched = held(await make((await issued([line('1', '100')])).id))
    await rows('update user_group set registration_number = $2, registration_override = null where id = $1', [
      sellerId,
      kept!.number,
    ])
    expect(doubted.findings.map(({ rule }: Held) => rule)).toEqual(['own-check-digit'])
    expect(vouched.findings).toEqual([])
    const said = await saidIn(vouched.id)
    expect(validateEInvoice(said).map(({ rule }) => rule)).toEqual(['own-check-digit'])
  })
})
