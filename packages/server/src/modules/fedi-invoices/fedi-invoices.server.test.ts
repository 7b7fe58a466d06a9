import { readEInvoice, writeEInvoice } from '@tsumugi/domain/e-invoice'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runDueJobs } from '../../jobs.ts'
import {
  agreedContract,
  documentParties,
  goods,
  held,
  inspectedDelivery,
  issuedInvoice,
  move,
  show,
  type Held,
  type Parties,
} from '../../records/tests/document-parties.fixture.ts'
import { taxCases } from '../invoices/tax-cases.fixture.ts'

let parties: Parties
beforeAll(async () => {
  parties = await documentParties()
  // The buyer is found by its own number, as every receiver is.
  await parties.rows("update user_group set registration_number = 'T7000012050002' where id = $1", [parties.buyerId])
})
afterAll(() => parties.server.stop())

const path = '/api/fedi_invoices'
const make = async (documentId: number, caller = parties.seller) =>
  caller.call('POST', path, { fedi_invoice: { document_id: documentId } })
const send = (one: Held) =>
  parties.seller.call('POST', `${path}/${one.id}/send`, { fedi_invoice: { lock_version: one.lock_version } })
const received = async (number: string) => {
  const { body } = await parties.buyer.call('GET', `${path}?direction=receive&q=${number}`)
  return body.data as Held[]
}

async function issued(quantity = '10') {
  const contract = await agreedContract(parties, [goods(quantity)])
  const delivery = await inspectedDelivery(parties, contract.id, [quantity], [quantity])
  return { contract, delivery, invoice: await issuedInvoice(parties, contract.id) }
}

describe('domain §3.9 an electronic invoice from the seller to the buyer', () => {
  it('is made, seen by nobody else, sent, delivered, matched, answered, and the answer comes back', async () => {
    const { buyer, seller, stranger, server } = parties
    const { contract, delivery, invoice } = await issued()
    const draft = held(await make(invoice.id))
    expect(draft).toMatchObject({
      direction: 'issue',
      profile: 'jp_pint',
      number: invoice.number,
      payable: '38280',
      findings: [],
      network_status: 'draft',
      business_status: 'none',
    })
    expect(held(await make(invoice.id)).id).toBe(draft.id)
    for (const other of [buyer, stranger]) expect((await other.call('GET', `${path}/${draft.id}`)).status).toBe(404)
    expect((await make(invoice.id, buyer)).body.errors[0].code).toBe('e_invoice_not_author')

    const sent = held(await send(draft))
    expect(sent.network_status).toBe('queued')
    await runDueJobs(server.parts)
    const delivered = await show(seller, 'fedi_invoices', draft.id)
    expect([delivered.network_status, delivered.business_status]).toEqual(['delivered', 'none'])

    const [arrived] = await received(String(invoice.number))
    const seen = await show(buyer, 'fedi_invoices', arrived!.id)
    expect(seen).toMatchObject({ direction: 'receive', sha256: delivered.sha256, document_id: invoice.id })
    expect(seen.links.map(({ document_id: id }: Held) => id).toSorted()).toEqual(
      [contract.id, delivery.id, invoice.id].toSorted(),
    )
    const answer = { code: 'UQ', reason: 'QTY', note: '2点足りません' }
    const refused = await buyer.call('POST', `${path}/${seen.id}/responses`, { fedi_invoice: { code: 'UQ' } })
    expect(refused.body.errors[0].code).toBe('e_invoice_reason')
    held(await buyer.call('POST', `${path}/${seen.id}/responses`, { fedi_invoice: answer }))
    await runDueJobs(server.parts)
    const answered = await show(seller, 'fedi_invoices', draft.id)
    expect([answered.network_status, answered.business_status]).toEqual(['delivered', 'disputed'])
    expect(answered.messages.at(-1)).toMatchObject({ kind: 'response', ...answer, account: null })
    held(await buyer.call('POST', `${path}/${seen.id}/responses`, { fedi_invoice: { code: 'PD' } }))
    const over = await buyer.call('POST', `${path}/${seen.id}/responses`, { fedi_invoice: { code: 'AB' } })
    expect(over.body.errors[0].code).toBe('e_invoice_over')
  })

  it('what is not issued says why it is none', async () => {
    const line = { item: 'A', unit: 'pc', quantity: '1', unit_price: '1100', tax_code: 'standard' }
    const begun = { partner_id: parties.buyerId, title: '', tax_mode: 'inc_tax', lines: [line] }
    const draft = held(await parties.seller.call('POST', '/api/invoices', { invoice: begun }))
    expect((await make(draft.id)).body.errors[0].code).toBe('e_invoice_not_issued')
    expect((await make(999_999)).status).toBe(404)
  })

  it('what was sent stays to the byte, whoever asks', async () => {
    const { invoice } = await issued('3')
    const draft = held(await make(invoice.id))
    const gone = held(await send(draft))
    const again = await send(gone)
    expect(again.body.errors[0].code).toBe('e_invoice_left')
    const late = { repair: 'recalculate', lock_version: gone.lock_version }
    const repair = await parties.seller.call('POST', `${path}/${draft.id}/repair`, { fedi_invoice: late })
    expect(repair.body.errors[0].code).toBe('e_invoice_left')
    await expect(parties.rows("update fedi_invoice set xml = 'x' where id = $1", [draft.id])).rejects.toThrow(
      /left or came as it is/,
    )
  })

  it('a draft that breaks a rule says where and what would be right, is repaired in one press, and only then leaves', async () => {
    const { invoice } = await issued('4')
    const draft = held(await make(invoice.id))
    const xml = String((await parties.rows('select xml from fedi_invoice where id = $1', [draft.id]))[0]!.xml)
    const { invoice: read } = readEInvoice(xml)
    const broken = writeEInvoice({ ...read!, totals: { ...read!.totals, payable: { value: '1', currency: 'JPY' } } })
    await parties.rows('update fedi_invoice set xml = $2, findings = 1 where id = $1', [draft.id, Buffer.from(broken)])
    const found = await show(parties.seller, 'fedi_invoices', draft.id)
    expect(found.findings).toMatchObject([{ rule: 'ibr-co-16', found: '1', expected: '15312', repair: 'recalculate' }])
    expect((await send(found)).body.errors[0].code).toBe('e_invoice_findings')
    const wish = { repair: 'recalculate', lock_version: found.lock_version }
    const repaired = held(await parties.seller.call('POST', `${path}/${draft.id}/repair`, { fedi_invoice: wish }))
    expect(repaired).toMatchObject({ findings: [], finding_count: 0, payable: '15312', sha256: draft.sha256 })
    held(await send(repaired))
  })

  it('the original is answered to the byte and runs nowhere', async () => {
    const { invoice } = await issued('2')
    const draft = held(await make(invoice.id))
    const { headers } = await parties.seller.call('GET', `${path}/${draft.id}/original`)
    expect(headers.get('Content-Disposition')).toMatch(/^attachment/)
    expect(headers.get('Content-Security-Policy')).toContain('sandbox')
  })
})

describe('domain §3.7 tax of an electronic invoice is that of the invoice it says', () => {
  it.each(taxCases)('$name', async ({ lines, head, totals, rounding = 'down' }) => {
    await parties.rows('update user_group_config set tax_rounding = $2 where user_group_id = $1', [
      parties.sellerId,
      rounding,
    ])
    const given = lines.map(([quantity, unit_price, tax_code]) => ({
      item: 'A',
      unit: 'pc',
      quantity,
      unit_price,
      tax_code,
    }))
    const begun = { partner_id: parties.buyerId, title: '', ...head, lines: given }
    const draft = held(await parties.seller.call('POST', '/api/invoices', { invoice: begun }))
    held(await move(parties.seller, 'invoices', 'issue', draft))
    const made = await make(draft.id)
    expect(held(made)).toMatchObject({ findings: [], payable: totals.total })
  })
})
