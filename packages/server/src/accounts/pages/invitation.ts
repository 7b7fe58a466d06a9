import { hash } from '@node-rs/argon2'
import { html } from 'hono/html'
import { appendAudit } from '../../audit/append-audit.ts'
import { asSystem } from '../../database/tenancy.ts'
import type { ServerParts } from '../../server-parts.ts'
import { entrantById, setPassword } from '../account-queries.ts'
import { audited, fieldsOf, type AccountApp, type AccountContext } from '../requests/account-request.ts'
import { join, rename } from '../members/member-queries.ts'
import { answer } from '../frame/page-frame.ts'
import { carried, faultLine, field, heading, newPassword, submit, type Faults } from '../frame/page-fields.ts'
import { normalised } from '../passwords/password-rule.ts'
import { accountAddress } from '../access-links/return-to.ts'
import { ownerOfToken, takeToken, type TokenOwner } from '../access-links/token-queries.ts'
import { newPasswordFaults } from './new-password.ts'
import { linkOver } from './problem.ts'
import { enterAs } from './sign-in.ts'

/** Accepting an invitation: a name and a password for a new account, and the terms for everybody. Leads in at once. */
export function invitationPages(pages: AccountApp, parts: ServerParts): void {
  const { database } = parts.engine
  const invited = (context: AccountContext) => ownerOfToken(database, context.req.query('token') ?? '', 'invitation')

  pages.get('/users/invitation', async (context) => {
    const owner = await invited(context)
    return owner ? invitationPage(context, parts.productName, owner, {}, {}) : linkOver(context, parts.productName)
  })

  pages.post('/users/invitation', async (context) => {
    const owner = await invited(context)
    if (!owner) return linkOver(context, parts.productName)
    const fields = await fieldsOf(context)
    const faults = invitationFaults(fields, owner)
    if (Object.keys(faults).length > 0) return invitationPage(context, parts.productName, owner, fields, faults)
    const passwordHash = owner.hasPassword ? null : await hash(normalised(fields.password!))
    const joined = await asSystem(database, async (transaction) => {
      const taken = await takeToken(transaction, context.req.query('token') ?? '', 'invitation')
      if (!taken?.userGroupId) return undefined
      if (passwordHash) {
        await rename(transaction, taken.accountId, fields.name!.trim())
        await setPassword(transaction, taken.accountId, passwordHash)
      }
      await join(transaction, taken.accountId, taken.userGroupId, {
        role: taken.role ?? 'member',
        functions: taken.functions,
      })
      const { accountId, userGroupId, role } = taken
      const entry = {
        action: 'invitation.accepted' as const,
        subject: { kind: 'account', id: accountId },
        detail: { role },
      }
      await appendAudit(transaction, audited(context, accountId, userGroupId), entry)
      return entrantById(transaction, accountId, userGroupId)
    })
    // A link from a mail is no second step: who has one is asked for it here too.
    return joined
      ? enterAs(context, parts, joined, false, 'session.signed_in_by_invitation')
      : linkOver(context, parts.productName)
  })
}

function invitationFaults(fields: Record<string, string>, owner: TokenOwner): Faults {
  const terms: Faults = fields.terms === 'on' ? {} : { terms: 'fault.terms' }
  if (owner.hasPassword) return terms
  const name = (fields.name ?? '').trim()
  const nameFault: Faults = name === '' ? { name: 'fault.name' } : name.length > 200 ? { name: 'fault.name_long' } : {}
  return { ...nameFault, ...newPasswordFaults(fields, { email: owner.email, name }), ...terms }
}

function invitationPage(
  context: AccountContext,
  productName: string,
  owner: TokenOwner,
  fields: Record<string, string>,
  faults: Faults,
) {
  const text = context.get('text')
  const action = accountAddress('/users/invitation', { token: context.req.query('token') })
  const name = field(context, {
    name: 'name',
    label: 'field.name',
    fills: 'name',
    value: fields.name ?? '',
    fault: faults.name,
  })
  const invalid = faults.terms ? html` aria-invalid="true" aria-describedby="terms-fault"` : ''
  const body = html`<form method="post" action="${action}">
    ${heading(text('invitation.title', { group: owner.userGroupName ?? '' }), text('invitation.lead', { email: owner.email }))}
    ${carried(context)}
    <input
      class="unseen"
      type="email"
      autocomplete="username"
      value="${owner.email}"
      readonly
      tabindex="-1"
      aria-hidden="true"
    />
    ${owner.hasPassword ? '' : html`${name}${newPassword(context, faults)}`}
    <div class="field">
      <label class="tick small"
        ><input type="checkbox" name="terms" required${invalid} />${text('invitation.agree')}</label
      >
      <span class="small"><a href="/users/terms" target="_blank" rel="noopener">${text('invitation.read')}</a></span>
      ${faults.terms ? faultLine(context, faults.terms, 'terms-fault') : ''}
    </div>
    ${submit(text('invitation.submit'))}
  </form>`
  return answer(context, productName, { body }, Object.keys(faults).length > 0 ? 422 : 200)
}
