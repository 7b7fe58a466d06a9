import { Hono } from 'hono'
import { Refusal } from '../http/refusal.ts'
import type { ServerParts } from '../server-parts.ts'
import type { AccountApp, AccountVariables } from './requests/account-request.ts'
import { assets } from './frame/assets.ts'
import { formGuard } from './requests/form-guard.ts'
import { pageLanguage } from './frame/page-language.ts'
import { impersonationPages } from './pages/impersonation.ts'
import { invitationPages } from './pages/invitation.ts'
import { invitePages } from './pages/invite.ts'
import { keptMailPage } from './pages/kept-mail.ts'
import { mailedLinkPages } from './pages/mailed-links.ts'
import { newPasswordPages } from './pages/new-password.ts'
import { externalSitePages } from './reading/external-sites.ts'
import { paperPages } from './reading/papers.ts'
import { problemOf } from './pages/problem.ts'
import { readingPages } from './reading/reading.ts'
import { signInPages } from './pages/sign-in.ts'
import { signOut } from './pages/sign-out.ts'
import { secondStepPages } from './pages/second-step.ts'
import { termsPages } from './reading/terms.ts'
import { accountAddress, returnAddress } from './access-links/return-to.ts'
import { wholeBody } from './requests/whole-body.ts'

const mostBytes = 65_536

/** Everything under `/users/`, and `/development/mail`: pages that work without a script. Comes after `identify`. */
export function accountPages(
  parts: ServerParts,
  /** Pages of modules that are open without a sign-in, in the same frame. */
  more: readonly ((pages: AccountApp, parts: ServerParts) => void)[] = [],
): AccountApp {
  const pages = new Hono<AccountVariables>()
  for (const { path, type, text } of Object.values(assets)) {
    pages.get(path, (context) =>
      context.body(text, 200, { 'Content-Type': type, 'Cache-Control': 'public, max-age=31536000, immutable' }),
    )
  }
  for (const area of ['/users/*', '/development/*']) {
    pages.use(area, wholeBody(mostBytes), pageLanguage(parts.secureCookies), formGuard(parts.secureCookies))
  }
  signInPages(pages, parts)
  secondStepPages(pages, parts)
  signOut(pages, parts)
  mailedLinkPages(pages, parts)
  newPasswordPages(pages, parts)
  invitationPages(pages, parts)
  invitePages(pages, parts)
  termsPages(pages, parts)
  readingPages(pages, parts)
  externalSitePages(pages, parts)
  paperPages(pages, parts)
  impersonationPages(pages, parts)
  for (const add of more) add(pages, parts)
  if (parts.mailKey) keptMailPage(pages, parts)
  pages.onError((error, context) => {
    if (error instanceof Refusal && error.status === 401) {
      const { pathname, search } = new URL(context.req.url)
      const wanted = context.req.method === 'GET' ? pathname + search : undefined
      const way = context.get('asker')?.suspendedGroup ? '/users/sign_out' : '/users/sign_in'
      return context.redirect(accountAddress(way, { return_to: returnAddress(wanted) }), 303)
    }
    return problemOf(context, parts.productName, error)
  })
  return pages
}
