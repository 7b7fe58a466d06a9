import type { Database } from '../database/engine.ts'
import { insertSession } from './session-queries.ts'
import { newToken } from './session-token.ts'

export interface NewSession {
  readonly accountId: number
  readonly userGroupId: number
  /** Kept for 30 days instead of 12 hours. */
  readonly remembered: boolean
  readonly address: string
  readonly agent: string | null
  /** Entered with a second step, or with a first code just now. */
  readonly twoFactor?: boolean
  /** Who views as this person, and for which organisation they came: set while impersonating. */
  readonly original?: { readonly accountId: number; readonly userGroupId: number | null }
}

export const sessionHours = { usual: 12, remembered: 720 } as const

/** Opens a session and answers the token for its cookie. */
export async function openSession(database: Database, session: NewSession): Promise<string> {
  const { token, hash } = newToken()
  const hours = session.remembered ? sessionHours.remembered : sessionHours.usual
  await insertSession(database, hash, hours, session)
  return token
}
