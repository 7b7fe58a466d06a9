import { html } from 'hono/html'
import { appendAudit } from '../../audit/append-audit.ts'
import { asSystem } from '../../database/tenancy.ts'
import { forbidden } from '../../http/refusal.ts'
import { composeMail } from '../../mail/compose-mail.ts'
import { enqueue } from '../../outbox/queries.ts'
import type { ServerParts } from '../../server-parts.ts'
import { audited, emailOf, fieldsOf, isEmail, originOf, type AccountApp, type AccountContext } from '../account-request.ts'
import { accountToInvite, isMember, termsState } from '../member-queries.ts'
import { answer } from '../page-frame.ts'
import { carried, field, heading, notice, submit, type Faults, type Markup } from '../page-fields.ts'
import { accountAddress } from '../return-to.ts'
import { makeToken, type Role } from '../token-queries.ts'
import { signedInto } from './signed-in.ts'

/** Who may make whom: nobody raises another above themselves. */
const grants: Readonly<Record<Role, readonly Role[]>> = {
  member: [],
  power_user: ['member', 'power_user'],
  owner: ['member', 'power_user', 'owner'],
}

/** Inviting somebody into the current organisation, for its power users and owners. */
export function invitePages(pages: AccountApp, parts: ServerParts): void {
  const { database } = parts.engine
  const inviterOf = async (context: AccountContext) => {
    const { asker, group } = signedInto(context)
    const state = await termsState(database, asker.user.id, group.id)
    const roles = grants[state?.role ?? 'member']
    if (roles.length === 0) throw forbidden()
    return { asker, group, roles }
  }

  pages.get('/users/invitations/new', async (context) => {
    const { group, roles } = await inviterOf(context)
    const sent = context.req.query('sent')
    const news = sent ? notice('bamboo', context.get('text')('invite.sent', { email: sent })) : ''
    return invitePage(context, parts.productName, { group: group.name, roles, news })
  })

  pages.post('/users/invitations/new', async (context) => {
    const { asker, group, roles } = await inviterOf(context)
    const fields = await fieldsOf(context)
    const email = emailOf(fields)
    const again = { group: group.name, roles, email }
    if (!isEmail(email)) return invitePage(context, parts.productName, { ...again, faults: { email: 'fault.email' } })
    const role = roles.find((each) => each === fields.role)
    if (!role) throw forbidden()
    const isNew = await asSystem(database, async (transaction) => {
      const account = await accountToInvite(transaction, email, context.get('locale'))
      if (await isMember(transaction, account.id, group.id)) return false
      const token = await makeToken(transaction, { purpose: 'invitation', accountId: account.id, userGroupId: group.id, role })
      const link = originOf(context, parts.publicUrl) + accountAddress('/users/invitation', { token, lang: account.locale })
      const product = parts.productName
      const values = { to: email, link, name: account.name, product, group: group.name, inviter: asker.user.name }
      await enqueue(transaction, 'mail', composeMail('invitation', account.locale, values))
      const request = audited(context, asker.user.id, group.id, asker.originalAccountId)
      const entry = { action: 'invitation.sent', subject: { kind: 'account', id: account.id }, detail: { role } }
      await appendAudit(transaction, request, entry)
      return true
    })
    if (isNew) return context.redirect(accountAddress('/users/invitations/new', { sent: email }), 303)
    const news = notice('gold', context.get('text')('invite.member_already', { group: group.name }))
    return invitePage(context, parts.productName, { ...again, news })
  })
}

interface InviteState {
  readonly group: string
  readonly roles: readonly Role[]
  readonly email?: string
  readonly news?: Markup
  readonly faults?: Faults
}

function invitePage(context: AccountContext, productName: string, state: InviteState) {
  const { group, roles, email = '', news = '', faults = {} } = state
  const text = context.get('text')
  const body = html`<form method="post" action="/users/invitations/new">
${heading(text('invite.title'), text('invite.lead', { group }))}
${news}${carried(context)}
${field(context, { name: 'email', label: 'field.email', type: 'email', fills: 'off', value: email, fault: faults.email })}
<div class="field"><label class="label" for="role">${text('invite.role')}</label>
<select class="input" id="role" name="role">${roles.map(
    (role) => html`<option value="${role}">${text(`invite.role.${role}`)}</option>`,
  )}</select></div>
${submit(text('invite.submit'))}</form>`
  return answer(context, productName, { body }, faults.email ? 422 : 200)
}
