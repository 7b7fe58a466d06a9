import { contract, documentKinds, type DeliveryClaim } from '@tsumugi/contract'
import { nothingToDo } from '../../../http/guards/assert-audited.ts'
import { notFound, Refusal, orStale } from '../../../http/refusal.ts'
import type { TenantRequest } from '../../../http/request.ts'
import { serve } from '../../../http/serve.ts'
import { changed } from '../../../records/changed.ts'
import { holdDocuments } from '../../../records/documents/document-queries.ts'
import { partnerOf } from '../../../records/documents/document-row.ts'
import { rowOf } from '../../../records/documents/draft-handlers.ts'
import { tellPartner } from '../../notifications/partner-news-job.ts'
import { beginSettlement } from './claim-documents.ts'
import { claimValues } from './claim-moves.ts'
import { claimsOf, keepBegun } from '../inspection-queries.ts'
import { releaseRejected } from './release-rejected.ts'
import { updateRow } from '../../../database/versions/update-row.ts'

/** Claims of what was rejected (domain §3.8): asked for by the buyer, agreed by the seller, settled by a document. */
export const deliveryClaimRoutes = serve(contract.deliveryClaims)({
  list: async ({ database, userGroupId }, { query }) => ({ data: await claimsOf(database, userGroupId, query) }),

  async update(request, { params, body }) {
    const claim = await heldClaim(request, params.id)
    const { lockVersion, ...given } = body.claim
    return { data: await saveClaim(request, claim, lockVersion, claimValues(claim, given)) }
  },

  async begin(request, { params }) {
    const claim = await heldClaim(request, params.id)
    if (claim.side !== 'issuer') throw new Refusal(422, [{ code: 'transition_side' }])
    if (claim.status !== 'agreed') throw new Refusal(422, [{ code: 'transition_status' }])
    const { begun } = claim
    if (begun) {
      nothingToDo(request)
      return { data: { claim, document: { id: begun.id, noun: begun.noun as 'delivery' | 'credit_note' } } }
    }
    const document = await beginSettlement(request, claim)
    if (document) {
      await keepBegun(request.database, claim.id, document.id)
      return { data: { claim: await claimOf(request, claim.id), document } }
    }
    return { data: { claim: await saveClaim(request, claim, claim.lockVersion, { status: 'settled' }), document } }
  },
})

async function saveClaim(
  request: TenantRequest,
  claim: DeliveryClaim,
  lockVersion: number,
  values: Readonly<Record<string, unknown>>,
): Promise<DeliveryClaim> {
  const place = { id: claim.id, lock_version: lockVersion }
  await orStale(updateRow(request.database, 'delivery_claim', place, values), () => claimOf(request, claim.id))
  const after = await claimOf(request, claim.id)
  if (after.status === 'settled' && after.remedy === 'credit')
    await releaseRejected(request, after, after.settledBy?.id ?? null)
  const row = await rowOf(request, documentKinds.deliveries, claim.deliveryId)
  const partnerId = partnerOf(row, request.userGroupId)
  await changed(request, {
    noun: 'delivery',
    verb: 'edited',
    id: claim.deliveryId,
    partnerId,
    changes: {
      claimStatus: { before: claim.status, after: after.status },
      remedy: { before: claim.remedy, after: after.remedy },
    },
  })
  if (claim.status !== after.status) await tellOf(request, after, partnerId!)
  return after
}

/** Power users of the other party read how the claim stands now. */
const tellOf = ({ database }: TenantRequest, { deliveryId, delivery, answer }: DeliveryClaim, userGroupId: number) =>
  tellPartner(database, {
    userGroupId,
    event: 'delivery_claim_moved',
    accountIds: null,
    subject: { kind: 'delivery', id: deliveryId },
    detail: { title: delivery ?? '', comment: answer },
    link: `/s/deliveries/${deliveryId}`,
  })

async function claimOf({ database, userGroupId }: TenantRequest, id: number): Promise<DeliveryClaim> {
  const [claim] = await claimsOf(database, userGroupId, { id })
  if (!claim) throw notFound()
  return claim
}

/** The claim as it stands once nobody else moves its delivery. */
async function heldClaim(request: TenantRequest, id: number): Promise<DeliveryClaim> {
  const { deliveryId } = await claimOf(request, id)
  await holdDocuments(request.database, [deliveryId])
  return claimOf(request, id)
}
