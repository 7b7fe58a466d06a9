import { addDays } from '@tsumugi/domain'
import { orderRecordItems } from '@tsumugi/domain/trading'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readPdf } from '../../documents/pdf/read-pdf.fixture.ts'
import {
  agreedContract,
  documentParties,
  draftDelivery,
  goods,
  held,
  issuedInvoice,
  lineIds,
  move,
  show,
  type Held,
  type Parties,
} from '../../records/tests/document-parties.fixture.ts'

let parties: Parties
let order: Held
beforeAll(async () => {
  parties = await documentParties()
  order = await storyOfAnOrder()
}, 240_000)
afterAll(() => parties.server.stop())

/** 100 pieces ordered, a change agreed, 92 accepted, 8 sent back to be made again, billed, paid in part, a part set off. */
async function storyOfAnOrder(): Promise<Held> {
  const { buyer, seller, rows, buyerId, sellerId } = parties
  const contract = await agreedContract(parties, [goods('100')])
  const [line] = await lineIds(buyer, 'contracts', contract.id)
  const proposal = {
    kind: 'change',
    base_revision: (await show(buyer, 'contracts', contract.id)).revision,
    reason: '刺繍を足す',
    lines: { changed: [{ id: line, unit_price: '3500' }] },
  }
  const { id: asked } = held(await buyer.call('POST', `/api/contracts/${contract.id}/proposals`, { proposal }))
  held(await seller.call('PATCH', `/api/contracts/${contract.id}/proposals/${asked}`, { answer: 'accept' }))
  const draft = await draftDelivery(parties, contract.id)
  held(await move(seller, 'deliveries', 'ship', draft))
  held(await move(buyer, 'deliveries', 'arrive', await show(buyer, 'deliveries', draft.id)))
  const [arrived] = await lineIds(buyer, 'deliveries', draft.id)
  const counting = { client_id: randomUUID(), action: 'received', lines: [{ id: arrived, add: '100' }] }
  held(await buyer.call('POST', `/api/deliveries/${draft.id}/countings`, { counting }))
  const defect = { client_id: randomUUID(), line_id: arrived, code: 'T01', treatment: 'return', quantity: '8' }
  held(await buyer.call('POST', `/api/deliveries/${draft.id}/defects`, { defect }))
  const accepted = { client_id: randomUUID(), action: 'accepted', lines: [{ id: arrived, add: '92' }] }
  held(await buyer.call('POST', `/api/deliveries/${draft.id}/countings`, { counting: accepted }))
  held(await move(buyer, 'deliveries', 'inspect', await show(buyer, 'deliveries', draft.id)))
  const invoice = await issuedInvoice(parties, contract.id)
  held(await move(buyer, 'invoices', 'confirm', await show(buyer, 'invoices', invoice.id)))
  for (const [kind, amount] of [
    ['payment', '100000'],
    ['netting', '5000'],
  ] as const)
    await rows(
      `insert into settlement (payable_id, debtor_id, creditor_id, kind, amount, settled_on, user_group_id)
      select id, $1, $2, $3, $4, '2026-12-28', $1 from payable where document_id = $5 limit 1`,
      [buyerId, sellerId, kind, amount, invoice.id],
    )
  return show(buyer, 'contracts', contract.id)
}

const query = (more: object = {}) =>
  new URLSearchParams({
    partner_id: String(parties.sellerId),
    ordered_from: '2020-01-01',
    ordered_until: '2099-12-31',
    ...more,
  }).toString()
const records = (more: object = {}, caller = parties.buyer) => caller.call('GET', `/api/order_records?${query(more)}`)

it('trade-law B2.4 the buyer keeps of an order everything that Art. 7 asks for, item by item', async () => {
  const { records: found } = held(await records()) as unknown as { records: Held[] }
  const record = found.find(({ id }) => id === order.id)
  expect(record).toMatchObject({ id: order.id, number: order.number, accepted: '92', rejected: '8', paid: '100000' })
  const items = record!.items as unknown as { key: string; entries: string[] }[]
  expect(items.map(({ key }) => key)).toEqual(orderRecordItems.map(({ key }) => key))
  const entries = Object.fromEntries(items.map((item) => [item.key, item.entries.join('\n')]))
  expect(entries.received_content).toMatch(/ 100$/)
  expect(entries.received_on).toMatch(/: 20\d\d/)
  expect(entries.inspected_on).toMatch(/: 20\d\d/)
  expect(entries.inspection_result).toMatch(/合格 92 \/ 不合格 8/)
  expect(entries.reject_treatment).toMatch(/返品 8/)
  expect(entries.changes_and_redo).toMatch(/変更 — 刺繍を足す/)
  expect(entries.amount_changes).toMatch(/¥348,000 → ¥350,000 — 刺繍を足す/)
  expect(entries.paid_amount).toMatch(/^INV.*: ¥100,000$/)
  expect(entries.paid_on).toMatch(/2026\/12\/28|2026年12月28日/)
  expect(entries.payment_means).toBe('銀行振込')
  expect(entries.material_set_off).toMatch(/相殺 ¥5,000 — 残額/)
  expect(entries.interest_paid).toBe('')
})

it('trade-law B2.4 it is found by supplier and by the days of orders, both ends included', async () => {
  const { buyer, buyerId, sellerId } = parties
  const on = order.issue_date as string
  const isFound = async (more: object) => {
    const { records: found } = held(await records(more)) as unknown as { records: Held[] }
    return found.some(({ id }) => id === order.id)
  }
  expect(await isFound({ ordered_from: on, ordered_until: on })).toBe(true)
  expect(await isFound({ ordered_from: addDays(on, 1) })).toBe(false)
  expect(await isFound({ ordered_until: addDays(on, -1) })).toBe(false)
  expect(await isFound({ partner_id: String(buyerId) })).toBe(false)
  const { count } = held(await records())
  expect(held(await buyer.call('GET', '/api/order_records/suppliers'))).toMatchObject([{ id: sellerId, count }])
  const refused = await records({ ordered_from: '2027-01-01', ordered_until: '2026-01-01' })
  expect([refused.status, refused.body.errors[0].code]).toEqual([422, 'order_record_range'])
})

it('trade-law B2.4 it is the buyer’s record: neither the supplier nor anybody else reads it', async () => {
  for (const caller of [parties.seller, parties.stranger]) {
    expect(held(await records({}, caller))).toMatchObject({ count: 0, records: [] })
    const paper = await caller.call('GET', `/api/order_records/paper?${query({ format: 'pdf' })}`)
    expect(paper.status).toBe(404)
  }
})

it('trade-law B2.4 it is printed, and read into a spreadsheet', async () => {
  const reply = await parties.server.app.request(`/api/order_records/paper?${query({ format: 'pdf' })}`, {
    headers: { Cookie: await parties.server.cookieOf('brand'), 'X-Requested-With': 'XMLHttpRequest' },
  })
  const text = readPdf(new Uint8Array(await reply.arrayBuffer())).text.replace(/\s+/g, '')
  for (const words of ['取適法', order.number!, '返品8', '刺繍を足す', '記録なし']) expect(text).toContain(words)
  const csv = await parties.buyer.call('GET', `/api/order_records/paper?${query({ format: 'csv' })}`)
  expect(String(csv.body)).toContain('刺繍を足す')
})
