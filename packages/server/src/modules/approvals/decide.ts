import { stepOutcome, type ApprovalDecision } from '@tsumugi/domain'
import { appendAudit } from '../../audit/append-audit.ts'
import { invalid, notFound, orStale } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { finish } from './finish.ts'
import { loadApproval } from './load-approval.ts'
import { absentToday, allowsSelfApproval } from './queries/people-queries.ts'
import { lockApproval, mayLook, touch, type StoredApproval } from './queries/queries.ts'
import { openNextStep, progressOf } from './step-progress.ts'
import { assigneesOfSteps, closeStep, keepDecision, stepsOf } from './queries/step-queries.ts'

export interface Word {
  readonly approvalId: number
  readonly stepId: number
  readonly decision: ApprovalDecision
  readonly comment: string
}

/**
 * One person's word in the open step. The approval is locked, so that of two deciders at once the second finds what the
 * first has left: 409 with what stands now when the step is no longer open.
 */
export async function decide(request: TenantRequest, { approvalId, stepId, decision, comment }: Word): Promise<void> {
  const { database, userGroupId, accountId, asker } = request
  const approval = await lockApproval(database, userGroupId, approvalId)
  if (!approval || !(await mayLook(database, userGroupId, approvalId, accountId))) throw notFound()
  if (approval.requested_by === accountId && !(await allowsSelfApproval(database, userGroupId)))
    throw invalid({ code: 'self_approval' })
  const open = (await stepsOf(database, userGroupId, approvalId)).find(({ status }) => status === 'open')
  const step = await orStale(approval.status === 'pending' && open?.id === stepId && open, () =>
    loadApproval(request, approvalId),
  )
  const askedAs = await askedInStep(request, approval, stepId)
  await keepDecision(database, userGroupId, {
    stepId,
    askedAs,
    accountId,
    originalAccountId: asker.originalAccountId,
    decision,
    comment,
  })
  await appendAudit(database, request, {
    action: `approval.step_${decision}`,
    subject: { kind: 'approval', id: approvalId },
    detail: { step: stepId, comment },
  })
  await goOn(request, approval, step, comment)
}

/** As whom the reader may decide: themselves, or somebody absent who named them. */
async function askedInStep(request: TenantRequest, approval: StoredApproval, stepId: number): Promise<number> {
  const { database, userGroupId, accountId } = request
  const open = (await assigneesOfSteps(database, userGroupId, approval.id)).filter(
    (each) => each.approval_step_id === stepId,
  )
  const own = open.find((each) => each.account_id === accountId)
  if (own?.decision === null) return accountId
  await orStale(!own, () => loadApproval(request, approval.id))
  const absent = await absentToday(database, userGroupId)
  const stoodInFor = open.find((each) => each.decision === null && absent.get(each.account_id) === accountId)
  if (!stoodInFor) throw invalid({ code: 'not_asked' })
  return stoodInFor.account_id
}

async function goOn(
  request: TenantRequest,
  approval: StoredApproval,
  step: { id: number; mode: 'any' | 'all' | 'quorum'; quorum: number },
  comment: string,
) {
  const { database, userGroupId } = request
  const said = (await assigneesOfSteps(database, userGroupId, approval.id)).filter(
    (each) => each.approval_step_id === step.id,
  )
  const outcome = stepOutcome(step, progressOf(said))
  if (outcome === 'open') {
    await touch(database, userGroupId, approval.id)
    return request.notify('approval', approval.id)
  }
  await closeStep(database, userGroupId, step.id, outcome)
  if (outcome !== 'approved') return finish(request, approval, outcome, comment)
  if (!(await openNextStep(request, approval))) return finish(request, approval, 'approved', comment)
  await touch(database, userGroupId, approval.id)
  return request.notify('approval', approval.id)
}
