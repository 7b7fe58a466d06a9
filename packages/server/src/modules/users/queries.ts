import type { UserProfile } from '@tsumugi/contract'
import type { Locale } from '@tsumugi/domain'
import { sql } from 'kysely'
import type { Database } from '../../database/engine.ts'
import { updateRow } from '../../database/versions/update-row.ts'

export async function changeAccount(
  database: Database,
  accountId: number,
  values: { locale?: Locale | undefined; name?: string | undefined },
): Promise<void> {
  await updateRow(database, 'account', { id: accountId }, values)
}

/** Whether this person belongs to the organisation that asks; row-level security answers for others. */
export async function isColleague(database: Database, userGroupId: number, accountId: number): Promise<boolean> {
  const row = await database
    .selectFrom('membership')
    .select('id')
    .where('user_group_id', '=', userGroupId)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row !== undefined
}

type Account = Omit<UserProfile, 'twoFactor'> & { readonly twoFactorAt: string | null }

export async function profileOf(database: Database, accountId: number, userGroupId: number): Promise<Account> {
  const { rows } = await sql<Account>`
    select a.id, a.name, a.email, a.locale, a.password_hash is not null as "hasPassword", a.totp_enabled_at as "twoFactorAt",
      coalesce((select jsonb_agg(jsonb_build_object('id', m.id, 'role', m.role,
          'userGroup', jsonb_build_object('id', g.id, 'name', g.name, 'kind', g.kind)) order by m.id)
        from membership m join user_group g on g.id = m.user_group_id
        where m.account_id = a.id and m.suspended_at is null and g.suspended_at is null), '[]') as memberships,
      coalesce((select m.notification_preferences from membership m
        where m.account_id = a.id and m.user_group_id = ${userGroupId}), '{}') as "notificationPreferences"
    from account a where a.id = ${accountId}`.execute(database)
  return rows[0]!
}

export async function setPreferences(
  database: Database,
  accountId: number,
  userGroupId: number,
  preferences: object,
): Promise<void> {
  await sql`
    update membership set notification_preferences = ${JSON.stringify(preferences)}::jsonb
    where account_id = ${accountId} and user_group_id = ${userGroupId}`.execute(database)
}

/** Sets a password and ends every other session of the person, and the links in their mails. */
export async function replacePassword(
  database: Database,
  accountId: number,
  passwordHash: string,
  sessionHash: Buffer,
): Promise<void> {
  await updateRow(database, 'account', { id: accountId }, { password_hash: passwordHash })
  await sql`
    delete from session where (account_id = ${accountId} or original_account_id = ${accountId}) and token_hash <> ${sessionHash}`.execute(
    database,
  )
  await sql`delete from account_token where account_id = ${accountId} and purpose <> 'invitation'`.execute(database)
}
