import type { MiddlewareHandler } from 'hono'
import { getCookie } from 'hono/cookie'
import { accountAddress } from '../accounts/access-links/return-to.ts'
import { callerAddress } from '../http/guards/caller-address.ts'
import type { ServerParts } from '../server-parts.ts'
import type { KnownAskers } from '../sessions/known-askers.ts'
import { cookieName, sessionCookie } from '../sessions/session-token.ts'

/** Pages of the application; not its files, the pages of guests, and the header that an older application frames. */
const isApplicationPage = (path: string) =>
  /^\/(s(\/|$)|$)/.test(path) && !/^\/s\/(assets|exhibitions|for_rails)\//.test(path)

/**
 * Leads a member who has not agreed to the terms to them, before any page of the application (domain.md §3.1, States). `/`
 * is among these, though it may belong to the older application: a call refused with 403 leads there (spec §8).
 */
export function termsFirst(
  { trustedProxies, secureCookies }: Pick<ServerParts, 'trustedProxies' | 'secureCookies'>,
  askers: KnownAskers,
): MiddlewareHandler {
  return async (context, next) => {
    const { pathname, search } = new URL(context.req.url)
    const token =
      context.req.method === 'GET' && isApplicationPage(pathname)
        ? getCookie(context, cookieName(sessionCookie, secureCookies))
        : undefined
    if (!token) return next()
    const address = callerAddress(context, trustedProxies)
    const owes = (await askers.find(token, address))?.owesTerms && (await askers.again(token, address))?.owesTerms
    return owes ? context.redirect(accountAddress('/users/terms', { return_to: pathname + search }), 303) : next()
  }
}
