import { assigneesOf } from '@tsumugi/domain'
import { sql } from 'kysely'
import { inTenant } from '../../database/tenancy.ts'
import type { ServerParts } from '../../server-parts.ts'
import type { Acting } from '../../records/acting.ts'
import { lockApproval, touch, type StoredApproval } from './queries/queries.ts'
import { surroundings } from './step-progress.ts'
import { assigneesOfSteps, insertAssignees, markEscalated, stepsOf, type StoredStep } from './queries/step-queries.ts'
import { tellOfApproval } from './tell-of-approval.ts'

export interface LateStep {
  readonly userGroupId: number
  readonly approvalId: number
  readonly stepId: number
}

/** The day of a step has passed: who has not decided is reminded, and who it escalates to is asked as well. */
export async function lateJob(parts: ServerParts, { userGroupId, approvalId, stepId }: LateStep): Promise<void> {
  await inTenant(parts.engine.database, userGroupId, async (database) => {
    const approval = await lockApproval(database, userGroupId, approvalId)
    const step = (await stepsOf(database, userGroupId, approvalId)).find(({ id }) => id === stepId)
    if (!approval || step?.status !== 'open' || step.escalated_at !== null) return
    const acting: Acting = {
      id: `job-${stepId}`,
      address: 'outbox',
      database,
      userGroupId,
      accountId: null,
      asker: null,
      async notify(topic, id) {
        await sql`select pg_notify('tsumugi', ${JSON.stringify({ userGroupId, topic, id, by: null })})`.execute(
          database,
        )
      },
    }
    const asked = (await assigneesOfSteps(database, userGroupId, approvalId)).filter(
      (each) => each.approval_step_id === stepId,
    )
    await markEscalated(database, userGroupId, stepId)
    await tellOfApproval(acting, approval, {
      event: 'approval_late',
      accountIds: asked.filter(({ decision }) => decision === null).map(({ account_id }) => account_id),
    })
    const above = (await whoIsAbove(acting, approval, step)).filter(
      ({ accountId }) => !asked.some(({ account_id }) => account_id === accountId),
    )
    await insertAssignees(
      database,
      userGroupId,
      stepId,
      above.map((each) => ({ ...each, escalated: true })),
    )
    await tellOfApproval(acting, approval, {
      event: 'approval_escalated',
      accountIds: above.map(({ accountId }) => accountId),
    })
    await touch(database, userGroupId, approvalId)
    await acting.notify('approval', approvalId)
  })
}

/** Who the step escalates to, found as approvers are: their delegate while they are absent, the power users where they may not or are gone. */
async function whoIsAbove(acting: Acting, approval: StoredApproval, step: StoredStep) {
  if (step.escalate_to_id === null) return []
  const { pool, around } = await surroundings(acting, approval.requested_by, [])
  return assigneesOf(
    { skipIfSameUser: false, delegateId: step.delegate_id },
    pool.idsOf([{ kind: 'user', id: step.escalate_to_id }]),
    around,
  )
}
