import { sql } from 'kysely'
import type { Database } from '../database/engine.ts'
import type { NewSession } from './open-session.ts'

/** A session `s` that is neither over nor left alone for too long: two hours, or a fortnight where it is remembered. */
export const isRunning = sql`s.expires_at > now() and s.seen_at > now() - case when s.remembered then interval '14 days' else interval '2 hours' end`

export const insertSession = (database: Database, hash: Buffer, hours: number, session: NewSession) =>
  database
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
