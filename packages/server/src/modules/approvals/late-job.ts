import { inTenant } from '../../database/tenancy.ts'
import { sql } from 'kysely'
import type { ServerParts } from '../../server-parts.ts'
import { tell } from '../notifications/tell.ts'
import type { Acting } from './approval-target.ts'
import { allowsSelfApproval } from './people-queries.ts'
import { lockApproval, touch } from './queries.ts'
import { about } from './step-progress.ts'
import { assigneesOfSteps, insertAssignees, markEscalated, stepsOf } from './step-queries.ts'

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
      id: `job-${stepId}`, address: 'outbox', database, userGroupId, accountId: null, asker: null,
      async notify(topic, id) {
        await sql`select pg_notify('tsumugi', ${JSON.stringify({ userGroupId, topic, id, by: null })})`.execute(database)
      },
    }
    const asked = (await assigneesOfSteps(database, userGroupId, approvalId)).filter((each) => each.approval_step_id === stepId)
    await markEscalated(database, userGroupId, stepId)
    await tell(acting, {
      event: 'approval_late', accountIds: asked.filter(({ decision }) => decision === null).map(({ account_id }) => account_id), ...about(approval),
    })
    const above = step.escalate_to_id
    const mayDecide = above !== null && (above !== approval.requested_by || (await allowsSelfApproval(database, userGroupId)))
    if (mayDecide && !asked.some(({ account_id }) => account_id === above)) {
      await insertAssignees(database, userGroupId, stepId, [{ accountId: above, onBehalfOf: null, escalated: true, decision: null }])
      await tell(acting, { event: 'approval_escalated', accountIds: [above], ...about(approval) })
    }
    await touch(database, userGroupId, approvalId)
    await acting.notify('approval', approvalId)
  })
}
