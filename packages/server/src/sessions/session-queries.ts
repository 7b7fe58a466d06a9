import { sql } from 'kysely'
import type { Database } from '../database/engine.ts'
import type { NewSession } from './open-session.ts'

/** A session `s` that is neither over nor left alone for too long: two hours, or a fortnight where it is remembered. */
export const isRunning = sql`s.expires_at > now() and s.seen_at > now() - case when s.remembered then interval '14 days' else interval '2 hours' end`

/** More than anybody uses at once; whoever opens another is signed out where they were not for the longest. */
export const mostSessions = 50

export async function insertSession(database: Database, hash: Buffer, hours: number, session: NewSession) {
  await database
    .insertInto('session')
    .values({
      token_hash: hash,
      account_id: session.accountId,
      user_group_id: session.userGroupId,
      original_account_id: session.original?.accountId ?? null,
      original_user_group_id: session.original?.userGroupId ?? null,
      remembered: session.remembered,
      address: session.address,
      agent: session.agent?.slice(0, 400) ?? null,
      two_factor_at: session.twoFactor ? sql<string>`now()` : null,
      expires_at: sql<string>`now() + make_interval(hours => ${hours})`,
    })
    .execute()
  await sql`
    delete from session where token_hash in (
      select token_hash from session where account_id = ${session.accountId}
        and original_account_id is not distinct from ${session.original?.accountId ?? null}::bigint
      order by seen_at desc, created_at desc offset ${mostSessions})`.execute(database)
}

/** How long a password or code counts, in minutes. */
export const confirmedFor = 15

/** Whether the person showed who they are within these minutes. */
export async function isConfirmed(database: Database, hash: Buffer, minutes: number): Promise<boolean> {
  const { rows } = await sql`
    select from session where token_hash = ${hash} and confirmed_at > now() - make_interval(mins => ${minutes})`.execute(
    database,
  )
  return rows.length > 0
}

export async function markConfirmed(database: Database, hash: Buffer): Promise<void> {
  await sql`update session set confirmed_at = now() where token_hash = ${hash}`.execute(database)
}

/** The version of a session's row; notes at most once a minute that it is in use, which makes a new one. */
export async function versionInUse(database: Database, hash: Buffer): Promise<string | undefined> {
  const { rows } = await sql<{ version: string }>`
    with noted as (
      update session s set seen_at = now() where token_hash = ${hash} and ${isRunning} and seen_at < now() - interval '1 minute'
      returning xmin::text as version
    )
    select version from noted
    union all select xmin::text from session where token_hash = ${hash} and not exists (select from noted)`.execute(
    database,
  )
  return rows[0]?.version
}

/** The name of an organisation that a person looks after as concierge. */
export async function lookedAfterName(
  database: Database,
  accountId: number,
  userGroupId: number,
): Promise<string | undefined> {
  const row = await database
    .selectFrom('concierge')
    .innerJoin('user_group', 'user_group.id', 'concierge.user_group_id')
    .select('user_group.name')
    .where('concierge.account_id', '=', accountId)
    .where('concierge.user_group_id', '=', userGroupId)
    .executeTakeFirst()
  return row?.name
}
