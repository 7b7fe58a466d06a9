import { hash, verify } from '@node-rs/argon2'
import { admitsAddress, type AuditAction } from '@tsumugi/domain'
import { html } from 'hono/html'
import { randomBytes } from 'node:crypto'
import { appendAudit } from '../../audit/append-audit.ts'
import type { Database } from '../../database/engine.ts'
import { asSystem } from '../../database/tenancy.ts'
import { rateLimit } from '../../rate-limit/rate-limit.ts'
import type { ServerParts } from '../../server-parts.ts'
import { entrantByEmail, type Entrant } from '../account-queries.ts'
import { audited, emailOf, fieldsOf, type AccountApp, type AccountContext } from '../requests/account-request.ts'
import { answer } from '../frame/page-frame.ts'
import { carried, field, heading, notice, submit, type Faults } from '../frame/page-fields.ts'
import { icon } from '../frame/page-icons.ts'
import { normalised } from '../passwords/password-rule.ts'
import { accountAddress, returnAddress } from '../access-links/return-to.ts'
import { enter, keepToken } from '../session-entry.ts'
import type { TextKey } from '../text.ts'
import { suspendedPage } from './suspended.ts'
import { askSecondStep } from '../two-factor/second-step-token.ts'

const notices: Readonly<Record<string, TextKey>> = {
  timed_out: 'notice.timed_out',
  needed: 'notice.needed',
  signed_out: 'notice.signed_out',
  password_changed: 'notice.password_changed',
}

export function signInPages(pages: AccountApp, parts: ServerParts): void {
  // By address first: whoever tries many accounts from one place. By account: whoever tries one from many places.
  const byAddress = rateLimit(parts.engine.pool, 'sign_in_address', 30, 15)
  const byAccount = rateLimit(parts.engine.pool, 'sign_in_account', 10, 15)
  // Checked when there is no account, so that an unknown address takes as long as a wrong password.
  const nobodysHash = hash(randomBytes(32).toString('hex'))

  pages.get('/users/sign_in', (context) => {
    const returnTo = returnAddress(context.req.query('return_to'))
    if (context.get('asker')?.user.currentUserGroup) return context.redirect(returnTo, 303)
    return signInPage(context, parts.productName, {})
  })

  pages.post('/users/sign_in', async (context) => {
    const fields = await fieldsOf(context)
    const email = emailOf(fields)
    await byAddress.take(context.get('address'))
    await byAccount.take(email)
    const person = await entrantByEmail(parts.engine.database, email)
    const right = await verify(person?.passwordHash ?? (await nobodysHash), normalised(fields.password ?? ''))
    if (!right || !person?.passwordHash) return refused(context, parts, person, email)
    // An office shares one address: those who get in do not count against the others.
    await Promise.all([byAccount.forget(email), byAddress.giveBack(context.get('address'))])
    return enterAs(context, parts, person, fields.remember === 'on', 'session.signed_in')
  })
}

/**
 * Opens the session and leads to where the person wanted to go: by way of the second step where they have one or their
 * organisation asks for it, and of the terms when they have not agreed yet.
 */
export async function enterAs(
  context: AccountContext,
  parts: ServerParts,
  person: Entrant,
  remembered: boolean,
  action: AuditAction,
) {
  const group = person.groups.find(({ loginIpList }) => admitsAddress(loginIpList, context.get('address')))
  if (!group) {
    const [suspended] = person.groups.length > 0 ? [] : person.suspendedIn
    const page = suspended && (await suspendedPage(context, parts, suspended))
    if (page) return page
    const problem = person.groups.length > 0 ? 'sign_in.address_refused' : 'sign_in.no_organisation'
    return signInPage(context, parts.productName, { email: person.email, problem })
  }
  if (person.hasTwoFactor || group.needsTwoFactor) return askSecondStep(context, parts, person.id, group.id, remembered)
  return openFor(context, parts, { accountId: person.id, group, remembered, action, twoFactor: false })
}

export interface Opening {
  readonly accountId: number
  readonly group: { readonly id: number; readonly hasAgreed: boolean }
  readonly remembered: boolean
  readonly action: AuditAction
  readonly twoFactor: boolean
}

/** Opens the session; nothing is asked any more. Answers where to go. */
export async function openFor(context: AccountContext, parts: ServerParts, opening: Opening) {
  const token = await asSystem(parts.engine.database, (database) => openWithin(context, database, opening))
  return context.redirect(leadIn(context, parts, opening, token), 303)
}

/** The session itself, in a transaction that may have more to do; the token is for `leadIn`, after it. */
export async function openWithin(context: AccountContext, database: Database, opening: Opening): Promise<string> {
  const { accountId, group, remembered, action, twoFactor } = opening
  // The account is locked before the chain of the audit, here as everywhere: the other way round two would wait for each other.
  const token = await enter(context, database, { accountId, userGroupId: group.id, remembered, twoFactor })
  await appendAudit(database, audited(context, accountId, group.id), {
    action,
    subject: { kind: 'account', id: accountId },
  })
  return token
}

/** Gives the browser its session. Answers where to go. */
export function leadIn(context: AccountContext, parts: ServerParts, opening: Opening, token: string): string {
  keepToken(context, token, opening.remembered, parts.secureCookies)
  const returnTo = returnAddress(context.req.query('return_to'))
  return opening.group.hasAgreed ? returnTo : accountAddress('/users/terms', { return_to: returnTo })
}

async function refused(context: AccountContext, parts: ServerParts, person: Entrant | undefined, email: string) {
  await asSystem(parts.engine.database, (database) =>
    appendAudit(database, audited(context, person?.id ?? null, null), {
      action: 'session.refused',
      detail: { known: person !== undefined },
    }),
  )
  return signInPage(context, parts.productName, { email, problem: 'sign_in.wrong' })
}

interface SignInState {
  readonly email?: string
  readonly problem?: TextKey
  readonly faults?: Faults
}

export function signInPage(context: AccountContext, productName: string, state: SignInState) {
  const { email = '', problem, faults = {} } = state
  const text = context.get('text')
  const returnTo = returnAddress(context.req.query('return_to'))
  const byLink = accountAddress('/users/link/new', { return_to: returnTo })
  const said = notices[context.req.query('notice') ?? '']
  const isNews = said && !problem && !faults.email
  const body = html`<form method="post" action="${accountAddress('/users/sign_in', { return_to: returnTo })}">
    ${heading(text('sign_in.title'), text('sign_in.lead'))}
    ${isNews ? notice(said === 'notice.timed_out' || said === 'notice.needed' ? 'gold' : 'bamboo', text(said)) : ''}
    ${problem ? notice('madder', text(problem)) : ''} ${carried(context)}
    ${field(context, { name: 'email', label: 'field.email', type: 'email', fills: 'username', value: email, fault: faults.email })}
    ${field(context, { name: 'password', label: 'field.password', type: 'password', fills: 'current-password' })}
    <div class="line">
      <label class="tick"><input type="checkbox" name="remember" />${text('sign_in.remember')}</label>
      <a href="/users/password/new">${text('sign_in.forgot')}</a>
    </div>
    ${submit(text('sign_in.submit'))}
    <div class="or">${text('frame.or')}</div>
    <button class="button secondary wide" formaction="${byLink}" formnovalidate>
      ${icon('mail')}${text('sign_in.by_link')}
    </button>
  </form>`
  return answer(context, productName, { body, forgetsUser: true }, problem || faults.email ? 422 : 200)
}
