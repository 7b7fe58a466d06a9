import { sql } from 'kysely'
import type { Database } from '../database/engine.ts'
import type { NewSession } from './open-session.ts'

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
      expires_at: sql<string>`now() + make_interval(hours => ${hours})`,
    })
    .execute()
