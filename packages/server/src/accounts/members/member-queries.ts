import type { Locale } from '@tsumugi/domain'
import { sql } from 'kysely'
import type { Database } from '../../database/engine.ts'
import { nextVersion } from '../../database/versions/version-stamps.ts'
import type { Role } from '../access-links/token-queries.ts'

interface InvitedAccount {
  readonly id: number
  readonly name: string
  readonly locale: Locale
}

/** The account of an invited address; a new one has no password and cannot sign in before the invitation is accepted. */
export async function accountToInvite(database: Database, email: string, locale: Locale): Promise<InvitedAccount> {
  await sql`
    insert into account (email, name, locale) values (${email}, ${email.split('@')[0]}, ${locale})
    on conflict (email) do nothing`.execute(database)
  const { rows } = await sql<InvitedAccount>`select id, name, locale from account where email = ${email}`.execute(
    database,
  )
  return rows[0]!
}

export async function isMember(database: Database, accountId: number, userGroupId: number): Promise<boolean> {
  const row = await database
    .selectFrom('membership')
    .select('id')
    .where('account_id', '=', accountId)
    .where('user_group_id', '=', userGroupId)
    .where('left_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

/** What an invitation makes of somebody; null: every function of the organisation. */
export interface Invited {
  readonly role: Role
  readonly functions: readonly string[] | null
}

/** Makes the invited person a member who has agreed to the terms; one who is a member already stays what they are, one who had left is new. */
export async function join(
  database: Database,
  accountId: number,
  userGroupId: number,
  invited: Invited,
): Promise<void> {
  const functions = invited.functions && [...invited.functions]
  await sql`
    insert into membership (user_group_id, account_id, role, functions, agreed_terms_at)
    values (${userGroupId}, ${accountId}, ${invited.role}, ${functions}::text[], now())
    on conflict (user_group_id, account_id) do update set agreed_terms_at = coalesce(membership.agreed_terms_at, now()),
      role = case when membership.left_at is null then membership.role else excluded.role end,
      functions = case when membership.left_at is null then membership.functions else excluded.functions end,
      ${nextVersion('membership')},
      suspended_at = case when membership.left_at is null then membership.suspended_at end, left_at = null`.execute(
    database,
  )
}

export async function rename(database: Database, accountId: number, name: string): Promise<void> {
  await sql`update account set name = ${name}, updated_at = now() where id = ${accountId}`.execute(database)
}

export interface TermsState {
  readonly role: Role
  readonly hasAgreed: boolean
  readonly groupHasAgreed: boolean
}

export async function termsState(
  database: Database,
  accountId: number,
  userGroupId: number,
): Promise<TermsState | undefined> {
  const { rows } = await sql<TermsState>`
    select m.role, m.agreed_terms_at is not null as "hasAgreed", g.agreed_terms_at is not null as "groupHasAgreed"
    from membership m join user_group g on g.id = m.user_group_id
    where m.account_id = ${accountId} and m.user_group_id = ${userGroupId} and m.suspended_at is null`.execute(database)
  return rows[0]
}

export async function agree(
  database: Database,
  accountId: number,
  userGroupId: number,
  forGroup: boolean,
): Promise<void> {
  await sql`
    update membership set agreed_terms_at = coalesce(agreed_terms_at, now())
    where account_id = ${accountId} and user_group_id = ${userGroupId}`.execute(database)
  if (!forGroup) return
  await sql`
    update user_group set agreed_terms_at = now(), updated_at = now()
    where id = ${userGroupId} and agreed_terms_at is null`.execute(database)
}

/** How many places the platform gave an organisation, and how many its people and open invitations take; null is no limit. */
export async function seatsOf(
  database: Database,
  userGroupId: number,
): Promise<{ seats: number | null; taken: number }> {
  const { rows } = await sql<{ seats: number | null; taken: number }>`
    select (select seats from user_group_admin_config where user_group_id = ${userGroupId}) as seats,
      (select count(*) from membership where user_group_id = ${userGroupId} and suspended_at is null)
      + (select count(*) from account_token where user_group_id = ${userGroupId} and purpose = 'invitation' and used_at is null
          and expires_at > now()) as taken`.execute(database)
  return rows[0]!
}
