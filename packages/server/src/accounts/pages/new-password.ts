import { hash } from '@node-rs/argon2'
import { html } from 'hono/html'
import { appendAudit } from '../../audit/append-audit.ts'
import { asSystem } from '../../database/tenancy.ts'
import type { ServerParts } from '../../server-parts.ts'
import { setPassword } from '../account-queries.ts'
import { audited, fieldsOf, originOf, type AccountApp, type AccountContext } from '../requests/account-request.ts'
import { tellOfCredential } from '../access-links/credential-news.ts'
import { answer } from '../frame/page-frame.ts'
import { carried, heading, newPassword, submit, type Faults } from '../frame/page-fields.ts'
import { normalised, passwordFault } from '../passwords/password-rule.ts'
import { accountAddress } from '../access-links/return-to.ts'
import { dropToken } from '../session-entry.ts'
import { ownerOfToken, takeToken } from '../access-links/token-queries.ts'
import { linkOver } from './problem.ts'

/** What is wrong with two entries of a new password. */
export function newPasswordFaults(fields: Record<string, string>, person: { email: string; name: string }): Faults {
  const password = passwordFault(fields.password ?? '', person)
  if (password) return { password }
  return fields.password === fields.password_again ? {} : { password_again: 'fault.password_differs' }
}

/** Choosing a new password by the link of a mail. It ends every session of the person. */
export function newPasswordPages(pages: AccountApp, parts: ServerParts): void {
  const { database } = parts.engine
  const tokenOf = (context: AccountContext) => context.req.query('token') ?? ''

  pages.get('/users/password/edit', async (context) => {
    const owner = await ownerOfToken(database, tokenOf(context), 'password_reset')
    return owner ? editPage(context, parts.productName, {}) : linkOver(context, parts.productName)
  })

  pages.post('/users/password/edit', async (context) => {
    const owner = await ownerOfToken(database, tokenOf(context), 'password_reset')
    if (!owner) return linkOver(context, parts.productName)
    const fields = await fieldsOf(context)
    const faults = newPasswordFaults(fields, owner)
    if (Object.keys(faults).length > 0) return editPage(context, parts.productName, faults)
    const passwordHash = await hash(normalised(fields.password!))
    const changed = await asSystem(database, async (transaction) => {
      if (!(await takeToken(transaction, tokenOf(context), 'password_reset'))) return false
      await setPassword(transaction, owner.accountId, passwordHash)
      const place = { ...parts, origin: originOf(context, parts.publicUrl) }
      await tellOfCredential(transaction, owner.accountId, 'password_changed', place)
      const entry = { action: 'account.password_changed' as const, subject: { kind: 'account', id: owner.accountId } }
      await appendAudit(transaction, audited(context, owner.accountId, null), entry)
      return true
    })
    if (!changed) return linkOver(context, parts.productName)
    dropToken(context, parts.secureCookies)
    return context.redirect(accountAddress('/users/sign_in', { notice: 'password_changed' }), 303)
  })
}

function editPage(context: AccountContext, productName: string, faults: Faults) {
  const text = context.get('text')
  const action = accountAddress('/users/password/edit', { token: context.req.query('token') })
  const body = html`<form method="post" action="${action}">
    ${heading(text('reset.title'), text('reset.edit_lead'))}
    ${carried(context)}${newPassword(context, faults)}${submit(text('reset.edit_submit'))}
  </form>`
  return answer(context, productName, { body }, Object.keys(faults).length > 0 ? 422 : 200)
}
