import type { DocumentKind } from '@tsumugi/contract'
import { dueDate, type TransitionWait } from '@tsumugi/domain'
import { duplicateOf, type DisputeKind } from '@tsumugi/domain/trading'
import type { Cause } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { documentsById, updateFields } from '../../records/documents/document-queries.ts'
import type { DocumentDataRow } from '../../records/documents/document-row.ts'
import type { DocumentRules } from '../../records/documents/document-rules.ts'
import { todayOf } from '../../records/number-queries.ts'
import { readInvoice, type InvoiceReading } from './match-reading.ts'
import { noteLapse } from './self-billing/showing-queries.ts'
import { likeInvoices } from './order-queries.ts'
import { issuerFacts, termsBetween } from './term-queries.ts'

/** What only invoices have to check and to note, beside the row of their kind. */
export const invoiceRules: Pick<Required<DocumentRules>, 'check' | 'waits' | 'begun' | 'moved'> = {
  async begun(request, { noun }, { issuerId, receiverId }) {
    // A return is stated by a registered issuer as a sale is (trade-law D).
    if (noun === 'credit_note') return { ...(await issuerFacts(request, issuerId)) }
    if (noun !== 'invoice') return {}
    const today = await todayOf(request.database, request.userGroupId)
    const { due } = dueDate(today, await termsBetween(request, receiverId, issuerId))
    return { ...(await issuerFacts(request, issuerId)), dueOn: due }
  },

  async check(request, { noun }, transition, documents) {
    const check = noun === 'invoice' ? checks[transition] : undefined
    const found = new Map<number, readonly Cause[]>()
    if (check) for (const { row } of documents) found.set(row.id, await check(request, row))
    return found
  },

  async waits(request, { noun }, row): Promise<Readonly<Record<string, TransitionWait>>> {
    const mayConfirm = noun === 'invoice' && row.status === 'issued' && row.author_id !== request.userGroupId
    if (!mayConfirm || (await whenConfirmed(request, row)).length === 0) return {}
    return { confirm: 'match_differs' }
  },

  async moved(request, kind, { id, noun }, transition) {
    if (noun !== 'invoice' || !(transition in noted)) return
    const [row] = await documentsById(request.database, kind, [id])
    await updateFields(request.database, kind, id, await noted[transition]!(request, kind, row!))
  },
}

/** What a move asks of an invoice beside its status. */
const checks: Readonly<Record<string, (request: TenantRequest, row: DocumentDataRow) => Promise<Cause[]>>> = {
  issue: async (_, row) => whenIssued(row),
  confirm: (request, row) => whenConfirmed(request, row),
  confirm_by_silence: (request, row) => whenConfirmed(request, row),
}

/** A foreign invoice of a registered issuer states its tax in yen as well (domain §3.7 rule 2). */
const whenIssued = (row: DocumentDataRow): Cause[] =>
  row.currency !== 'JPY' && row.registration_number !== null && row.exchange_rate === null
    ? [{ code: 'missing', field: 'invoice.exchangeRate' }]
    : []

/** What differs is disputed or allowed for with a reason, never confirmed by the way. */
async function whenConfirmed({ database }: TenantRequest, row: DocumentDataRow): Promise<Cause[]> {
  const { match } = await readInvoice(database, row)
  const count = match.differences.length
  return count > 0 ? [{ code: 'match_differs', meta: { count } }] : []
}

type Noting = (
  request: TenantRequest,
  kind: DocumentKind,
  row: DocumentDataRow,
) => Promise<Readonly<Record<string, unknown>>>

/** What an invoice says after a move: why it is disputed, and how much of it is not. */
const noted: Readonly<Record<string, Noting>> = {
  dispute: async ({ database }, _, row) => {
    const reading = await readInvoice(database, row)
    const kinds = new Set<DisputeKind>(reading.match.differences.map(({ kind }) => kind))
    if ((await duplicatesOf(database, reading)).length > 0) kinds.add('duplicate')
    return { disputeKinds: [...kinds].join(' ') || null, matchedTotal: reading.match.matched }
  },
  confirm: async (_, __, { total }) => ({ disputeKinds: null, matchedTotal: total }),
  confirm_by_silence: async ({ database }, _, { id, revision, total }) => {
    await noteLapse(database, id, revision)
    return { disputeKinds: null, matchedTotal: total }
  },
  tolerate: async (_, __, { total }) => ({ disputeKinds: null, matchedTotal: total }),
  correct: async () => ({ disputeKinds: null, matchedTotal: null }),
}

/** Other invoices of the same issuer that say the same. */
export async function duplicatesOf(database: TenantRequest['database'], { row }: InvoiceReading) {
  if (row.number === null || row.issue_date === null) return []
  const face = (each: { number: string; issue_date: string; total: string; currency: string }) => ({
    issuerId: row.issuer_id,
    number: each.number,
    issueDate: each.issue_date,
    total: each.total,
    currency: each.currency,
  })
  const own = face({ number: row.number, issue_date: row.issue_date, total: String(row.total), currency: row.currency })
  return (await likeInvoices(database, row.id)).flatMap((other) => {
    const finding = duplicateOf(own, face(other))
    return finding ? [{ id: other.id, number: other.number, issueDate: other.issue_date, finding }] : []
  })
}
