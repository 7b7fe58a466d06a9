import type { contract, InputOf, MaterialOrderDetail } from '@tsumugi/contract'
import { addDays, claimDays, compare } from '@tsumugi/domain'
import { invalid } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { todayOf } from '../../records/number-queries.ts'
import { tellPartner } from '../notifications/partner-news-job.ts'
import { ownFiles } from '../record-files/queries.ts'
import { moveDetails } from './detail-moves.ts'
import { detailsById, insertClaimFile, insertReplacement } from './detail-queries.ts'

type Endpoints = (typeof contract)['materialOrderDetails']
type Claim = InputOf<Endpoints['claim']>['body']['claim']
type ClaimAnswer = InputOf<Endpoints['answerClaim']>['body']['claimAnswer']

/**
 * A buyer objects to a cloth that arrived (domain §3.12), with photographs it brought itself.
 * @throws Refusal 422 `claim_cut`, `claim_late` after eight days, `claim_beyond` where more is claimed than came
 */
export async function claimCloth(request: TenantRequest, claim: Claim): Promise<MaterialOrderDetail[]> {
  const { database, userGroupId, accountId } = request
  const { id, reason, quantity, isUncut, fileIds = [] } = claim
  const today = await todayOf(database, userGroupId)
  if (!isUncut) throw invalid({ code: 'claim_cut', field: 'claim.isUncut' })
  if ((await ownFiles(database, userGroupId, accountId, fileIds)).length < fileIds.length)
    throw invalid({ code: 'not_found', field: 'claim.fileIds' })
  const changes = [{ id, status: 'claimed' as const, claim: reason, claimQuantity: quantity, claimedOn: today }]
  const move = { transition: 'claim', from: ['received'], changes, detail: { reason } } as const
  const [detail] = await moveDetails(request, move, ([before]) => {
    if (addDays(before!.receivedOn!, claimDays) < today)
      throw invalid({ code: 'claim_late', field: 'claim.id', meta: { days: claimDays } })
    if (quantity && compare(quantity, before!.netLength) > 0)
      throw invalid({ code: 'claim_beyond', field: 'claim.quantity', meta: { most: before!.netLength } })
  })
  for (const fileId of fileIds) await insertClaimFile(database, id, fileId)
  await tellOf(request, detail!, detail!.distributor.id, { event: 'material_claimed', comment: reason })
  return detailsById(database, [id])
}

/**
 * Its distributor answers once: a replacement, which waits among its lines from then on, a credit, by which less is billed, or
 * a refusal that says why.
 * @throws Refusal 422 `refusal_unsaid`, `detail_status` where nothing is claimed or it was answered before
 */
export async function answerClaim(request: TenantRequest, given: ClaimAnswer): Promise<MaterialOrderDetail[]> {
  const { id, answer, note } = given
  if (answer === 'refused' && !note) throw invalid({ code: 'refusal_unsaid', field: 'claimAnswer.note' })
  const today = await todayOf(request.database, request.userGroupId)
  const values = { claimAnswer: answer, claimAnswerNote: note, claimAnsweredOn: today }
  const changes = [{ id, status: 'claimed' as const, ...values }]
  const move = { transition: 'answer', from: ['claimed'], changes, detail: { answer, ...(note && { note }) } } as const
  const details = await moveDetails(request, move, async ([before]) => {
    if (before!.claimCase!.answer) throw invalid({ code: 'detail_status', field: 'claimAnswer.id' })
    if (answer === 'replacement') await insertReplacement(request.database, id)
  })
  const [detail] = details
  await tellOf(request, detail!, detail!.buyer.id, { event: 'material_claim_answered', comment: note ?? null })
  return details
}

interface News {
  readonly event: 'material_claimed' | 'material_claim_answered'
  readonly comment: string | null
}

/** Power users of the other party read of it where they are. */
const tellOf = (
  { database }: TenantRequest,
  { orderId, orderNumber, code, color }: MaterialOrderDetail,
  userGroupId: number,
  { event, comment }: News,
) =>
  tellPartner(database, {
    userGroupId,
    event,
    accountIds: null,
    subject: { kind: 'material_order', id: orderId },
    detail: { title: `${code} ${color.no}`, order: orderNumber, comment },
    link: '/s/materials/material_order_details?status=claimed',
  })
