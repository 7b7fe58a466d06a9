import { grantableRoles } from '@tsumugi/domain'
import { html } from 'hono/html'
import { asSystem } from '../../database/tenancy.ts'
import { confirmIdentity, forbidden, impersonating } from '../../http/refusal.ts'
import { confirmedFor, isConfirmed } from '../../sessions/session-queries.ts'
import type { ServerParts } from '../../server-parts.ts'
import {
  audited,
  emailOf,
  fieldsOf,
  isEmail,
  originOf,
  type AccountApp,
  type AccountContext,
} from '../requests/account-request.ts'
import { inviteMember } from '../members/invite-member.ts'
import { termsState } from '../members/member-queries.ts'
import { answer } from '../frame/page-frame.ts'
import { carried, field, heading, notice, submit, type Faults, type Markup } from '../frame/page-fields.ts'
import { accountAddress } from '../access-links/return-to.ts'
import type { Role } from '../access-links/token-queries.ts'
import { signedInto } from './signed-in.ts'

/** Inviting somebody into the current organisation, for its power users and owners. */
export function invitePages(pages: AccountApp, parts: ServerParts): void {
  const { database } = parts.engine
  const inviterOf = async (context: AccountContext) => {
    const { asker, group } = signedInto(context)
    if (asker.originalAccountId !== null) throw impersonating()
    const state = await termsState(database, asker.user.id, group.id)
    const roles = grantableRoles(state?.role ?? null)
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
    if (role === 'owner' && !(await isConfirmed(database, asker.sessionHash, confirmedFor))) throw confirmIdentity()
    const inviting = {
      email,
      role,
      // The least; more is given in the list of members.
      functions: role === 'owner' ? null : [],
      group,
      inviter: asker.user,
      locale: context.get('locale'),
      origin: originOf(context, parts.publicUrl),
      productName: parts.productName,
      secrets: parts.secrets,
      request: audited(context, asker.user.id, group.id, asker.originalAccountId),
    }
    const isNew = await asSystem(database, (transaction) => inviteMember(transaction, inviting))
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
    ${heading(text('invite.title'), text('invite.lead', { group }))} ${news}${carried(context)}
    ${field(context, { name: 'email', label: 'field.email', type: 'email', fills: 'off', value: email, fault: faults.email })}
    <div class="field">
      <label class="label" for="role">${text('invite.role')}</label>
      <select class="input" id="role" name="role">
        ${roles.map((role) => html`<option value="${role}">${text(`invite.role.${role}`)}</option>`)}
      </select>
    </div>
    ${submit(text('invite.submit'))}
  </form>`
  return answer(context, productName, { body }, faults.email ? 422 : 200)
}
