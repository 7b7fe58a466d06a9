import { afterAll, beforeAll, expect, it } from 'vitest'
import { readPdf } from '../../../documents/pdf/read-pdf.fixture.ts'
import {
  agreedContract,
  documentParties,
  goods,
  held,
  inspectedDelivery,
  lineIds,
  move,
  show,
  type Held,
  type Parties,
} from '../../../records/tests/document-parties.fixture.ts'
import { daysOver } from '../../documents/days/days-over.ts'

let parties: Parties
beforeAll(async () => {
  parties = await documentParties()
})
afterAll(() => parties.server.stop())

const agreed = { silence_agreed_on: '2020-01-01', silence_days: 7 }

/** An invoice that the buyer wrote and sent; the seller has not opened it yet. */
async function selfBilled(more: object = agreed, price = '3480'): Promise<Held> {
  const { buyer } = parties
  const order = await agreedContract(parties, [goods('3')])
  await inspectedDelivery(parties, order.id, ['3'], ['3'])
  const draft = held(await buyer.call('POST', '/api/invoices', { invoice: { source_id: order.id, ...more } }))
  const [id] = await lineIds(buyer, 'invoices', draft.id)
  const changed = { lock_version: draft.lock_version, lines: { changed: [{ id, unit_price: price }] } }
  const saved = held(await buyer.call('PATCH', `/api/invoices/${draft.id}/lines`, changed))
  held(await move(buyer, 'invoices', 'issue', saved))
  return show(buyer, 'invoices', draft.id)
}

const witness = async ({ id }: Held) => held(await parties.seller.call('POST', `/api/invoice_matches/${id}/witness`))
const standing = async ({ id }: Held) =>
  held(await parties.buyer.call('GET', `/api/invoice_matches/${id}`)).self_billing as Record<string, unknown>
const statusOf = async ({ id }: Held) => (await show(parties.buyer, 'invoices', id)).status
const passDays = () => daysOver(parties.server.parts)
const owed = ({ id }: Held) =>
  parties.rows('select trim_scale(amount)::text as amount from payable where document_id = $1', [id])

/** As if it had been shown so long ago that its period is over. */
async function longAgo({ id }: Held): Promise<void> {
  await parties.rows('alter table invoice_showing disable trigger kept')
  await parties.rows(
    "update invoice_showing set shown_on = '2020-02-01', ends_on = '2020-02-08' where document_id = $1",
    [id],
  )
  await parties.rows('alter table invoice_showing enable trigger kept')
}

it('trade-law D silence past its period confirms what was shown: once, owed once, with what proves it kept for good', async () => {
  const [shown, unseen] = [await selfBilled(), await selfBilled()]
  await Promise.all([witness(shown), witness(shown)])
  const { proof, ...waiting } = await standing(shown)
  expect(waiting).toMatchObject({ status: 'waiting', agreement: { on: '2020-01-01', days: 7 } })
  const [frozen] = await parties.rows(
    "select encode(hash, 'hex') as hash from document_revision where document_id = $1 and revision = 1",
    [shown.id],
  )
  expect(proof).toMatchObject({ revision: 1, content_hash: frozen!.hash, ends_on: waiting.deadline, lapsed_at: null })
  await passDays()
  expect(await statusOf(shown)).toBe('issued')
  await longAgo(shown)
  await Promise.all([passDays(), passDays()])
  expect([await statusOf(shown), await statusOf(unseen)]).toEqual(['confirmed', 'issued'])
  expect(await standing(shown)).toMatchObject({
    status: 'confirmed_by_silence',
    is_qualifying: true,
    proof: { ends_on: '2020-02-08', lapsed_at: expect.any(String), shown_to: expect.stringMatching(/./) },
  })
  expect(await owed(shown)).toEqual([{ amount: shown.total }])
  const audit = await parties.rows(
    `select user_group_id::int as group, account_id, detail ->> 'transition' as move from audit_event
    where action = 'invoice.moved' and subject_id = $1 and detail ->> 'transition' <> 'issue' order by 1`,
    [shown.id],
  )
  const groups = [parties.buyerId, parties.sellerId].toSorted((one, other) => one - other)
  expect(audit).toEqual(groups.map((group) => ({ group, account_id: null, move: 'confirm_by_silence' })))
  await expect(
    parties.rows('update invoice_showing set revision = 2 where document_id = $1', [shown.id]),
  ).rejects.toThrow()
})

it('trade-law D silence confirms nothing without an agreement before the sending, nor what its order does not bear', async () => {
  const late = { silence_agreed_on: '2999-01-01', silence_days: 7 }
  const each = [await selfBilled({}), await selfBilled(late), await selfBilled(agreed, '3000')]
  for (const invoice of each) {
    await witness(invoice)
    expect(await standing(invoice)).toMatchObject({ status: 'answer_needed', deadline: null, proof: { ends_on: null } })
  }
  await passDays()
  expect(await Promise.all(each.map(statusOf))).toEqual(['issued', 'issued', 'issued'])
})

it('trade-law D an objection in time stands, and a corrected revision is shown anew before its silence counts', async () => {
  const { buyer, seller } = parties
  const invoice = await selfBilled()
  await witness(invoice)
  held(await move(seller, 'invoices', 'dispute', await show(seller, 'invoices', invoice.id), { reason: '単価の相違' }))
  await longAgo(invoice)
  await passDays()
  expect(await statusOf(invoice)).toBe('disputed')
  expect(await standing(invoice)).toMatchObject({ status: 'objected', is_qualifying: false })
  const proposal = { kind: 'change', base_revision: 1, reason: '備考を足す', fields: { remarks: '訂正' } }
  const asked = held(await buyer.call('POST', `/api/invoices/${invoice.id}/proposals`, { proposal }))
  held(await seller.call('PATCH', `/api/invoices/${invoice.id}/proposals/${asked.id}`, { answer: 'accept' }))
  await passDays()
  expect(await statusOf(invoice)).toBe('issued')
  expect(await standing(invoice)).toMatchObject({ status: 'unseen', proof: null })
  await witness(invoice)
  expect(await standing(invoice)).toMatchObject({ status: 'waiting', proof: { revision: 2 } })
})

it('trade-law D neither party confirms by silence by hand, and the paper says in words that silence counts', async () => {
  const { buyer, seller } = parties
  const invoice = await selfBilled()
  for (const caller of [buyer, seller]) {
    const answer = await move(caller, 'invoices', 'confirm_by_silence', invoice)
    expect([answer.status, answer.body.errors[0].code]).toEqual([422, 'transition_time'])
  }
  const headers = { Cookie: await parties.server.cookieOf('supplier'), 'X-Requested-With': 'XMLHttpRequest' }
  const paper = async ({ id }: Held) => {
    const reply = await parties.server.app.request(`/api/invoices/${id}/pdf`, { headers })
    return readPdf(new Uint8Array(await reply.arrayBuffer())).text.replaceAll(/\s/g, '')
  }
  expect(await paper(invoice)).toMatch(/内容の表示から7日のあいだに異議がなければ/)
  expect(await paper(await selfBilled({}))).not.toContain('異議がなければ')
})
