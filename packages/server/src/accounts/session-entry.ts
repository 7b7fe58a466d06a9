import { deleteCookie, setCookie } from 'hono/cookie'
import type { Database } from '../database/engine.ts'
import { openSession, sessionHours } from '../sessions/open-session.ts'
import { cookieName, hashOf, sessionCookie } from '../sessions/session-token.ts'
import type { AccountContext } from './requests/account-request.ts'
import { endSession, forgetOldSessions, lockAccount } from './account-queries.ts'

interface Entry {
  readonly accountId: number
  readonly userGroupId: number
  readonly remembered: boolean
  readonly twoFactor?: boolean
  readonly original?: { readonly accountId: number; readonly userGroupId: number | null }
}

/** Opens a session under a new token; the one that the browser brought ends with it (no session fixation). */
export async function enter(context: AccountContext, database: Database, entry: Entry): Promise<string> {
  await lockAccount(database, entry.accountId)
  const brought = context.get('token')
  if (brought) await endSession(database, hashOf(brought))
  await forgetOldSessions(database, entry.accountId)
  return openSession(database, {
    ...entry,
    address: context.get('address'),
    agent: context.req.header('User-Agent') ?? null,
  })
}

/** Call it after the transaction that opened the session. */
export function keepToken(context: AccountContext, token: string, remembered: boolean, secure: boolean): void {
  setCookie(context, cookieName(sessionCookie, secure), token, {
    httpOnly: true,
    sameSite: 'Lax',
    path: '/',
    secure,
    ...(remembered ? { maxAge: sessionHours.remembered * 3_600 } : {}),
  })
}

export function dropToken(context: AccountContext, secure: boolean): void {
  deleteCookie(context, cookieName(sessionCookie, secure), { path: '/', secure })
}
