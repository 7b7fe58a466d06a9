import { locales, type Locale } from '@tsumugi/domain'
import type { MiddlewareHandler } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { AccountVariables } from '../requests/account-request.ts'
import { textIn } from '../text.ts'

const languageCookie = 'tsumugi_language'
const year = 365 * 24 * 60 * 60

const known = (word: string | undefined): Locale | undefined => locales.find((locale) => locale === word)

/**
 * `?lang=` decides and is remembered; then what was remembered, the account's own language, and what the browser asks
 * for.
 */
export function pageLanguage(secure: boolean): MiddlewareHandler<AccountVariables> {
  return async (context, next) => {
    const asked = known(context.req.query('lang'))
    if (asked)
      setCookie(context, languageCookie, asked, { sameSite: 'Lax', path: '/', maxAge: year, httpOnly: true, secure })
    const locale = asked ?? known(getCookie(context, languageCookie)) ?? context.get('locale')
    context.set('locale', locale)
    context.set('text', textIn(locale))
    await next()
  }
}
