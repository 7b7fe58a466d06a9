import { contract, paginate } from '@tsumugi/contract'
import type { ApprovalDecision } from '@tsumugi/domain'
import { documentLimit, limitsOf } from '../../database/page-limits.ts'
import { notFound, orStale } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { serve } from '../../http/serve.ts'
import { clearAbsence, setAbsence, showAbsence } from './absence.ts'
import { bulkApprove } from './bulk-approve.ts'
import { decide } from './decide.ts'
import { finish } from './finish.ts'
import { inboxCounts, pageOfInbox } from './queries/inbox-queries.ts'
import { loadApproval, loadPath } from './load-approval.ts'
import { membersOf } from './queries/people-queries.ts'
import { approvalOf, lockApproval, mayLook } from './queries/queries.ts'

export const approvalRoutes = serve(contract.approvals)({
  async list({ database, userGroupId, accountId }, { query }) {
    const { page, limit, offset } = limitsOf(query, documentLimit)
    const wish = { ...query, tab: query.tab ?? 'waiting', late: query.late === 'true' } as const
    const { rows, count } = await pageOfInbox(database, userGroupId, accountId, wish, limit, offset)
    return { data: rows, pagination: paginate(count, page, limit) }
  },

  async counts({ database, userGroupId, accountId }) {
    return { data: await inboxCounts(database, userGroupId, accountId) }
  },

  async show(request, { params }) {
    const [, data] = await Promise.all([assertLooks(request, params.id), loadApproval(request, params.id)])
    return { data }
  },

  async steps(request, { params }) {
    const approval = await approvalOf(request.database, request.userGroupId, params.id)
    if (!approval) throw notFound()
    return { data: await loadPath(request, approval) }
  },

  approve: (request, { params, body }) => said(request, params.id, 'approved', body.decision),
  reject: (request, { params, body }) => said(request, params.id, 'rejected', body.decision),
  return: (request, { params, body }) => said(request, params.id, 'returned', body.decision),

  async withdraw(request, { params, body }) {
    const { database, userGroupId, accountId } = request
    const approval = await lockApproval(database, userGroupId, params.id)
    if (!approval || approval.requested_by !== accountId) throw notFound()
    await orStale(approval.status === 'pending' && approval.lock_version === body.lockVersion, () =>
      loadApproval(request, params.id),
    )
    await finish(request, approval, 'withdrawn', '')
    return { data: await loadApproval(request, params.id) }
  },

  bulkApprove,
  absence: showAbsence,
  setAbsence,
  clearAbsence,

  async colleagues({ database, userGroupId }) {
    return { data: await membersOf(database, userGroupId) }
  },
})

async function said(
  request: TenantRequest,
  approvalId: number,
  decision: ApprovalDecision,
  word: { stepId: number; comment?: string | undefined },
) {
  await decide(request, { approvalId, decision, stepId: word.stepId, comment: word.comment ?? '' })
  return { data: await loadApproval(request, approvalId) }
}

/** Figures of a document are for those who take part and for power users. */
async function assertLooks({ database, userGroupId, accountId }: TenantRequest, id: number): Promise<void> {
  if (!(await mayLook(database, userGroupId, id, accountId))) throw notFound()
}
