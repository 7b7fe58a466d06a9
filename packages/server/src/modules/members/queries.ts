import type { Invitation, Member } from '@tsumugi/contract'
import type { FunctionKey, MemberStanding } from '@tsumugi/domain'
import { sql, type Updateable } from 'kysely'
import type { Database } from '../../database/engine.ts'
import { limitsOf, type PageRequest } from '../../database/page-limits.ts'
import type { MembershipTable } from '../../database/tables.ts'
import { updateRow } from '../../database/versions/update-row.ts'

export interface MembersAsked extends PageRequest {
  readonly q?: string | undefined
  readonly status?: string | undefined
  readonly role?: string | undefined
}

const standing = sql`case when m.left_at is not null then 'left' when m.suspended_at is not null then 'suspended' else 'active' end`

/** Read as the system: when somebody was last here stands in sessions, which the application role does not see. */
const member = sql`
  select m.id, a.id as "userId", a.name, a.email, m.role, ${standing} as status, m.functions,
    coalesce((select array_agg(tm.team_id::int order by tm.team_id) from team_member tm join team t on t.id = tm.team_id
      where tm.account_id = a.id and t.user_group_id = m.user_group_id), '{}') as "teamIds",
    m.agreed_terms_at as "agreedTermsAt", a.totp_enabled_at is not null as "twoFactor", m.lock_version as "lockVersion",
    (select max(seen) from (
      select max(s.seen_at) as seen from session s where s.account_id = a.id and s.user_group_id = m.user_group_id
      union all select max(e.at) from audit_event e where e.account_id = a.id and e.user_group_id = m.user_group_id) as here) as "lastSeenAt"
  from membership m join account a on a.id = m.account_id`

export async function pageOfMembers(database: Database, userGroupId: number, asked: MembersAsked) {
  const { limit, offset } = limitsOf(asked)
  const like = `%${(asked.q ?? '').trim().replace(/[\\%_]/g, '\\$&')}%`
  const where = sql`m.user_group_id = ${userGroupId} and (a.name ilike ${like} or a.email ilike ${like})
    and (${asked.role ?? null}::text is null or m.role = ${asked.role ?? null})
    and (${asked.status ?? null}::text is null or ${standing} = ${asked.status ?? null})`
  const { rows } = await sql<Member>`
    ${member} where ${where} order by m.left_at is not null, m.id limit ${limit} offset ${offset}`.execute(database)
  const counted = await sql<{ count: number }>`
    select count(*) as count from membership m join account a on a.id = m.account_id where ${where}`.execute(database)
  return { rows, count: counted.rows[0]!.count }
}

export async function memberOf(database: Database, userGroupId: number, id: number): Promise<Member | undefined> {
  return (await sql<Member>`${member} where m.user_group_id = ${userGroupId} and m.id = ${id}`.execute(database))
    .rows[0]
}

export async function functionsOfGroup(database: Database, userGroupId: number): Promise<readonly FunctionKey[]> {
  const row = await database
    .selectFrom('user_group')
    .select('enabled_functions')
    .where('id', '=', userGroupId)
    .executeTakeFirstOrThrow()
  return row.enabled_functions as FunctionKey[]
}

/** Everybody's standing, locked until the change is done, so that two owners cannot both leave at once. */
export async function standingsOf(
  database: Database,
  userGroupId: number,
): Promise<(MemberStanding & { accountId: number })[]> {
  const { rows } = await sql<MemberStanding & { accountId: number }>`
    select m.id, m.account_id as "accountId", m.role, ${standing} as status from membership m
    where m.user_group_id = ${userGroupId} order by m.id for update`.execute(database)
  return rows
}

export const updateMembership = (
  database: Database,
  userGroupId: number,
  id: number,
  lockVersion: number | null,
  values: Updateable<MembershipTable>,
) =>
  updateRow(
    database,
    'membership',
    { user_group_id: userGroupId, id, ...(lockVersion !== null && { lock_version: lockVersion }) },
    values,
  )

/** Ends what is open for this person in this organisation, also where somebody views as them. */
export async function endSessionsIn(database: Database, userGroupId: number, accountId: number): Promise<void> {
  await database
    .deleteFrom('session')
    .where('user_group_id', '=', userGroupId)
    .where('account_id', '=', accountId)
    .execute()
}

/** Who leaves leaves the teams of the organisation too. */
export async function leaveTeams(database: Database, userGroupId: number, accountId: number): Promise<void> {
  await database
    .deleteFrom('team_member')
    .where('user_group_id', '=', userGroupId)
    .where('account_id', '=', accountId)
    .execute()
}

export async function invitationsOf(database: Database, userGroupId: number): Promise<Invitation[]> {
  const { rows } = await sql<Invitation>`
    select t.id, a.email, a.name, t.role, t.functions, i.name as "invitedBy", t.created_at as "createdAt", t.expires_at as "expiresAt",
      t.expires_at <= now() as expired
    from account_token t join account a on a.id = t.account_id left join account i on i.id = t.invited_by
    where t.user_group_id = ${userGroupId} and t.purpose = 'invitation' and t.used_at is null order by t.created_at desc, t.id desc`.execute(
    database,
  )
  return rows
}

export const deleteInvitation = (database: Database, userGroupId: number, id: number) =>
  database
    .deleteFrom('account_token')
    .where('user_group_id', '=', userGroupId)
    .where('purpose', '=', 'invitation')
    .where('used_at', 'is', null)
    .where('id', '=', id)
    .returning('account_id')
    .executeTakeFirst()
