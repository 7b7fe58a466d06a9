import { sql } from 'kysely'
import type { Locale } from '@tsumugi/domain'
import type { Database } from '../database/engine.ts'
import { updateRow } from '../database/versions/update-row.ts'
import { hasAgreed } from './terms-agreed.ts'

/** An organisation that a person may begin with. */
interface EntryGroup {
  readonly id: number
  readonly hasAgreed: boolean
  readonly loginIpList: readonly string[]
  readonly needsTwoFactor: boolean
}

export interface Entrant {
  readonly id: number
  readonly name: string
  readonly email: string
  readonly locale: Locale
  readonly passwordHash: string | null
  readonly hasTwoFactor: boolean
  /** The first is where they begin; none when no organisation lets this person in. */
  readonly groups: readonly EntryGroup[]
  /** Ids of those they would be in, were they not suspended. */
  readonly suspendedIn: readonly number[]
}

const entrant = (first: number | null = null) => sql`
  select a.id, a.name, a.email, a.locale, a.password_hash as "passwordHash", a.totp_enabled_at is not null as "hasTwoFactor",
    coalesce((select jsonb_agg(jsonb_build_object('id', g.id, 'hasAgreed', ${hasAgreed},
        'loginIpList', coalesce(c.login_ip_list, '{}'), 'needsTwoFactor', coalesce(c.two_factor_required, false))
        order by g.id = ${first}::bigint desc nulls last, m.id)
      from membership m join user_group g on g.id = m.user_group_id left join user_group_admin_config c on c.user_group_id = g.id
      where m.account_id = a.id and m.suspended_at is null and g.suspended_at is null), '[]') as groups,
    array(select g.id from membership m join user_group g on g.id = m.user_group_id
      where m.account_id = a.id and m.suspended_at is null and g.suspended_at is not null order by m.id) as "suspendedIn"
  from account a`

/** Who signs in with this address; nobody when the account is suspended. */
export async function entrantByEmail(database: Database, email: string): Promise<Entrant | undefined> {
  return (await sql<Entrant>`${entrant()} where a.email = ${email} and a.suspended_at is null`.execute(database))
    .rows[0]
}

/** `first` is the organisation to begin with, where the person is in it. */
export async function entrantById(database: Database, id: number, first?: number): Promise<Entrant | undefined> {
  return (await sql<Entrant>`${entrant(first)} where a.id = ${id} and a.suspended_at is null`.execute(database)).rows[0]
}

/** A suspended organisation, who owns it, and who runs the platform: whom its members may ask. */
export async function suspensionOf(
  database: Database,
  userGroupId: number,
): Promise<{ name: string; owners: string[]; operators: string[] } | undefined> {
  const { rows } = await sql<{ name: string; owners: string[]; operators: string[] }>`
    select g.name,
      array(select a.name from membership m join account a on a.id = m.account_id
        where m.user_group_id = g.id and m.role = 'owner' and m.suspended_at is null and a.suspended_at is null order by m.id limit 3) as owners,
      array(select o.name from user_group o where o.kind = 'admin' and o.suspended_at is null order by o.id limit 1) as operators
    from user_group g where g.id = ${userGroupId} and g.suspended_at is not null`.execute(database)
  return rows[0]
}

/** Whom a mail about their own account goes to. */
export const addresseeOf = (database: Database, accountId: number) =>
  database
    .selectFrom('account')
    .select(['email', 'name', 'locale'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()

/** Sets a password and ends every session of the person: whoever had the old one is out. */
export async function setPassword(database: Database, accountId: number, passwordHash: string): Promise<void> {
  await updateRow(database, 'account', { id: accountId }, { password_hash: passwordHash })
  await sql`delete from session where account_id = ${accountId} or original_account_id = ${accountId}`.execute(database)
  await sql`delete from account_token where account_id = ${accountId} and purpose <> 'invitation'`.execute(database)
}

/** Before its sessions are touched: whatever changes the account renews them, and takes the locks in this order. */
export async function lockAccount(database: Database, accountId: number): Promise<void> {
  await sql`select from account where id = ${accountId} for no key update`.execute(database)
}

export async function endSession(database: Database, tokenHash: Buffer): Promise<void> {
  await sql`delete from session where token_hash = ${tokenHash}`.execute(database)
}

/** The lifetime that a session was opened with. */
export async function isRemembered(database: Database, tokenHash: Buffer): Promise<boolean> {
  const row = await database
    .selectFrom('session')
    .select('remembered')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
  return row?.remembered === true
}

export async function forgetOldSessions(database: Database, accountId: number): Promise<void> {
  await sql`delete from session where account_id = ${accountId} and expires_at < now()`.execute(database)
}
