import { contract, documentKinds, type DeliveryClaim, type InputOf } from '@tsumugi/contract'
import { invalid, notFound, Refusal, orStale } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { serve } from '../../http/serve.ts'
import { changed } from '../../records/changed.ts'
import { holdDocuments } from '../../records/documents/document-queries.ts'
import { partnerOf } from '../../records/documents/document-row.ts'
import { rowOf } from '../../records/documents/draft-handlers.ts'
import { claimsOf } from './inspection-queries.ts'
import { updateRow } from '../../database/versions/update-row.ts'

type Given = InputOf<(typeof contract)['deliveryClaims']['update']>['body']['claim']

/** Claims of what was rejected (domain §3.8): asked for by the buyer, agreed by the seller, settled by a document. */
export const deliveryClaimRoutes = serve(contract.deliveryClaims)({
  list: async ({ database, userGroupId }, { query }) => ({ data: await claimsOf(database, userGroupId, query) }),

  async update(request, { params, body }) {
    const before = await claimOf(request, params.id)
    await holdDocuments(request.database, [before.deliveryId])
    const claim = await claimOf(request, params.id)
    const values = valuesOf(claim, body.claim)
    const place = { id: claim.id, lock_version: body.claim.lockVersion }
    await orStale(updateRow(request.database, 'delivery_claim', place, values), () => claimOf(request, params.id))
    const after = await claimOf(request, params.id)
    const row = await rowOf(request, documentKinds.deliveries, claim.deliveryId)
    await changed(request, {
      noun: 'delivery',
      verb: 'edited',
      id: claim.deliveryId,
      partnerId: partnerOf(row, request.userGroupId),
      changes: {
        claimStatus: { before: claim.status, after: after.status },
        remedy: { before: claim.remedy, after: after.remedy },
      },
    })
    return { data: after }
  },
})

async function claimOf({ database, userGroupId }: TenantRequest, id: number): Promise<DeliveryClaim> {
  const [claim] = await claimsOf(database, userGroupId, { id })
  if (!claim) throw notFound()
  return claim
}

/** What a move writes; each side has its own, and what is settled stays. */
function valuesOf(claim: DeliveryClaim, given: Given): Record<string, unknown> {
  const { remedy, note, answer, agrees, settledById } = given
  const isBuyers = remedy !== undefined || note !== undefined || settledById !== undefined
  const isSellers = answer !== undefined || agrees !== undefined
  if ((isBuyers && claim.side !== 'receiver') || (isSellers && claim.side !== 'issuer'))
    throw new Refusal(422, [{ code: 'transition_side' }])
  const needsOpen = remedy !== undefined || agrees !== undefined
  if (claim.status === 'settled' || (needsOpen && claim.status !== 'open'))
    throw new Refusal(422, [{ code: 'transition_status' }])
  if (settledById !== undefined) {
    if (claim.status !== 'agreed') throw new Refusal(422, [{ code: 'transition_status' }])
    if (!claim.candidates.some(({ id }) => id === settledById))
      throw invalid({ code: 'not_found', field: 'claim.settledById' })
  }
  return {
    ...(remedy !== undefined && { remedy }),
    ...(note !== undefined && { note: note || null }),
    ...(answer !== undefined && { answer: answer || null }),
    ...(agrees && { status: 'agreed' }),
    ...(settledById !== undefined && { status: 'settled', settled_by_id: settledById }),
  }
}
