import { documentKinds, type DocumentKind } from '@tsumugi/contract'
import { isEstimateValid, type CreditReason } from '@tsumugi/domain/trading'
import type { Cause } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { changed } from '../../records/changed.ts'
import { documentsById, updateHead } from '../../records/documents/document-queries.ts'
import type { DocumentDataRow } from '../../records/documents/document-row.ts'
import type { DocumentCheck, DocumentRules } from '../../records/documents/document-rules.ts'
import { todayOf } from '../../records/number-queries.ts'
import { freezeSchedules } from '../production-schedules/public-face.ts'
import { freezeQuantities, thawQuantities } from '../stock-keeping-units/public-face.ts'
import { keepProtection, orderFacts, protectionFor } from '../written-orders/public-face.ts'

type Checked = Parameters<DocumentCheck>[3][number]
type Check = (request: TenantRequest, document: Checked) => Promise<readonly Cause[]>

/** What a move of one kind asks of a document beside its status, by `noun.move`. */
const checks: Readonly<Record<string, Check>> = {
  'contract.issue': async (request, { row, lines }) => {
    const { isBlocking, isComplete, filled, needed, differences } = await orderFacts(request, row, lines)
    return [
      ...(isBlocking && !isComplete
        ? [{ code: 'order_incomplete' as const, field: 'writtenOrder', meta: { filled, needed } }]
        : []),
      ...(differences.some(({ needsReason }) => needsReason)
        ? [{ code: 'price_reason_missing' as const, field: 'lines.priceReason' }]
        : []),
    ]
  },
  'credit_note.issue': async (_, { row, lines }) =>
    pricesOnly.has(row.credit_reason) && lines.some(({ source_line_id: source }) => source !== null)
      ? [{ code: 'credit_of_price' as const, field: 'lines' }]
      : [],
  'estimation.accept': async (request, { row, lines }) => {
    const today = await todayOf(request.database, request.userGroupId)
    const validUntil = (row.valid_until ?? null) as string | null
    return [
      ...(isEstimateValid(validUntil, today)
        ? []
        : [{ code: 'estimate_expired' as const, meta: { until: validUntil! } }]),
      ...(lines.some(({ chosen }) => chosen === 'yes')
        ? []
        : [{ code: 'estimate_nothing_chosen' as const, field: 'lines' }]),
    ]
  },
}

/** Why a credit is no return of goods: the quantity stays with the buyer, so that none is counted back. */
const pricesOnly: ReadonlySet<unknown> = new Set<CreditReason>(['price_too_high', 'agreed_reduction'])

type Effect = (request: TenantRequest, before: DocumentDataRow) => Promise<unknown>

/** What follows from a move to a status, by `noun.status` (domain §3.7, Effects). */
const effects: Readonly<Record<string, Effect>> = {
  'contract.accepted': async (request, { id }) => {
    await freezeQuantities(request, id)
    await freezeSchedules(request, id)
  },
  'contract.cancelled': (request, { id }) => thawQuantities(request, id),
  'contract.rejected': (request, { id }) => thawQuantities(request, id),
  'estimation.issued': async (request, { source_id }) => answerRequest(request, source_id as number | null),
}

/** A quotation answers the request that it follows. */
async function answerRequest(request: TenantRequest, requestId: number | null): Promise<void> {
  if (requestId === null) return
  const [asked] = await documentsById(request.database, documentKinds.estimationRequests, [requestId])
  if (asked?.status !== 'issued') return
  await updateHead(request.database, asked.id, request.accountId, { status: 'answered' })
  await changed(request, {
    noun: 'estimation_request',
    verb: 'moved',
    id: asked.id,
    partnerId: asked.issuer_id,
    changes: { status: { before: 'issued', after: 'answered' } },
    detail: { transition: 'answer', number: asked.number },
  })
}

/** The rules of requests, estimations and contracts, beside those of every document. */
export const transactionRules: Pick<DocumentRules, 'check' | 'issuing' | 'moved' | 'whyClosed'> = {
  async check(request, { noun }, transition, documents) {
    const check = checks[`${noun}.${transition}`]
    const found = new Map<number, readonly Cause[]>()
    if (check) for (const document of documents) found.set(document.row.id, await check(request, document))
    return found
  },

  whyClosed: ({ noun }, { status, valid_until: until }, transition) =>
    noun === 'estimation' && status === 'expired' && transition === 'accept'
      ? { code: 'estimate_expired', meta: { until: String(until) } }
      : undefined,

  async issuing(request: TenantRequest, { noun }: DocumentKind, row: DocumentDataRow) {
    if (noun === 'contract') await keepProtection(request.database, row.id, await protectionFor(request, row))
  },

  async moved(request, { noun, lifecycle }, before, transition) {
    await effects[`${noun}.${lifecycle.transitions[transition]!.to}`]?.(request, before)
  },
}
