import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { asSystem } from '../../database/tenancy.ts'
import type { ServerParts } from '../../server-parts.ts'
import type { AccountContext } from '../requests/account-request.ts'
import { accountAddress, returnAddress } from '../access-links/return-to.ts'
import { makeToken } from '../access-links/token-queries.ts'

const stepCookie = 'tsumugi_second_step'
const path = '/users/two_factor'

/** The first step is done: a short-lived token, which opens nothing by itself, leads to the page that asks for the second. */
export async function askSecondStep(
  context: AccountContext,
  parts: ServerParts,
  accountId: number,
  userGroupId: number,
  remembered: boolean,
) {
  const token = await asSystem(parts.engine.database, (database) =>
    makeToken(database, { purpose: 'two_factor', accountId, userGroupId, remembered }),
  )
  setCookie(context, stepCookie, token, {
    httpOnly: true,
    sameSite: 'Lax',
    path,
    secure: parts.secureCookies,
    maxAge: 600,
  })
  return context.redirect(accountAddress(path, { return_to: returnAddress(context.req.query('return_to')) }), 303)
}

export const stepToken = (context: AccountContext): string => getCookie(context, stepCookie) ?? ''

export const dropStepToken = (context: AccountContext, parts: ServerParts): void => {
  deleteCookie(context, stepCookie, { path, secure: parts.secureCookies })
}
