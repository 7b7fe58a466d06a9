import { contract } from '@tsumugi/contract'
import type { ApprovalStatus, ApprovalTarget, SnapshotField } from '@tsumugi/domain'
import { sql, type Insertable, type RawBuilder } from 'kysely'
import type { Database } from '../../../database/engine.ts'
import type { ApprovalTable } from '../../../database/tables.ts'
import { updateRow } from '../../../database/versions/update-row.ts'

export interface StoredApproval {
  id: number
  target: ApprovalTarget
  target_id: number
  lineage: string
  title: string
  code: string | null
  amount: string | null
  currency: string
  image_url: string | null
  link: string | null
  snapshot: SnapshotField[]
  snapshot_hash: Buffer
  route_name: string | null
  note: string
  status: ApprovalStatus
  requested_by: number
  requested_by_name: string
  requested_at: string
  decided_at: string | null
  lock_version: number
}

const columns = sql`
  p.id, p.target, p.target_id, p.lineage, p.title, p.code, p.amount, p.currency, p.image_url, p.link, p.snapshot, p.snapshot_hash,
  p.route_name, p.note, p.status, p.requested_by, coalesce(r.name, '') as requested_by_name, p.requested_at, p.decided_at, p.lock_version`

export async function approvalOf(
  database: Database,
  userGroupId: number,
  id: number,
): Promise<StoredApproval | undefined> {
  const { rows } = await sql<StoredApproval>`
    select ${columns} from approval p left join account r on r.id = p.requested_by
    where p.user_group_id = ${userGroupId} and p.id = ${id}`.execute(database)
  return rows[0]
}

/** One decider at a time: whoever comes second finds what the first has left. */
export async function lockApproval(
  database: Database,
  userGroupId: number,
  id: number,
): Promise<StoredApproval | undefined> {
  await sql`select id from approval where user_group_id = ${userGroupId} and id = ${id} for update`.execute(database)
  return approvalOf(database, userGroupId, id)
}

/** The running approval of a document, locked. */
export async function lockRunning(
  database: Database,
  userGroupId: number,
  target: ApprovalTarget,
  targetId: number,
): Promise<StoredApproval | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from approval where user_group_id = ${userGroupId} and target = ${target} and target_id = ${targetId} and status = 'pending'
    for update`.execute(database)
  return rows[0] && approvalOf(database, userGroupId, rows[0].id)
}

/** The newest approval of a document, whatever its status. */
export async function newestApproval(
  database: Database,
  userGroupId: number,
  target: ApprovalTarget,
  targetId: number,
): Promise<StoredApproval | undefined> {
  const { rows } = await sql<StoredApproval>`
    select ${columns} from approval p left join account r on r.id = p.requested_by
    where p.user_group_id = ${userGroupId} and p.target = ${target} and p.target_id = ${targetId}
    order by p.id desc limit 1`.execute(database)
  return rows[0]
}

/** The newest approval of each document that has one. */
export async function newestApprovals(
  database: Database,
  userGroupId: number,
  target: ApprovalTarget,
  targetIds: readonly number[],
): Promise<ReadonlyMap<number, StoredApproval>> {
  const { rows } = await sql<StoredApproval>`
    select distinct on (p.target_id) ${columns} from approval p left join account r on r.id = p.requested_by
    where p.user_group_id = ${userGroupId} and p.target = ${target} and p.target_id = any(${[...targetIds]}::bigint[])
    order by p.target_id, p.id desc`.execute(database)
  return new Map(rows.map((row) => [row.target_id, row]))
}

/** What was approved of a document before this approval. */
export async function lastApproved(
  database: Database,
  userGroupId: number,
  { id, target, lineage }: StoredApproval,
): Promise<StoredApproval | undefined> {
  const { rows } = await sql<StoredApproval>`
    select ${columns} from approval p left join account r on r.id = p.requested_by
    where p.user_group_id = ${userGroupId} and p.target = ${target} and p.lineage = ${lineage}
      and p.status = 'approved' and p.id < ${id}
    order by p.id desc limit 1`.execute(database)
  return rows[0]
}

export const insertApproval = (database: Database, values: Insertable<ApprovalTable>) =>
  database.insertInto('approval').values(values).returning('id').executeTakeFirstOrThrow()

export async function setStatus(
  database: Database,
  userGroupId: number,
  id: number,
  status: ApprovalStatus,
): Promise<void> {
  const change = { status, decided_at: sql`now()` }
  await updateRow(database, 'approval', { user_group_id: userGroupId, id }, change)
}

/** A decision that leaves the approval running is seen by those who look at it. */
export async function touch(database: Database, userGroupId: number, id: number): Promise<void> {
  await updateRow(database, 'approval', { user_group_id: userGroupId, id }, {})
}

/** Whether somebody takes part in approval `p`: power users, who asked, and everybody who was or could be asked. */
export const takesPart = (accountId: RawBuilder<unknown>) => sql`(
  p.requested_by = ${accountId}
  or exists (select from membership w where w.user_group_id = p.user_group_id and w.account_id = ${accountId}
    and w.role in ('power_user', 'owner') and w.suspended_at is null and w.left_at is null)
  or exists (select from approval_step s join approval_assignee a on a.approval_step_id = s.id
    left join approval_absence b on b.account_id = a.account_id and current_date between b.starts_on - 1 and b.ends_on + 1
    where s.approval_id = p.id and (a.account_id = ${accountId} or a.on_behalf_of = ${accountId} or b.delegate_id = ${accountId})))`

/** Who may look at an approval: those who take part. */
export async function mayLook(
  database: Database,
  userGroupId: number,
  id: number,
  accountId: number,
): Promise<boolean> {
  const { rows } = await sql`
    select from approval p where p.user_group_id = ${userGroupId} and p.id = ${id} and ${takesPart(sql`${accountId}::bigint`)}`.execute(
    database,
  )
  return rows.length > 0
}

const inboxKeys: readonly string[] = contract.approvals.list.access.functions ?? []

/** Which of them find an approval in the inbox: they take part, and may open it. */
export async function inboxReaders(
  database: Database,
  userGroupId: number,
  id: number,
  accountIds: readonly number[],
): Promise<ReadonlySet<number>> {
  if (accountIds.length === 0) return new Set()
  const { rows } = await sql<{ id: number }>`
    select m.account_id as id from approval p
    join membership m on m.user_group_id = p.user_group_id
    join user_group g on g.id = p.user_group_id
    where p.user_group_id = ${userGroupId} and p.id = ${id} and m.account_id = any(${[...accountIds]}::bigint[])
      and exists (select from unnest(${[...inboxKeys]}::text[]) k where k = any(g.enabled_functions) and k = any(coalesce(m.functions, g.enabled_functions)))
      and ${takesPart(sql`m.account_id`)}`.execute(database)
  return new Set(rows.map((row) => row.id))
}
