import { sql } from 'kysely'
import type { Database } from '../database/engine.ts'

/** Removes what has served: sessions and links that are over, replies kept for repeated writes (24 h, domain §1), done jobs. */
export async function forgetExpiredRows(database: Database): Promise<void> {
  await sql`delete from session where expires_at < now()`.execute(database)
  await sql`delete from account_token where expires_at < now() - interval '30 days'`.execute(database)
  await sql`delete from idempotency_key where created_at < now() - interval '24 hours'`.execute(database)
  await sql`delete from exhibition_guest_reply where created_at < now() - interval '24 hours'`.execute(database)
  await sql`delete from exhibition_guest_session where expires_at < now()`.execute(database)
  await sql`delete from outbox where done_at < now() - interval '30 days'`.execute(database)
}
