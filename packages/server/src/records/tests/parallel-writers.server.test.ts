import type { Answer } from '@tsumugi/dev-env'
import { activity, statementForm } from '@tsumugi/dev-env/bank-activity'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { brokenLinks } from '../../audit/audit-queries.ts'
import {
  agreedContract,
  counterDrift,
  documentParties,
  draftDeliveryOf,
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
} from './document-parties.fixture.ts'

/** So many of each kind at once: 200 together. */
const writers = 50
const numbers = Array.from({ length: writers }, (_, at) => at)
/** So many pieces of each of the two lines of one order. */
const pieces = { ordered: 400, accepted: 200, billed: 40, ships: 4, accepts: 1, bills: 5 }
const bills = 10

let parties: Parties
let order: Held
beforeAll(async () => {
  parties = await documentParties()
  const both = (count: number) => [String(count), String(count)]
  order = await agreedContract(parties, [goods('400'), goods('400', { size: 'L' })])
  await inspectedDelivery(parties, order.id, both(pieces.accepted), both(pieces.accepted))
})
afterAll(() => parties.server.stop())

const each = (count: number) => [String(count), String(count)]
const moveAll = async (caller: 'buyer' | 'seller', path: string, transition: string, ids: number[]) => {
  const documents = await Promise.all(ids.map((id) => show(parties[caller], path, id)))
  const named = documents.map(({ id, lock_version }) => ({ id, lock_version }))
  held(await parties[caller].call('POST', `/api/${path}/transitions`, { transition, documents: named }))
}
const idsOf = (documents: readonly Held[]) => documents.map(({ id }) => id)
/** In both orders of lines, so that counters taken the wrong way round would show. */
const shuffled = async (documents: readonly Held[]) =>
  parties.rows('update document_line set position = -position where document_id = any($1)', [
    idsOf(documents.filter((_, at) => at % 2)),
  ])

async function deliveriesToShip(): Promise<Held[]> {
  const drafts = await Promise.all(numbers.map(() => draftDeliveryOf(parties, order.id, each(pieces.ships))))
  await shuffled(drafts)
  return drafts
}

/** Shipped and there, with what is to be accepted written down. */
async function deliveriesToInspect(): Promise<Held[]> {
  const { buyer } = parties
  const drafts = await Promise.all(numbers.map(() => draftDeliveryOf(parties, order.id, each(pieces.accepts))))
  await shuffled(drafts)
  await moveAll('seller', 'deliveries', 'ship', idsOf(drafts))
  await moveAll('buyer', 'deliveries', 'arrive', idsOf(drafts))
  const count = { received: String(pieces.accepts), accepted: String(pieces.accepts), rejected: '0' }
  return Promise.all(
    drafts.map(async ({ id }) => {
      const { lock_version } = await show(buyer, 'deliveries', id)
      const changed = (await lineIds(buyer, 'deliveries', id)).map((line) => ({ id: line, ...count }))
      return held(await buyer.call('PATCH', `/api/deliveries/${id}/lines`, { lock_version, lines: { changed } }))
    }),
  )
}

const changesOf = (quantity: number) => [{ quantity: String(quantity) }, { quantity: String(quantity) }]
async function invoicesToIssue(): Promise<Held[]> {
  const drafts = await Promise.all(numbers.map(() => draftInvoiceOf(parties, order.id, changesOf(pieces.bills))))
  await shuffled(drafts)
  return drafts
}

interface Payment {
  readonly entry: Held
  readonly item: string
}

/** Lines of the seller's bank that each pay two fifths of one of some bills of the order: three of five find it open. */
async function paymentsToAllocate(): Promise<Payment[]> {
  const { rows, seller, sellerId } = parties
  const made: Held[] = []
  for (let at = 0; at < bills; at += 1)
    made.push(await issuedInvoice(parties, order.id, changesOf(pieces.billed / bills)))
  await moveAll('buyer', 'invoices', 'confirm', idsOf(made))
  const owed = await rows('select id, amount::int from payable where document_id = any($1) order by id', [idsOf(made)])
  await rows('delete from bank_account where user_group_id = $1', [sellerId])
  await rows(
    `insert into bank_account (user_group_id, bank_code, branch_code, kind, account_number, holder)
     values ($1, '0001', '001', 'ordinary', '7654321', 'ｶ)ﾂﾑｷﾞ')`,
    [sellerId],
  )
  const amount = Math.round((owed[0]!.amount as number) * 0.4)
  const lines = numbers.map((at) => ({
    inquiry: String(70_000_000 + at),
    direction: 'in' as const,
    amount,
    sender: 'ﾀﾞﾚｶ',
  }))
  const brought = held(await seller.call('POST', '/api/bank_statements', statementForm(activity(lines))))
  const [statement] = brought.statement_ids as number[]
  const entries = held(await seller.call('GET', `/api/bank_statements/${statement}`)).lines as Held[]
  expect(entries.map(({ status }) => status)).toEqual(numbers.map(() => 'manual'))
  return entries.map((entry, at) => ({ entry, item: `payable:${owed[Math.floor((at * bills) / writers)]!.id}` }))
}

const allocate = ({ entry, item }: Payment) =>
  parties.seller.call('POST', `/api/bank_entries/${entry.id}/match`, {
    items: [item],
    keep_rest: true,
    lock_version: entry.lock_version,
  })

const won = (answers: readonly Answer[]) => answers.filter(({ status }) => status === 200).length
/** Why the others were refused. */
const refusals = (answers: readonly Answer[]) => [
  ...new Set(
    answers.filter(({ status }) => status !== 200).map(({ status, body }) => `${status} ${body.errors?.[0]?.code}`),
  ),
]

/** Rows of the ledger that differ from what was settled and allocated on them, or hold more than was owed. */
const ledgerDrift = () =>
  parties.rows(`
    select p.id from payable p cross join lateral (
      select coalesce(sum(s.amount), 0) as total from settlement s where s.payable_id = p.id and s.kind = 'receipt') s
    cross join lateral (
      select coalesce(sum(t.amount), 0) as total from bank_entry_part t where t.payable_id = p.id) t
    where p.received <> s.total or p.received <> t.total or p.received > p.amount`)

it('§3.7, §3.10 200 writers at once ship, accept, bill and allocate on the lines of one order: all sums hold', async () => {
  const { buyer, seller, buyerId, sellerId, server } = parties
  const allocations = await paymentsToAllocate()
  const [toInspect, toShip, toIssue] = [await deliveriesToInspect(), await deliveriesToShip(), await invoicesToIssue()]
  const before = await progress(buyer, order.id)
  expect(before).toMatchObject({ shipped: each(250), accepted: each(200), billed: each(40) })

  const asked = numbers.map((at) => [
    move(seller, 'deliveries', 'ship', toShip[at]!),
    move(buyer, 'deliveries', 'inspect', toInspect[at]!),
    move(seller, 'invoices', 'issue', toIssue[at]!),
    allocate(allocations[at]!),
  ])
  const answers = await Promise.all(asked.map((four) => Promise.all(four)))
  const [shipped, accepted, billed, allocated] = [0, 1, 2, 3].map((kind) => answers.map((four) => four[kind]!))
  expect([refusals(shipped!), refusals(accepted!), refusals(billed!), refusals(allocated!)]).toEqual([
    ['422 exceeds_remaining'],
    [],
    ['422 exceeds_remaining'],
    ['422 entry_item_gone'],
  ])
  const after = await progress(buyer, order.id)
  expect([won(shipped!), won(accepted!), won(allocated!)]).toEqual([37, writers, 3 * bills])
  expect(after).toMatchObject({
    shipped: each(250 + won(shipped!) * pieces.ships),
    accepted: each(200 + writers * pieces.accepts),
    billed: each(40 + won(billed!) * pieces.bills),
  })
  expect(Number(after.billed![0])).toBeLessThanOrEqual(Number(after.accepted![0]))
  expect(await counterDrift(parties)).toEqual([])
  expect(await ledgerDrift()).toEqual([])
  for (const id of [buyerId, sellerId]) expect(await brokenLinks(server.engine.database, id)).toEqual([])
  // 800 writes one after another on the embedded engine: how long they take says nothing.
}, 300_000)
