import { contract, documentKinds } from '@tsumugi/contract'
import { priceRequestStatus } from '@tsumugi/domain/trading'
import { invalid, notFound, orStale } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { serve } from '../../http/serve.ts'
import { changed } from '../../records/changed.ts'
import { rowOf } from '../../records/documents/draft-handlers.ts'
import { todayOf } from '../../records/number-queries.ts'
import {
  answerPriceRequest,
  groupNames,
  insertPriceRequest,
  priceRequestById,
  priceRequestsBetween,
  type PriceRequestRow,
} from './queries.ts'

export const priceRequestRoutes = serve(contract.priceRequests)({
  async list(request, { params }) {
    const order = await rowOf(request, documentKinds.contracts, params.id)
    if (order.receiver_id === null) return { data: [] }
    const rows = await priceRequestsBetween(request.database, order.issuer_id, order.receiver_id)
    return { data: await replies(request, rows) }
  },

  async create(request, { params, body }) {
    const { database, userGroupId, accountId, asker } = request
    const order = await rowOf(request, documentKinds.contracts, params.id)
    if (order.receiver_id !== userGroupId) throw invalid({ code: 'transition_side' })
    const { item = null, requestedPrice = null, reasons, note = '' } = body.priceRequest
    const made = await insertPriceRequest(database, {
      document_id: order.id,
      buyer_id: order.issuer_id,
      seller_id: userGroupId,
      requested_on: await todayOf(database, userGroupId),
      requested_by: accountId,
      requested_by_name: asker.user.name,
      item: item || null,
      requested_price: requestedPrice,
      currency: order.currency,
      reasons,
      note,
    })
    const detail = { item: made.item, number: order.number, reasons: reasons.join(', ') }
    await changed(request, { noun: 'price_request', verb: 'created', id: made.id, partnerId: made.buyer_id, detail })
    return { data: (await replies(request, [made]))[0]! }
  },

  async answer(request, { params, body }) {
    const { database, userGroupId, accountId, asker } = request
    const before = await priceRequestById(database, params.id)
    if (!before) throw notFound()
    if (before.buyer_id !== userGroupId) throw invalid({ code: 'transition_side' })
    const { result, explanation = '', lockVersion } = body.priceRequest
    if (result !== 'agreed' && explanation === '')
      throw invalid({ code: 'price_answer_unexplained', field: 'priceRequest.explanation' })
    await orStale(before.lock_version === lockVersion, async () => (await replies(request, [before]))[0])
    if (before.result !== null) throw invalid({ code: 'proposal_answered' })
    const answered = await orStale(
      answerPriceRequest(database, before.id, lockVersion, {
        answered_on: await todayOf(database, userGroupId),
        answered_by: accountId,
        answered_by_name: asker.user.name,
        result,
        explanation,
      }),
      async () => (await replies(request, [before]))[0],
    )
    await changed(request, {
      noun: 'price_request',
      verb: 'updated',
      id: before.id,
      partnerId: before.seller_id,
      changes: { result: { before: null, after: result }, explanation: { before: '', after: explanation } },
    })
    return { data: (await replies(request, [answered]))[0]! }
  },
})

async function replies({ database, userGroupId, asSystem }: TenantRequest, rows: readonly PriceRequestRow[]) {
  const names = await asSystem((system) => groupNames(system, rows))
  const party = (id: number) => ({ id, name: names.get(id) ?? '' })
  const today = await todayOf(database, userGroupId)
  return rows.map((row) => ({
    id: row.id,
    documentId: row.document_id,
    buyer: party(row.buyer_id),
    seller: party(row.seller_id),
    requestedOn: row.requested_on,
    requestedBy: row.requested_by_name,
    item: row.item,
    requestedPrice: row.requested_price,
    currency: row.currency,
    reasons: row.reasons,
    note: row.note,
    answeredOn: row.answered_on,
    answeredBy: row.answered_by_name,
    result: row.result,
    explanation: row.explanation,
    status: priceRequestStatus(
      {
        requestedOn: row.requested_on,
        requestedBy: row.requested_by_name,
        item: row.item,
        requestedPrice: row.requested_price,
        reasons: row.reasons,
        answeredOn: row.answered_on,
        result: row.result,
        explanation: row.explanation,
      },
      today,
    ),
    ours: row.buyer_id === userGroupId,
    lockVersion: row.lock_version,
  }))
}
