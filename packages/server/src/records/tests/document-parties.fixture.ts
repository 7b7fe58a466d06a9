import { documentKinds, snake, type DocumentField, type DocumentKind } from '@tsumugi/contract'
import { startTestServer, type Answer, type Caller, type TestServer } from '@tsumugi/dev-env'

/** A buyer and a seller who do business with each other, and somebody who has nothing to do with it. */
export interface Parties {
  readonly server: TestServer
  readonly buyer: Caller
  readonly seller: Caller
  readonly stranger: Caller
  readonly buyerId: number
  readonly sellerId: number
  rows(text: string, values?: unknown[]): Promise<Record<string, unknown>[]>
}

/** With approval switched off where only the life of documents is looked at. */
export async function documentParties({ approval = false } = {}): Promise<Parties> {
  const server = await startTestServer()
  if (!approval)
    await server.engine.pool.query(
      "update user_group set enabled_functions = array_remove(array_remove(enabled_functions, 'approval_contract'), 'approval_receive_invoice')",
    )
  const idOf = async (caller: Caller) =>
    (await caller.call('GET', '/api/sessions/userinfo')).body.data.current_user_group.id as number
  const [buyer, seller, stranger] = await Promise.all([
    server.as('brand'),
    server.as('supplier'),
    server.as('otherBrand'),
  ])
  const rows = async (text: string, values: unknown[] = []) => (await server.engine.pool.query(text, values)).rows
  return { server, buyer, seller, stranger, rows, buyerId: await idOf(buyer), sellerId: await idOf(seller) }
}

export interface Held {
  readonly id: number
  readonly lock_version: number
  // oxlint-disable-next-line typescript/no-explicit-any -- The wire has no type: each test says what it expects of it.
  readonly [field: string]: any
}

/** What an answer holds, when it is the answer that was hoped for. */
export function held(answer: Answer): Held {
  if (answer.status !== 200) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`)
  return answer.body.data as Held
}

export const goods = (quantity: string, more: object = {}) => ({
  item: 'NB-1042',
  colour: '藍',
  size: 'M',
  unit: 'pc',
  quantity,
  unit_price: '3480',
  ...more,
})

export const move = (caller: Caller, path: string, transition: string, document: Held, more: object = {}) =>
  caller.call('POST', `/api/${path}/transitions`, {
    transition,
    documents: [{ id: document.id, lock_version: document.lock_version }],
    ...more,
  })

export const show = async (caller: Caller, path: string, id: number) =>
  held(await caller.call('GET', `/api/${path}/${id}`))

/** A value that a field takes, by how it is entered. */
const sampleOf = ({ kind, choices = [] }: DocumentField) =>
  ({ date: '2027-03-01', decimal: '10', integer: 10, flag: true, choice: choices[0] })[kind as string] ?? 'x'

/** A draft of any kind, in the hands of whoever issues it: by its source where it follows one, else with one line. */
export async function draftOf(parties: Parties, kind: DocumentKind, sourceId: number): Promise<Held> {
  const needed = Object.entries(kind.lines).filter(([, { presence, after }]) => presence === 'needed' && !after)
  const line = Object.fromEntries(needed.map(([field, row]) => [snake(field), sampleOf(row)]))
  const partner_id = kind.issuer === 'buyer' ? parties.sellerId : parties.buyerId
  const begun =
    kind.follows && !kind.follows.isOptional ? { source_id: sourceId } : { partner_id, title: '秋物', lines: [line] }
  return held(await parties[kind.issuer].call('POST', `/api${kind.path}`, { [kind.noun]: begun }))
}

/** A draft order of the buyer's. */
export async function draftContract({ buyer, sellerId }: Parties, lines: object[], more: object = {}): Promise<Held> {
  return held(
    await buyer.call('POST', '/api/contracts', { contract: { partner_id: sellerId, title: '秋物', lines, ...more } }),
  )
}

/** An order that both sides have agreed. */
export async function agreedContract(parties: Parties, lines: object[], more: object = {}): Promise<Held> {
  const draft = await draftContract(parties, lines, more)
  held(await move(parties.buyer, 'contracts', 'issue', draft))
  held(await move(parties.seller, 'contracts', 'accept', await show(parties.seller, 'contracts', draft.id)))
  return show(parties.buyer, 'contracts', draft.id)
}

export const lineIds = async (caller: Caller, path: string, id: number): Promise<number[]> =>
  (await caller.call('GET', `/api/${path}/${id}/lines`)).body.data.ids

/** A delivery of everything that is open, in the seller's hands. */
export const draftDelivery = async ({ seller }: Parties, contractId: number): Promise<Held> =>
  held(await seller.call('POST', '/api/deliveries', { delivery: { source_id: contractId } }))

/** The same with other quantities, one for each line. */
export async function draftDeliveryOf(parties: Parties, contractId: number, quantities: string[]): Promise<Held> {
  const draft = await draftDelivery(parties, contractId)
  const ids = await lineIds(parties.seller, 'deliveries', draft.id)
  const changed = ids.map((id, at) => ({ id, quantity: quantities[at] ?? '0' }))
  return held(
    await parties.seller.call('PATCH', `/api/deliveries/${draft.id}/lines`, {
      lock_version: draft.lock_version,
      lines: { changed },
    }),
  )
}

/** Shipped, received and inspected: what is not accepted is rejected. */
export async function inspectedDelivery(
  parties: Parties,
  contractId: number,
  shipped: string[],
  accepted: string[],
): Promise<Held> {
  const { buyer, seller } = parties
  const draft = await draftDeliveryOf(parties, contractId, shipped)
  held(await move(seller, 'deliveries', 'ship', draft))
  held(await move(buyer, 'deliveries', 'arrive', await show(buyer, 'deliveries', draft.id)))
  const ids = await lineIds(buyer, 'deliveries', draft.id)
  const arrived = await show(buyer, 'deliveries', draft.id)
  const changed = ids.map((id, at) => ({
    id,
    received: shipped[at],
    accepted: accepted[at],
    rejected: String(Number(shipped[at]) - Number(accepted[at])),
  }))
  const saved = held(
    await buyer.call('PATCH', `/api/deliveries/${draft.id}/lines`, {
      lock_version: arrived.lock_version,
      lines: { changed },
    }),
  )
  held(await move(buyer, 'deliveries', 'inspect', saved))
  return show(buyer, 'deliveries', draft.id)
}

export const progress = async (caller: Caller, id: number) =>
  (await caller.call('GET', `/api/contracts/${id}/progress`)).body.data as Record<string, string[]>

/** An invoice over all that may be billed of an order, in the seller's hands. */
export const draftInvoice = async ({ seller }: Parties, contractId: number, more: object = {}): Promise<Held> =>
  held(await seller.call('POST', '/api/invoices', { invoice: { source_id: contractId, ...more } }))

/** The same with other quantities or prices, one change for each line. */
export async function draftInvoiceOf(parties: Parties, contractId: number, changes: object[]): Promise<Held> {
  const draft = await draftInvoice(parties, contractId)
  const ids = await lineIds(parties.seller, 'invoices', draft.id)
  return held(
    await parties.seller.call('PATCH', `/api/invoices/${draft.id}/lines`, {
      lock_version: draft.lock_version,
      lines: { changed: changes.map((change, at) => ({ id: ids[at], ...change })) },
    }),
  )
}

/** A credit note over pieces of the first line of an order, in the seller's hands. */
export async function draftCreditOf({ seller }: Parties, contractId: number, quantity: string, more: object = {}) {
  const credit_note = { source_id: contractId, ...more }
  const draft = held(await seller.call('POST', '/api/credit_notes', { credit_note }))
  const [id] = await lineIds(seller, 'credit_notes', draft.id)
  return held(
    await seller.call('PATCH', `/api/credit_notes/${draft.id}/lines`, {
      lock_version: draft.lock_version,
      lines: { changed: [{ id, quantity }] },
    }),
  )
}

/** Issued, as its receiver sees it. */
export async function issuedInvoice(parties: Parties, contractId: number, changes: object[] = []): Promise<Held> {
  const draft =
    changes.length > 0 ? await draftInvoiceOf(parties, contractId, changes) : await draftInvoice(parties, contractId)
  held(await move(parties.seller, 'invoices', 'issue', draft))
  return show(parties.buyer, 'invoices', draft.id)
}

/** Where a document stands once a move has counted its lines and no other has taken that back, by the row of its kind. */
function statusesAfter({ lifecycle }: DocumentKind, move: string): string[] {
  const moves = Object.values(lifecycle.transitions)
  const reached = new Set([lifecycle.transitions[move]!.to])
  for (const status of reached)
    for (const { from, to, uncounts } of moves) if (!uncounts && from.includes(status)) reached.add(to)
  return [...reached]
}

/** Counters that differ from the sums over the links to their lines, in every document there is: they never drift. */
export async function counterDrift({ rows }: Parties): Promise<Record<string, unknown>[]> {
  const counted = Object.values(documentKinds).flatMap((kind) =>
    Object.entries(kind.lifecycle.transitions).flatMap(([move, { counts = {} }]) =>
      Object.entries(counts).map(([counter, field]) => ({ kind, move, counter, column: snake(field) })),
    ),
  )
  const drifted = await Promise.all(
    counted.map(({ kind, move, counter, column }) =>
      rows(
        `select p.line_id, $3 as counter, trim_scale(p.${counter})::text as counted, trim_scale(s.total)::text as linked
        from line_progress p cross join lateral (
          select coalesce(sum(l.${column}), 0) as total from document_line l join document d on d.id = l.document_id
          where l.source_line_id = p.line_id and d.noun = $1 and d.status = any($2)) s
        where p.${counter} <> s.total`,
        [kind.noun, statusesAfter(kind, move), counter],
      ),
    ),
  )
  return drifted.flat()
}
