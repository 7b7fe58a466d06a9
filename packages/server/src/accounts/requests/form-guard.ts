import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { Refusal } from '../../http/refusal.ts'
import { cookieName } from '../../sessions/session-token.ts'
import { fieldsOf, type AccountVariables } from './account-request.ts'

const formCookie = 'tsumugi_form'

/**
 * Refuses a form that is not from a page of ours: it must come from this origin, as far as the browser says, and
 * carry the token of the form cookie, which another site can neither read nor set.
 */
export function formGuard(secure: boolean): MiddlewareHandler<AccountVariables> {
  const name = cookieName(formCookie, secure)
  return async (context, next) => {
    const known = getCookie(context, name)
    const token = known && /^[\w-]{43}$/.test(known) ? known : randomBytes(32).toString('base64url')
    if (token !== known) setCookie(context, name, token, { httpOnly: true, sameSite: 'Lax', path: '/', secure })
    context.set('formToken', token)
    if (context.req.method !== 'GET' && context.req.method !== 'HEAD') {
      const origin = context.req.header('Origin')
      const fromHere =
        origin === undefined || (URL.canParse(origin) && new URL(origin).host === context.req.header('Host'))
      const site = context.req.header('Sec-Fetch-Site') ?? 'same-origin'
      const sent = (await fieldsOf(context)).form_token ?? ''
      const fromSite = ['same-origin', 'none'].includes(site)
      if (!fromHere || !fromSite || !same(sent, token)) throw new Refusal(403, [{ code: 'origin_refused' }])
    }
    await next()
  }
}

const same = (sent: string, token: string) =>
  sent.length === token.length && timingSafeEqual(Buffer.from(sent), Buffer.from(token))
