import { approvalStatusAfter, type ApprovalStatus, type ApprovalTransition } from '@tsumugi/domain'
import { appendAudit } from '../../audit/append-audit.ts'
import type { Outcome } from './targets/approval-target.ts'
import type { Acting } from '../../records/acting.ts'
import { setStatus, type StoredApproval } from './queries/queries.ts'
import { assigneesOfSteps, closeOpenSteps } from './queries/step-queries.ts'
import { targetRow } from './targets/target-rows.ts'
import { tellOfApproval } from './tell-of-approval.ts'

const transitionTo: Record<Outcome['status'], ApprovalTransition> = {
  approved: 'approve',
  rejected: 'reject',
  returned: 'return',
  withdrawn: 'withdraw',
  cancelled: 'cancel',
}

/** Ends a running approval by a named transition, and does what follows for its document, in one transaction. */
export async function finish(
  acting: Acting,
  approval: StoredApproval,
  status: Outcome['status'],
  comment: string,
): Promise<void> {
  const { database, userGroupId } = acting
  if (approvalStatusAfter(approval.status as ApprovalStatus, transitionTo[status]) !== status) {
    throw new Error(`An approval that is ${approval.status} cannot become ${status}.`)
  }
  const row = targetRow(approval.target)
  const asked = await assigneesOfSteps(database, userGroupId, approval.id)
  await setStatus(database, userGroupId, approval.id, status)
  await closeOpenSteps(database, userGroupId, approval.id)
  await row.decided(acting, approval.target_id, {
    approvalId: approval.id,
    status,
    requestedBy: approval.requested_by,
    comment,
  })
  await appendAudit(database, acting, {
    action: `approval.${status}`,
    subject: { kind: 'approval', id: approval.id },
    detail: { target: approval.target, targetId: approval.target_id, comment },
  })
  // Who has not decided yet need not look any more when it is taken back or cancelled; else who asked wants to know.
  const waiting = asked.filter(({ decision }) => decision === null).map(({ account_id }) => account_id)
  const takenBack = status === 'withdrawn' || status === 'cancelled'
  const audience = takenBack ? [] : ((await row.audience?.(acting, approval.target_id)) ?? [])
  await tellOfApproval(acting, approval, {
    event: `approval_${status}`,
    accountIds: [approval.requested_by, ...(takenBack ? waiting : audience)],
    comment,
  })
  await acting.notify('approval', approval.id)
}
