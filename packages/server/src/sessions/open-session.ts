import { sql } from 'kysely'
import type { Database } from '../database/engine.ts'
import { newToken } from './session-token.ts'

export interface NewSession {
  readonly accountId: number
  readonly userGroupId: number
  /** Kept for 30 days instead of 12 hours. */
  readonly remembered: boolean
  readonly address: string
  readonly agent: string | null
  /** Who views as this person, and for which organisation they came: set while impersonating. */
  readonly original?: { readonly accountId: number; readonly userGroupId: number | null }
}

export const sessionHours = { usual: 12, remembered: 720 } as const

/** Opens a session and answers the token for its cookie. */
export async function openSession(database: Database, session: NewSession): Promise<string> {
  const { token, hash } = newToken()
  const hours = session.remembered ? sessionHours.remembered : sessionHours.usual
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
      expires_at: sql<string>`now() + make_interval(hours => ${hours})`,
    })
    .execute()
  return token
}
