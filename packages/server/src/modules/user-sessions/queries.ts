import type { OpenSession } from '@tsumugi/contract'
import { sql } from 'kysely'
import type { Database } from '../../database/engine.ts'

/** Where a person is signed in, also where somebody views as them. Hashes stay in the database. */
export async function openSessionsOf(
  database: Database,
  accountId: number,
  sessionHash: Buffer,
): Promise<OpenSession[]> {
  const { rows } = await sql<OpenSession>`
    select s.id, s.created_at as "createdAt", s.seen_at as "seenAt", s.expires_at as "expiresAt", s.address, s.agent,
      g.name as "userGroupName", o.name as "originalUser", s.remembered, s.two_factor_at is not null as "twoFactor",
      s.token_hash = ${sessionHash} as current
    from session s left join user_group g on g.id = s.user_group_id left join account o on o.id = s.original_account_id
    where s.account_id = ${accountId} and s.expires_at > now()
    order by s.token_hash = ${sessionHash} desc, s.seen_at desc, s.id desc`.execute(database)
  return rows
}

export const endOneSession = (database: Database, accountId: number, id: number) =>
  database
    .deleteFrom('session')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()

export async function endOtherSessions(database: Database, accountId: number, sessionHash: Buffer): Promise<number> {
  const ended = await database
    .deleteFrom('session')
    .where('account_id', '=', accountId)
    .where('token_hash', '<>', sessionHash)
    .returning('id')
    .execute()
  return ended.length
}
