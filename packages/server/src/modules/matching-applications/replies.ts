import type { MatchingApplication, MatchingApplicationDetail } from '@tsumugi/contract'
import { applicationMovesFrom, statusForSuppliers } from '@tsumugi/domain/matching'
import type { TenantRequest } from '../../http/request.ts'
import { groupFaces } from '../matching-profiles/public-face.ts'
import { commentsOf, relationOf, type ApplicationRow } from './queries.ts'

/** Applications as the reader’s side sees them. */
export async function applicationReplies(
  request: TenantRequest,
  rows: readonly ApplicationRow[],
): Promise<MatchingApplication[]> {
  const ids = rows.flatMap(({ supplierId, recruiterId }) => [supplierId, recruiterId])
  const faces = await request.asSystem((system) => groupFaces(system, ids))
  return Promise.all(
    rows.map(async (row) => {
      const own = row.supplierId === request.userGroupId
      const side = own ? 'supplier' : 'recruiter'
      const partner = faces.get(own ? row.recruiterId : row.supplierId)?.name ?? null
      return {
        id: row.id,
        price: row.price,
        currency: row.currency as 'JPY',
        leadDays: row.leadDays,
        minLot: row.minLot,
        message: row.message,
        status: row.status,
        moves: applicationMovesFrom(row.status, side),
        recruitment: {
          id: row.recruitmentId,
          title: row.title,
          applyBy: row.applyBy,
          status: statusForSuppliers(row.recruitmentStatus),
          targetPrice: row.targetPrice,
          currency: row.recruitmentCurrency,
        },
        partner: own && !row.isNameTold ? null : partner,
        own,
        relation: row.status === 'accepted' ? await relationStanding(request, row) : null,
        tradeId: row.tradeId,
        commentCount: row.commentCount,
        sentAt: row.sentAt,
        updatedAt: row.updatedAt,
        lockVersion: row.lockVersion,
      }
    }),
  )
}

/** To the supplier only whether the business has begun: how a partner decides is its own. */
async function relationStanding(request: TenantRequest, row: ApplicationRow): Promise<'pending' | 'active'> {
  if (row.tradeId !== null) return 'active'
  if (row.recruiterId !== request.userGroupId) return 'pending'
  const relation = await relationOf(request.database, row.recruiterId, row.supplierId)
  return relation?.status === 'active' ? 'active' : 'pending'
}

export async function applicationDetail(
  request: TenantRequest,
  row: ApplicationRow,
): Promise<MatchingApplicationDetail> {
  const [reply] = await applicationReplies(request, [row])
  const comments = await commentsOf(request.database, row.id)
  return {
    ...reply!,
    comments: comments.map(({ groupId, ...comment }) => {
      const own = groupId === request.userGroupId
      return { ...comment, own, author: own || reply!.partner !== null ? comment.author : '' }
    }),
  }
}
