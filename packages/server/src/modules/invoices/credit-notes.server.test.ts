import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  agreedContract,
  documentParties,
  draftCreditOf,
  goods,
  held,
  inspectedDelivery,
  issuedInvoice,
  move,
  progress,
  show,
  type Parties,
} from '../../records/tests/document-parties.fixture.ts'

let parties: Parties
beforeAll(async () => {
  parties = await documentParties()
})
afterAll(() => parties.server.stop())

/** An order of 100 pieces that were accepted and billed. */
async function billedOrder() {
  const contract = await agreedContract(parties, [goods('100')])
  await inspectedDelivery(parties, contract.id, ['100'], ['100'])
  const invoice = await issuedInvoice(parties, contract.id)
  held(await move(parties.buyer, 'invoices', 'confirm', invoice))
  return { contract, invoice }
}

it('trade-law D: a credit states the registration, the day of the return and the tax of each rate, and is the mirror of its sale', async () => {
  const { contract, invoice } = await billedOrder()
  const draft = await draftCreditOf(parties, contract.id, '8', { returned_on: '2026-11-20', sold_on: '2026-10-31' })
  expect((await parties.buyer.call('GET', `/api/credit_notes/${draft.id}`)).status).toBe(404)
  held(await move(parties.seller, 'credit_notes', 'issue', draft))
  const credit = await show(parties.buyer, 'credit_notes', draft.id)
  expect(credit).toMatchObject({
    status: 'issued',
    registration_number: 'T5999901000003',
    returned_on: '2026-11-20',
    sold_on: '2026-10-31',
    tax_totals: [{ rate_percent: '10', taxable: credit.amount, tax: credit.tax }],
  })
  // 8 of 100 pieces, at the price and the rate of their sale.
  expect(Number(credit.total) * 100).toBe(Number(invoice.total) * 8)
  expect(await progress(parties.buyer, contract.id)).toMatchObject({
    billed: ['100'],
    credited: ['8'],
    returned: ['8'],
    billable: ['0'],
  })
  held(await move(parties.buyer, 'credit_notes', 'confirm', credit))
  expect((await show(parties.seller, 'credit_notes', draft.id)).status).toBe('confirmed')
})

it('domain §4.2 nobody takes back more than was billed, and what is declined is not taken back', async () => {
  const { contract } = await billedOrder()
  const much = await draftCreditOf(parties, contract.id, '101')
  const refused = await move(parties.seller, 'credit_notes', 'issue', much)
  expect([refused.status, refused.body.errors[0]]).toMatchObject([
    422,
    { code: 'exceeds_remaining', meta: { most: '100' } },
  ])
  const [first, second] = [
    await draftCreditOf(parties, contract.id, '60'),
    await draftCreditOf(parties, contract.id, '41'),
  ]
  held(await move(parties.seller, 'credit_notes', 'issue', first))
  expect((await move(parties.seller, 'credit_notes', 'issue', second)).body.errors[0].meta.most).toBe('40')
  const seen = await show(parties.buyer, 'credit_notes', first.id)
  held(await move(parties.buyer, 'credit_notes', 'decline', seen, { reason: '返品は受けていません' }))
  expect(await progress(parties.buyer, contract.id)).toMatchObject({ credited: ['0'] })
  held(await move(parties.seller, 'credit_notes', 'issue', second))
})

it('domain §4.2 of eight credits at once over a whole order one is issued', async () => {
  const { contract } = await billedOrder()
  const drafts = []
  for (let at = 0; at < 8; at += 1) drafts.push(await draftCreditOf(parties, contract.id, '100'))
  const answers = await Promise.all(drafts.map((draft) => move(parties.seller, 'credit_notes', 'issue', draft)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(7).fill(422)])
  expect(await progress(parties.buyer, contract.id)).toMatchObject({ credited: ['100'] })
})

it('documents 14 a credit for a price takes back no pieces: they could be billed once more', async () => {
  const { contract } = await billedOrder()
  const draft = await draftCreditOf(parties, contract.id, '100', { credit_reason: 'price_too_high' })
  const refused = await move(parties.seller, 'credit_notes', 'issue', draft)
  expect([refused.status, refused.body.errors[0].code]).toEqual([422, 'credit_of_price'])
  const free = { ...goods('1'), description: '単価の差額', unit_price: '6000' }
  const credit_note = { partner_id: parties.buyerId, credit_reason: 'price_too_high', title: '差額', lines: [free] }
  const right = held(await parties.seller.call('POST', '/api/credit_notes', { credit_note }))
  held(await move(parties.seller, 'credit_notes', 'issue', right))
  expect(await progress(parties.buyer, contract.id)).toMatchObject({
    billed: ['100'],
    credited: ['0'],
    billable: ['0'],
  })
})
