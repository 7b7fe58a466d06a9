import type { Approver, Assignee, RouteStep, StepMode } from '@tsumugi/domain'
import { sql } from 'kysely'
import type { Database } from '../../../database/engine.ts'

export interface StoredStep {
  id: number
  approval_id: number
  position: number
  name: string
  mode: StepMode
  quorum: number
  skip_if_same_user: boolean
  due_days: number | null
  approvers: Approver[]
  delegate_id: number | null
  escalate_to_id: number | null
  escalate_to_name: string | null
  status: 'waiting' | 'open' | 'approved' | 'rejected' | 'returned' | 'skipped' | 'closed'
  opened_at: string | null
  due_on: string | null
  closed_at: string | null
  escalated_at: string | null
  /** Past its day, in the organisation's time zone. */
  late: boolean
}

export interface StoredAssignee {
  approval_step_id: number
  account_id: number
  name: string
  on_behalf_of: number | null
  on_behalf_of_name: string | null
  escalated: boolean
  decision: Assignee['decision']
  comment: string
  original_by: string | null
  decided_at: string | null
}

export async function insertSteps(
  database: Database,
  userGroupId: number,
  approvalId: number,
  steps: readonly RouteStep[],
): Promise<void> {
  await database
    .insertInto('approval_step')
    .values(
      steps.map((step, position) => ({
        user_group_id: userGroupId,
        approval_id: approvalId,
        position,
        name: step.name,
        mode: step.mode,
        quorum: step.quorum,
        skip_if_same_user: step.skipIfSameUser,
        due_days: step.dueDays,
        approvers: JSON.stringify(step.approvers),
        delegate_id: step.delegateId,
        escalate_to_id: step.escalateToId,
      })),
    )
    .execute()
}

export async function stepsOf(database: Database, userGroupId: number, approvalId: number): Promise<StoredStep[]> {
  const { rows } = await sql<StoredStep>`
    select s.id, s.approval_id, s.position, s.name, s.mode, s.quorum, s.skip_if_same_user, s.due_days, s.approvers, s.delegate_id,
      s.escalate_to_id, e.name as escalate_to_name, s.status, s.opened_at, s.due_on, s.closed_at, s.escalated_at,
      coalesce(s.status = 'open' and s.due_on < (now() at time zone g.time_zone)::date, false) as late
    from approval_step s join user_group g on g.id = s.user_group_id
    left join account e on e.id = s.escalate_to_id
    where s.user_group_id = ${userGroupId} and s.approval_id = ${approvalId} order by s.position`.execute(database)
  return rows
}

export async function assigneesOfSteps(
  database: Database,
  userGroupId: number,
  approvalId: number,
): Promise<StoredAssignee[]> {
  const { rows } = await sql<StoredAssignee>`
    select a.approval_step_id, a.account_id, coalesce(n.name, '') as name, a.on_behalf_of, b.name as on_behalf_of_name, a.escalated,
      a.decision, a.comment, o.name as original_by, a.decided_at
    from approval_assignee a join approval_step s on s.id = a.approval_step_id
    left join account n on n.id = a.account_id
    left join account b on b.id = a.on_behalf_of
    left join account o on o.id = a.original_account_id
    where a.user_group_id = ${userGroupId} and s.approval_id = ${approvalId}
    order by s.position, a.escalated, a.decided_at nulls last, a.account_id`.execute(database)
  return rows
}

/** Opens a step on the organisation's day of today. */
export async function openStep(
  database: Database,
  userGroupId: number,
  id: number,
  dueOn: string | null,
): Promise<void> {
  await sql`
    update approval_step set status = 'open', opened_at = now(), due_on = ${dueOn}::date
    where user_group_id = ${userGroupId} and id = ${id}`.execute(database)
}

export async function closeStep(
  database: Database,
  userGroupId: number,
  id: number,
  status: StoredStep['status'],
): Promise<void> {
  await sql`
    update approval_step set status = ${status}, closed_at = now(), opened_at = coalesce(opened_at, now())
    where user_group_id = ${userGroupId} and id = ${id}`.execute(database)
}

/** Nobody is asked any more. */
export async function closeOpenSteps(database: Database, userGroupId: number, approvalId: number): Promise<void> {
  await sql`
    update approval_step set status = 'closed', closed_at = now()
    where user_group_id = ${userGroupId} and approval_id = ${approvalId} and status in ('open', 'waiting')`.execute(
    database,
  )
}

export async function insertAssignees(
  database: Database,
  userGroupId: number,
  stepId: number,
  assignees: readonly Assignee[],
): Promise<void> {
  if (assignees.length === 0) return
  await database
    .insertInto('approval_assignee')
    .values(
      assignees.map((each) => ({
        user_group_id: userGroupId,
        approval_step_id: stepId,
        account_id: each.accountId,
        on_behalf_of: each.onBehalfOf,
        escalated: each.escalated,
        decision: each.decision,
        decided_at: each.decision === null ? null : new Date().toISOString(),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

interface Word {
  stepId: number
  /** As whom they were asked: themselves, or the absent approver they stand in for now. */
  askedAs: number
  accountId: number
  originalAccountId: number | null
  decision: string
  comment: string
}

export async function keepDecision(database: Database, userGroupId: number, word: Word): Promise<void> {
  await sql`
    update approval_assignee set decision = ${word.decision}, comment = ${word.comment}, decided_at = now(),
      original_account_id = ${word.originalAccountId}, account_id = ${word.accountId},
      on_behalf_of = case when account_id = ${word.accountId} then on_behalf_of else account_id end
    where user_group_id = ${userGroupId} and approval_step_id = ${word.stepId} and account_id = ${word.askedAs}`.execute(
    database,
  )
}

export async function markEscalated(database: Database, userGroupId: number, stepId: number): Promise<void> {
  await sql`update approval_step set escalated_at = now() where user_group_id = ${userGroupId} and id = ${stepId}`.execute(
    database,
  )
}

/** The first moment after a day, where the organisation is. */
export async function endOfDay(database: Database, userGroupId: number, day: string): Promise<string> {
  const { rows } = await sql<{ at: string }>`
    select ((${day}::date + 1)::timestamp at time zone time_zone) as at from user_group where id = ${userGroupId}`.execute(
    database,
  )
  return rows[0]!.at
}
