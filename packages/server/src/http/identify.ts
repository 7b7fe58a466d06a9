import { randomUUID } from 'node:crypto'
import { locales, type Locale } from '@tsumugi/domain'
import type { Context, MiddlewareHandler } from 'hono'
import { getCookie } from 'hono/cookie'
import { getConnInfo } from '@hono/node-server/conninfo'
import { findAsker } from '../sessions/find-asker.ts'
import { sessionCookie } from '../sessions/session-token.ts'
import type { ServerParts } from '../server-parts.ts'
import type { RequestVariables } from './variables.ts'

/** Finds out who asks, in which language, and gives the request its number. */
export function identify(parts: ServerParts): MiddlewareHandler<RequestVariables> {
  return async (context, next) => {
    const requestId = randomUUID()
    const token = getCookie(context, sessionCookie)
    const asker = token ? await findAsker(parts.engine.database, token) : null
    context.set('requestId', requestId)
    context.set('log', parts.log.child({ requestId, account: asker?.user.id, userGroup: asker?.user.currentUserGroup?.id }))
    context.set('address', addressOf(context))
    context.set('token', token)
    context.set('asker', asker)
    context.set('locale', asker?.user.locale ?? preferredLocale(context.req.header('Accept-Language')))
    context.header('X-Request-Id', requestId)
    await next()
  }
}

function addressOf(context: Context): string {
  try {
    return getConnInfo(context).remote.address ?? 'unknown'
  } catch {
    return 'in-process'
  }
}

/** The first language of ours that a browser asks for; Japanese else (spec §1). */
export function preferredLocale(header: string | undefined): Locale {
  for (const wanted of (header ?? '').split(',').map((part) => part.split(';')[0]!.trim().toLowerCase())) {
    const found = locales.find((locale) => wanted.split('-')[0] === locale.split('-')[0]!.toLowerCase())
    if (found) return found
  }
  return 'ja'
}
