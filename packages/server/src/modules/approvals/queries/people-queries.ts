import type { Approver } from '@tsumugi/domain'
import { sql } from 'kysely'
import type { Database } from '../../../database/engine.ts'
import { nextVersion } from '../../../database/versions/version-stamps.ts'

interface Named {
  id: number
  name: string
}

/** Members who can act today, by name. */
export async function membersOf(database: Database, userGroupId: number): Promise<Named[]> {
  const { rows } = await sql<Named>`
    select a.id, a.name from membership m join account a on a.id = m.account_id
    where m.user_group_id = ${userGroupId} and m.suspended_at is null and m.left_at is null order by a.name collate "C", a.id`.execute(
    database,
  )
  return rows
}

export async function teamsOf(database: Database, userGroupId: number): Promise<Named[]> {
  const { rows } = await sql<Named>`select id, name from team where user_group_id = ${userGroupId} order by id`.execute(
    database,
  )
  return rows
}

interface Membership {
  id: number
  role: 'member' | 'power_user' | 'owner'
  teams: number[] | null
}

/** Everybody who can be asked, with role and teams: one read for all the steps of a route. */
export async function approverPool(database: Database, userGroupId: number) {
  const { rows } = await sql<Membership>`
    select m.account_id as id, m.role,
      (select jsonb_agg(t.team_id) from team_member t where t.user_group_id = m.user_group_id and t.account_id = m.account_id) as teams
    from membership m where m.user_group_id = ${userGroupId} and m.suspended_at is null and m.left_at is null order by m.account_id`.execute(
    database,
  )
  const isPowerUser = ({ role }: Membership) => role !== 'member'
  const standsFor: Record<Approver['kind'], (member: Membership, id: number | null) => boolean> = {
    user: (member, id) => member.id === id,
    team: (member, id) => member.teams?.includes(id ?? 0) ?? false,
    power_users: isPowerUser,
    owners: ({ role }) => role === 'owner',
  }
  return {
    powerUserIds: rows.filter(isPowerUser).map(({ id }) => id),
    /** The accounts that a step's approvers stand for, each once. */
    idsOf: (approvers: readonly Approver[]) =>
      rows.filter((member) => approvers.some(({ kind, id }) => standsFor[kind](member, id))).map(({ id }) => id),
    has: (id: number) => rows.some((member) => member.id === id),
  }
}
export type ApproverPool = Awaited<ReturnType<typeof approverPool>>

export interface StoredAbsence {
  account_id: number
  starts_on: string
  ends_on: string
  delegate_id: number | null
  delegate_name: string | null
  lock_version: number
}

/** Who is absent today, with whom they named. */
export async function absentToday(database: Database, userGroupId: number): Promise<Map<number, number | null>> {
  const { rows } = await sql<StoredAbsence>`
    select b.account_id, b.delegate_id from approval_absence b join user_group g on g.id = b.user_group_id
    where b.user_group_id = ${userGroupId} and (now() at time zone g.time_zone)::date between b.starts_on and b.ends_on`.execute(
    database,
  )
  return new Map(rows.map((row) => [row.account_id, row.delegate_id]))
}

export async function absenceOf(
  database: Database,
  userGroupId: number,
  accountId: number,
): Promise<StoredAbsence | undefined> {
  const { rows } = await sql<StoredAbsence>`
    select b.account_id, b.starts_on, b.ends_on, b.delegate_id, d.name as delegate_name, b.lock_version
    from approval_absence b left join account d on d.id = b.delegate_id
    where b.user_group_id = ${userGroupId} and b.account_id = ${accountId}`.execute(database)
  return rows[0]
}

export async function keepAbsence(
  database: Database,
  userGroupId: number,
  accountId: number,
  startsOn: string,
  endsOn: string,
  delegateId: number | null,
): Promise<void> {
  await sql`
    insert into approval_absence (user_group_id, account_id, starts_on, ends_on, delegate_id)
    values (${userGroupId}, ${accountId}, ${startsOn}::date, ${endsOn}::date, ${delegateId})
    on conflict (user_group_id, account_id) do update set starts_on = excluded.starts_on, ends_on = excluded.ends_on,
      delegate_id = excluded.delegate_id, ${nextVersion('approval_absence')}`.execute(database)
}

export async function forgetAbsence(database: Database, userGroupId: number, accountId: number): Promise<void> {
  await sql`delete from approval_absence where user_group_id = ${userGroupId} and account_id = ${accountId}`.execute(
    database,
  )
}

export async function allowsSelfApproval(database: Database, userGroupId: number): Promise<boolean> {
  const { rows } = await sql<{ self_approval: boolean }>`
    select self_approval from user_group_config where user_group_id = ${userGroupId}`.execute(database)
  return rows[0]?.self_approval ?? false
}

/** Names of everybody whom the organisation knows, by id. */
export async function namesOf(database: Database): Promise<Map<number, string>> {
  const rows = await database.selectFrom('account').select(['id', 'name']).execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}
