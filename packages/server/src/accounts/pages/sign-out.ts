import { appendAudit } from '../../audit/append-audit.ts'
import { asSystem } from '../../database/tenancy.ts'
import type { ServerParts } from '../../server-parts.ts'
import { hashOf } from '../../sessions/session-token.ts'
import { endSession } from '../account-queries.ts'
import { audited, type AccountApp, type AccountContext } from '../requests/account-request.ts'
import { accountAddress, returnAddress } from '../access-links/return-to.ts'
import { dropToken } from '../session-entry.ts'
import { suspendedPage } from './suspended.ts'

/** Ends the session and shows the sign-in page, which forgets the stored user and knows the way back (spec §8, HTTP 401). */
export function signOut(pages: AccountApp, parts: ServerParts): void {
  const leave = async (context: AccountContext) => {
    const asker = context.get('asker')
    const token = context.get('token')
    await asSystem(parts.engine.database, async (database) => {
      if (token) await endSession(database, hashOf(token))
      if (!asker) return
      const request = audited(context, asker.user.id, asker.user.currentUserGroup?.id ?? null, asker.originalAccountId)
      await appendAudit(database, request, {
        action: 'session.signed_out',
        subject: { kind: 'account', id: asker.user.id },
      })
    })
    if (token) dropToken(context, parts.secureCookies)
    const wanted = context.req.query('return_to')
    // Who brings no session has not been signed out: the page asked for needs one.
    const ended = token ? 'timed_out' : 'needed'
    const notice = asker || !wanted ? 'signed_out' : ended
    return context.redirect(accountAddress('/users/sign_in', { return_to: returnAddress(wanted), notice }), 303)
  }
  // The spec sends the top window here, so GET has to do it; all that a link from elsewhere could do is sign out.
  pages.get('/users/sign_out', async (context) => {
    const suspended = context.get('asker')?.suspendedGroup
    return (suspended && (await suspendedPage(context, parts, suspended.id))) ?? leave(context)
  })
  pages.post('/users/sign_out', leave)
}
