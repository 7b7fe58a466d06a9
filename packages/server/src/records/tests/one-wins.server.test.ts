import type { Answer, Caller } from '@tsumugi/dev-env'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { brokenLinks } from '../../audit/audit-queries.ts'
import {
  agreedContract,
  documentParties,
  draftContract,
  goods,
  held,
  inspectedDelivery,
  issuedInvoice,
  lineIds,
  move,
  show,
  type Held,
  type Parties,
} from './document-parties.fixture.ts'

/** So many send the same at once. */
const senders = 12

let parties: Parties
beforeAll(async () => {
  parties = await documentParties()
})
afterAll(() => parties.server.stop())

/** One move of one document, sent by many at once: each has seen the same version of it. */
async function race(caller: Caller, path: string, transition: string, { id }: Held): Promise<Answer[]> {
  const seen = await show(caller, path, id)
  return Promise.all(Array.from({ length: senders }, () => move(caller, path, transition, seen)))
}

/** One went through; the others are told that it moved on, and who looks again that it is done. */
async function expectOneWinner(
  answers: readonly Answer[],
  caller: Caller,
  path: string,
  transition: string,
  id: number,
) {
  const told = answers.map(({ status, body }) => (status === 200 ? '200' : `${status} ${body.errors[0].code}`))
  expect(told.toSorted()).toEqual(['200', ...Array.from({ length: senders - 1 }, () => '409 stale')])
  const again = await move(caller, path, transition, await show(caller, path, id))
  expect([again.status, again.body.errors[0].code]).toEqual([422, 'transition_status'])
}

/** The move stands once in the chain of each side, and both chains hold. */
async function expectToldOnce(noun: string, transition: string, id: number, groups: readonly number[]) {
  const rows = await parties.rows(
    `select user_group_id::int as group from audit_event
    where action = $1 and subject_id = $2 and detail ->> 'transition' = $3 order by 1`,
    [`${noun}.moved`, id, transition],
  )
  expect(rows.map(({ group }) => group)).toEqual([...groups].toSorted((one, other) => one - other))
  for (const group of groups) expect(await brokenLinks(parties.server.engine.database, group)).toEqual([])
}

const both = () => [parties.buyerId, parties.sellerId]
const countOf = async (text: string, values: unknown[]) =>
  Number((await parties.rows(`select count(*) as n from ${text}`, values))[0]!.n)

it('domain §4.3 one order issued by many at once takes one number, is frozen once, and the next number follows it', async () => {
  const { buyer } = parties
  const draft = await draftContract(parties, [goods('3')])
  const seen = await show(buyer, 'contracts', draft.id)
  const issue = () => move(buyer, 'contracts', 'issue', seen, { issue_date: '2032-03-01' })
  const answers = await Promise.all(Array.from({ length: senders }, issue))
  await expectOneWinner(answers, buyer, 'contracts', 'issue', draft.id)
  expect(await show(buyer, 'contracts', draft.id)).toMatchObject({ number: 'PO3203-00001', revision: 1 })
  expect(await countOf('document_revision where document_id = $1', [draft.id])).toBe(1)
  await expectToldOnce('contract', 'issue', draft.id, both())
  const next = await draftContract(parties, [goods('3')])
  held(await move(buyer, 'contracts', 'issue', next, { issue_date: '2032-03-02' }))
  expect((await show(buyer, 'contracts', next.id)).number).toBe('PO3203-00002')
})

it('domain §3.7 one order accepted by many at once is accepted once, and its lines are counted from once', async () => {
  const { buyer, seller } = parties
  const draft = await draftContract(parties, [goods('5')])
  held(await move(buyer, 'contracts', 'issue', draft))
  await expectOneWinner(await race(seller, 'contracts', 'accept', draft), seller, 'contracts', 'accept', draft.id)
  expect(await show(buyer, 'contracts', draft.id)).toMatchObject({ status: 'accepted', revision: 1 })
  await expectToldOnce('contract', 'accept', draft.id, both())
  const progress = await parties.rows(
    'select trim_scale(p.ordered)::text as ordered from line_progress p join document_line l on l.id = p.line_id where l.document_id = $1',
    [draft.id],
  )
  expect(progress).toEqual([{ ordered: '5' }])
})

it('domain §3.7 one estimate accepted by many at once is accepted once', async () => {
  const { buyer, seller, buyerId } = parties
  const estimation = { partner_id: buyerId, title: '見積', lines: [goods('10')] }
  const draft = held(await seller.call('POST', '/api/estimations', { estimation }))
  held(await move(seller, 'estimations', 'issue', draft))
  const [line] = await lineIds(buyer, 'estimations', draft.id)
  const { lock_version } = await show(buyer, 'estimations', draft.id)
  const chosen = { lock_version, lines: { changed: [{ id: line, chosen: 'yes' }] } }
  held(await buyer.call('PATCH', `/api/estimations/${draft.id}/lines`, chosen))
  const answers = await race(buyer, 'estimations', 'accept', draft)
  await expectOneWinner(answers, buyer, 'estimations', 'accept', draft.id)
  await expectToldOnce('estimation', 'accept', draft.id, both())
})

it('domain §3.6 one request accepted by many at once begins one trade, with one number', async () => {
  const { buyer, seller, sellerId } = parties
  const trade_request = { partner_id: sellerId, title: '引き合い', lines: [goods('10')] }
  const draft = held(await buyer.call('POST', '/api/trade_requests', { trade_request }))
  held(await move(buyer, 'trade_requests', 'request', draft))
  const numbers = () =>
    parties.rows(
      "select last from document_counter where series = 'trade' and user_group_id = $1 order by month desc limit 1",
      [sellerId],
    )
  const before = Number((await numbers())[0]?.last ?? 0)
  const answers = await race(seller, 'trade_requests', 'accept', draft)
  await expectOneWinner(answers, seller, 'trade_requests', 'accept', draft.id)
  const trades = await parties.rows("select id::int, number from document where noun = 'trade' and source_id = $1", [
    draft.id,
  ])
  expect(trades).toEqual([{ id: expect.any(Number), number: expect.stringMatching(/^TR\d{4}-\d{5}$/) }])
  expect(Number((await numbers())[0]!.last)).toBe(before + 1)
  expect(await countOf("audit_event where action = 'trade.created' and subject_id = $1", [trades[0]!.id])).toBe(1)
  await expectToldOnce('trade_request', 'accept', draft.id, both())
})

it('domain §3.7, §3.10 one invoice confirmed by many at once is owed once', async () => {
  const { buyer } = parties
  const order = await agreedContract(parties, [goods('10')])
  await inspectedDelivery(parties, order.id, ['10'], ['10'])
  const invoice = await issuedInvoice(parties, order.id)
  const answers = await race(buyer, 'invoices', 'confirm', invoice)
  await expectOneWinner(answers, buyer, 'invoices', 'confirm', invoice.id)
  const owed = await parties.rows(
    'select part, trim_scale(amount)::text as amount from payable where document_id = $1',
    [invoice.id],
  )
  expect(owed).toEqual([{ part: 1, amount: invoice.total }])
  await expectToldOnce('invoice', 'confirm', invoice.id, both())
})
