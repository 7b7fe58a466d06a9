import { randomUUID } from 'node:crypto'
import { locales, type Locale } from '@tsumugi/domain'
import type { MiddlewareHandler } from 'hono'
import { getCookie } from 'hono/cookie'
import type { KnownAskers } from '../sessions/known-askers.ts'
import { cookieName, sessionCookie } from '../sessions/session-token.ts'
import type { ServerParts } from '../server-parts.ts'
import { callerAddress } from './guards/caller-address.ts'
import type { RequestVariables } from './variables.ts'

/** Finds out who asks, in which language, and gives the request its number. */
export function identify(parts: ServerParts, askers: KnownAskers): MiddlewareHandler<RequestVariables> {
  return async (context, next) => {
    const requestId = randomUUID()
    const token = getCookie(context, cookieName(sessionCookie, parts.secureCookies))
    const address = callerAddress(context, parts.trustedProxies)
    // Pages of accounts act on what they find here; the API proves it first.
    const isCall = context.req.path.startsWith('/api/')
    const find = isCall ? askers.find : askers.again
    // Known before anything can fail: the answer to a failure names the request, in the reader's language.
    context.set('requestId', requestId)
    context.set('log', parts.log.child({ requestId }))
    context.set('locale', preferredLocale(context.req.header('Accept-Language')))
    const asker = token ? await find(token, address) : null
    if (asker) {
      context.set(
        'log',
        parts.log.child({ requestId, account: asker.user.id, userGroup: asker.user.currentUserGroup?.id }),
      )
      context.set('locale', asker.user.locale)
    }
    context.set('address', address)
    context.set('token', token)
    context.set('asker', asker)
    context.header('X-Request-Id', requestId)
    // Told with every reply, the session's among them: a file that is too large need not be sent to be refused.
    if (isCall) context.header('X-Upload-Limit', String(parts.uploadLimit))
    await next()
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
