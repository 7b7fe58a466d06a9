import { addDays, assigneesOf, stepOutcome, type Assignee, type StepSurroundings } from '@tsumugi/domain'
import { enqueue } from '../../outbox/queries.ts'
import { invalid } from '../../http/refusal.ts'
import { todayOf } from '../../records/number-queries.ts'
import type { Acting } from '../../records/acting.ts'
import { absentToday, allowsSelfApproval, approverPool } from './queries/people-queries.ts'
import type { StoredApproval } from './queries/queries.ts'
import {
  assigneesOfSteps,
  closeStep,
  endOfDay,
  insertAssignees,
  openStep,
  stepsOf,
  type StoredAssignee,
} from './queries/step-queries.ts'
import { tellOfApproval } from './tell-of-approval.ts'

export const progressOf = (rows: readonly StoredAssignee[]): Assignee[] =>
  rows.map((row) => ({
    accountId: row.account_id,
    onBehalfOf: row.on_behalf_of,
    escalated: row.escalated,
    decision: row.decision,
  }))

/** What the choice of assignees depends on, as it is today. */
export async function surroundings({ database, userGroupId }: Acting, requesterId: number, earlier: readonly number[]) {
  const [pool, selfApproval, absences] = await Promise.all([
    approverPool(database, userGroupId),
    allowsSelfApproval(database, userGroupId),
    absentToday(database, userGroupId),
  ])
  const around: StepSurroundings = {
    requesterId,
    selfApproval,
    absences,
    powerUserIds: pool.powerUserIds,
    earlierApproverIds: earlier,
  }
  return { pool, around }
}

/** Opens the next step that needs somebody, and asks them. Answers false when none is left: then all have approved. */
export async function openNextStep(acting: Acting, approval: StoredApproval): Promise<boolean> {
  const { database, userGroupId } = acting
  for (const step of (await stepsOf(database, userGroupId, approval.id)).filter(({ status }) => status === 'waiting')) {
    const said = await assigneesOfSteps(database, userGroupId, approval.id)
    const earlier = said.filter(({ decision }) => decision === 'approved').map(({ account_id }) => account_id)
    const { pool, around } = await surroundings(acting, approval.requested_by, earlier)
    const asked = assigneesOf(
      { skipIfSameUser: step.skip_if_same_user, delegateId: step.delegate_id },
      pool.idsOf(step.approvers),
      around,
    )
    if (asked.length === 0) throw invalid({ code: 'no_approver', field: 'steps', meta: { step: step.name } })
    await insertAssignees(database, userGroupId, step.id, asked)
    if (stepOutcome(step, asked) === 'approved') {
      await closeStep(database, userGroupId, step.id, 'skipped')
      continue
    }
    const dueOn = step.due_days === null ? null : addDays(await todayOf(database, userGroupId), step.due_days)
    await openStep(database, userGroupId, step.id, dueOn)
    if (dueOn !== null)
      await enqueue(
        database,
        'approval_late',
        { userGroupId, approvalId: approval.id, stepId: step.id },
        await endOfDay(database, userGroupId, dueOn),
      )
    await tellOfApproval(acting, approval, {
      event: 'approval_asked',
      accountIds: asked.filter(({ decision }) => decision === null).map(({ accountId }) => accountId),
    })
    return true
  }
  return false
}
