import { sql } from 'kysely'
import type { Locale } from '@tsumugi/domain'
import type { Database } from '../database/engine.ts'

export interface Entrant {
  readonly id: number
  readonly name: string
  readonly email: string
  readonly locale: Locale
  readonly passwordHash: string | null
  /** The organisation to begin with; null when none lets this person in. */
  readonly userGroupId: number | null
  readonly hasAgreed: boolean
}

const entrant = sql`
  select a.id, a.name, a.email, a.locale, a.password_hash as "passwordHash", first.user_group_id as "userGroupId",
    first.agreed_terms_at is not null as "hasAgreed"
  from account a
  left join lateral (select m.user_group_id, m.agreed_terms_at from membership m join user_group g on g.id = m.user_group_id
    where m.account_id = a.id and m.suspended_at is null and g.suspended_at is null order by m.id limit 1) first on true`

/** Who signs in with this address; nobody when the account is suspended. */
export async function entrantByEmail(database: Database, email: string): Promise<Entrant | undefined> {
  return (await sql<Entrant>`${entrant} where a.email = ${email} and a.suspended_at is null`.execute(database)).rows[0]
}

export async function entrantById(database: Database, id: number): Promise<Entrant | undefined> {
  return (await sql<Entrant>`${entrant} where a.id = ${id} and a.suspended_at is null`.execute(database)).rows[0]
}

/** Sets a password and ends every session of the person: whoever had the old one is out. */
export async function setPassword(database: Database, accountId: number, passwordHash: string): Promise<void> {
  await sql`
    update account set password_hash = ${passwordHash}, lock_version = lock_version + 1, updated_at = now()
    where id = ${accountId}`.execute(database)
  await sql`delete from session where account_id = ${accountId} or original_account_id = ${accountId}`.execute(database)
  await sql`delete from account_token where account_id = ${accountId} and purpose <> 'invitation'`.execute(database)
}

export async function endSession(database: Database, tokenHash: Buffer): Promise<void> {
  await sql`delete from session where token_hash = ${tokenHash}`.execute(database)
}

/** The lifetime that a session was opened with. */
export async function isRemembered(database: Database, tokenHash: Buffer): Promise<boolean> {
  const row = await database.selectFrom('session').select('remembered').where('token_hash', '=', tokenHash).executeTakeFirst()
  return row?.remembered === true
}

export async function forgetOldSessions(database: Database, accountId: number): Promise<void> {
  await sql`delete from session where account_id = ${accountId} and expires_at < now()`.execute(database)
}
