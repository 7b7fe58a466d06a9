import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  agreedContract,
  documentParties,
  draftInvoiceOf,
  goods,
  held,
  inspectedDelivery,
  move,
  show,
  type Parties,
} from '../../records/tests/document-parties.fixture.ts'

let parties: Parties
beforeAll(async () => {
  parties = await documentParties()
})
afterAll(() => parties.server.stop())

const match = async (id: number, caller = parties.buyer) => held(await caller.call('GET', `/api/invoice_matches/${id}`))

it('domain §3.7 a closing invoice bears the tax of its orders; prices of two modes are two drafts', async () => {
  const { seller, buyerId, rows } = parties
  const accepted = async (lines: object[], head: object = {}) => {
    const contract = await agreedContract(parties, lines, head)
    const quantities = lines.map(() => '10')
    const { id } = await inspectedDelivery(parties, contract.id, quantities, quantities)
    await rows("update delivery set arrived_on = '2026-09-14' where document_id = $1", [id])
  }
  const [sku] = await rows(
    'select k.id from stock_keeping_unit k join phase p on p.id = k.phase_id where p.user_group_id = $1 and p.frozen_at is null order by k.id limit 1',
    [buyerId],
  )
  const tea = goods('10', { item: '茶', unit_price: '500', tax_code: 'reduced', sku_id: Number(sku!.id) })
  await accepted([tea, goods('10')])
  await accepted([goods('10', { unit_price: '1100' })], { tax_mode: 'inc_tax' })
  const named = { partner_id: buyerId, currency: 'JPY', period_end: '2026-09-30' }
  const listed = (await seller.call('GET', '/api/closing_groups?until=2026-09-30')).body.data
  expect(listed.map((each: Record<string, unknown>) => [each.tax_mode, each.amount]).toSorted()).toEqual([
    ['ex_tax', '39800'],
    ['inc_tax', '11000'],
  ])
  const made = (await seller.call('POST', '/api/closing_groups', { closing_groups: [named] })).body.data
  const drafts = await Promise.all(made.map(({ id }: { id: number }) => show(seller, 'invoices', id)))
  const [before, within] = drafts.toSorted((one, other) => Number(other.total) - Number(one.total))
  expect(before).toMatchObject({ tax_mode: 'ex_tax', tax: '3880', total: '43680' })
  expect(before!.tax_totals.map(({ code, tax }: Record<string, unknown>) => [code, tax]).toSorted()).toEqual([
    ['reduced', '400'],
    ['standard', '3480'],
  ])
  expect(within).toMatchObject({ tax_mode: 'inc_tax', amount: '10000', tax: '1000', total: '11000' })
  expect(
    await rows('select sku_id::int from document_line where document_id = $1 and tax_code = $2', [
      before!.id,
      'reduced',
    ]),
  ).toEqual([{ sku_id: Number(sku!.id) }])
  expect((await match(before!.id, seller)).differences).toEqual([])
})

it('domain §3.7 tax that is not the order’s is a difference with its reason: another rate, another mode of prices', async () => {
  const { seller } = parties
  const order = await agreedContract(parties, [goods('10', { unit_price: '1000', tax_code: 'reduced' })])
  await inspectedDelivery(parties, order.id, ['10'], ['10'])
  const draft = await draftInvoiceOf(parties, order.id, [{ tax_code: 'standard' }])
  const invoice = { tax_mode: 'inc_tax', lock_version: draft.lock_version }
  expect((await match(draft.id, seller)).differences).toMatchObject([{ kind: 'tax', cause: 'rate', money: '200' }])
  held(await seller.call('PATCH', `/api/invoices/${draft.id}`, { invoice }))
  const both = (await match(draft.id, seller)).differences as { cause: string; money: string }[]
  expect(both.map(({ cause, money }) => [cause, money])).toEqual([
    ['rate', '169'],
    ['mode', '-1000'],
  ])
})

it('trade-law B2 tax that the order does not bear is held back by a dispute, the rest stays payable', async () => {
  const { buyer, seller, rows } = parties
  const order = await agreedContract(parties, [goods('10', { unit_price: '1000', tax_code: 'reduced' })])
  await inspectedDelivery(parties, order.id, ['10'], ['10'])
  const draft = await draftInvoiceOf(parties, order.id, [{ tax_code: 'standard' }])
  held(await move(seller, 'invoices', 'issue', draft))
  expect(await match(draft.id)).toMatchObject({
    invoiced: '11000',
    matched: '10800',
    difference: '-200',
    taxes: [
      { rate_percent: '10', matched: { taxable: '0', tax: '0' } },
      { rate_percent: '8', invoiced: { taxable: '0', tax: '0' }, matched: { taxable: '10000', tax: '800' } },
    ],
  })
  const reason = { reason: '軽減税率の品です' }
  held(await move(buyer, 'invoices', 'dispute', await show(buyer, 'invoices', draft.id), reason))
  expect((await show(buyer, 'invoices', draft.id)).matched_total).toBe('10800')
  const parts = await rows(
    'select trim_scale(amount)::text as amount, trim_scale(held)::text as held from payable where document_id = $1',
    [draft.id],
  )
  expect(parts).toEqual([{ amount: '11000', held: '200' }])
})
