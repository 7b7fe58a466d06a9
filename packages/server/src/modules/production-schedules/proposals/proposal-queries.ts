import type { ScheduleOutcome } from '@tsumugi/contract'
import type { LinkChange, PlanPatch, ProposedChange } from '@tsumugi/domain/scheduling'
import { sql } from 'kysely'
import type { Database } from '../../../database/engine.ts'
import { updateRow } from '../../../database/versions/update-row.ts'
import { nextVersion } from '../../../database/versions/version-stamps.ts'

/** What the schedule came to before anything moved, as each side reads it. */
export interface OutcomeBefore {
  readonly asker: ScheduleOutcome
  readonly asked: ScheduleOutcome
}

export interface ProposalRow {
  readonly id: number
  readonly user_group_id: number
  readonly from_name: string
  readonly must_confirm_group_id: number
  readonly to_name: string
  readonly schedule_id: number
  readonly status: 'open' | 'accepted' | 'partly' | 'objected' | 'withdrawn' | 'superseded'
  readonly changes: ProposedChange[]
  readonly links: LinkChange[]
  /** Null for those of an older time. */
  readonly outcome_before: OutcomeBefore | null
  /** What the asker moved of its own with it; null for those of an older time. */
  readonly own_changes: PlanPatch | null
  readonly note: string | null
  readonly answer: string | null
  readonly mark_id: number | null
  readonly created_at: string
  readonly by_name: string | null
  readonly lock_version: number
}

const selection = sql`
  select p.id, p.user_group_id, f.name as from_name, p.must_confirm_group_id, t.name as to_name, p.schedule_id, p.status,
    p.changes, p.links, p.outcome_before, p.own_changes, p.note, p.answer, p.mark_id, p.created_at, a.name as by_name, p.lock_version
  from procedure_proposal p join user_group f on f.id = p.user_group_id join user_group t on t.id = p.must_confirm_group_id
    left join account a on a.id = p.created_by`

/** Those of one schedule between the reader and others: what waits first, and the last that were answered. */
export async function proposalsOf(system: Database, userGroupId: number, scheduleId: number): Promise<ProposalRow[]> {
  const { rows } = await sql<ProposalRow>`
    ${selection} where p.schedule_id = ${scheduleId} and ${userGroupId}::bigint in (p.user_group_id, p.must_confirm_group_id)
      and p.status <> 'superseded'
    order by p.status = 'open' desc, p.id desc limit 50`.execute(system)
  return rows
}

/** One that the organisation made or is asked to answer. */
export async function proposalOf(system: Database, userGroupId: number, id: number): Promise<ProposalRow | undefined> {
  const { rows } = await sql<ProposalRow>`
    ${selection} where p.id = ${id} and ${userGroupId}::bigint in (p.user_group_id, p.must_confirm_group_id)`.execute(
    system,
  )
  return rows[0]
}

/** Those that wait behind marks of the organisation, by schedule, so that two who hold them never hold each other up. */
export async function openProposalsOf(
  system: Database,
  userGroupId: number,
  markIds: readonly number[],
): Promise<ProposalRow[]> {
  const { rows } = await sql<ProposalRow>`
    ${selection} where p.mark_id = any(${[...markIds]}::bigint[]) and p.must_confirm_group_id = ${userGroupId}
      and p.status = 'open' order by p.schedule_id, p.id`.execute(system)
  return rows
}

/** An open one of this proposer to this owner, whose place a newer one takes; what stood before it stands before both. */
export async function supersedeProposal(
  system: Database,
  scheduleId: number,
  userGroupId: number,
  ownerId: number,
): Promise<Pick<ProposalRow, 'outcome_before' | 'own_changes'> | null> {
  const { rows } = await sql<Pick<ProposalRow, 'outcome_before' | 'own_changes'>>`
    update procedure_proposal set status = 'superseded', ${nextVersion()}
    where schedule_id = ${scheduleId} and user_group_id = ${userGroupId} and must_confirm_group_id = ${ownerId}
      and status = 'open' returning outcome_before, own_changes`.execute(system)
  return rows[0] ?? null
}

export async function insertProposal(
  system: Database,
  values: {
    readonly scheduleId: number
    readonly userGroupId: number
    readonly ownerId: number
    readonly changes: readonly ProposedChange[]
    readonly links: readonly LinkChange[]
    readonly outcomeBefore: OutcomeBefore
    readonly ownChanges: PlanPatch
    readonly note: string | null
    readonly accountId: number
  },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into procedure_proposal (schedule_id, user_group_id, must_confirm_group_id, changes, links, outcome_before, own_changes,
      note, created_by)
    values (${values.scheduleId}, ${values.userGroupId}, ${values.ownerId}, ${JSON.stringify(values.changes)}::jsonb,
      ${JSON.stringify(values.links)}::jsonb, ${JSON.stringify(values.outcomeBefore)}::jsonb,
      ${JSON.stringify(values.ownChanges)}::jsonb, ${values.note}, ${values.accountId}) returning id`.execute(system)
  return rows[0]!.id
}

export async function closeProposal(
  system: Database,
  id: number,
  status: ProposalRow['status'],
  answer: string | null,
  accountId: number,
): Promise<void> {
  const change = { status, answer, answered_at: sql`now()`, answered_by: accountId }
  await updateRow(system, 'procedure_proposal', { id }, change)
}
