import { html } from 'hono/html'
import { asSystem } from '../../database/tenancy.ts'
import { Refusal } from '../../http/refusal.ts'
import { enqueue } from '../../outbox/queries.ts'
import { rateLimit } from '../../rate-limit/rate-limit.ts'
import type { ServerParts } from '../../server-parts.ts'
import type { AccessLinkWish } from '../access-links/access-link-job.ts'
import { entrantById } from '../account-queries.ts'
import {
  emailOf,
  fieldsOf,
  isEmail,
  originOf,
  type AccountApp,
  type AccountContext,
} from '../requests/account-request.ts'
import { keepsMail } from '../mail-keeping.ts'
import { answer } from '../frame/page-frame.ts'
import { carried, field, heading, submit, type Faults } from '../frame/page-fields.ts'
import { accountAddress, returnAddress } from '../access-links/return-to.ts'
import { ownerOfToken, takeToken } from '../access-links/token-queries.ts'
import { linkOver } from './problem.ts'
import { enterAs, signInPage } from './sign-in.ts'

/** Asking for a link by mail, for a new password or for signing in, and signing in by it. */
export function mailedLinkPages(pages: AccountApp, parts: ServerParts): void {
  const byAddress = rateLimit(parts.engine.pool, 'link_address', 30, 60)
  const byAccount = rateLimit(parts.engine.pool, 'link_account', 5, 60)
  const ask = async (context: AccountContext, purpose: AccessLinkWish['purpose'], email: string) => {
    await byAddress.take(context.get('address'))
    await byAccount.take(email)
    const wish: AccessLinkWish = {
      purpose,
      email,
      locale: context.get('locale'),
      origin: originOf(context, parts.publicUrl),
      returnTo: returnAddress(context.req.query('return_to')),
      requestId: context.get('requestId'),
      address: context.get('address'),
    }
    await asSystem(parts.engine.database, (database) => enqueue(database, 'access_link', wish))
    return context.redirect('/users/mail_sent', 303)
  }

  pages.get('/users/password/new', (context) => resetPage(context, parts.productName, '', {}))
  pages.post('/users/password/new', async (context) => {
    const email = emailOf(await fieldsOf(context))
    if (!isEmail(email)) return resetPage(context, parts.productName, email, { email: 'fault.email' })
    return ask(context, 'password_reset', email)
  })

  pages.get('/users/link/new', (context) => context.redirect('/users/sign_in', 303))
  pages.post('/users/link/new', async (context) => {
    const email = emailOf(await fieldsOf(context))
    if (!isEmail(email)) return signInPage(context, parts.productName, { email, faults: { email: 'fault.email' } })
    return ask(context, 'sign_in', email)
  })

  pages.get('/users/mail_sent', (context) => sentPage(context, parts))

  pages.get('/users/link', async (context) => {
    const token = context.req.query('token') ?? ''
    const owner = await ownerOfToken(parts.engine.database, token, 'sign_in')
    if (!owner) return linkOver(context, parts.productName)
    const text = context.get('text')
    const action = accountAddress('/users/link', { token, return_to: returnAddress(context.req.query('return_to')) })
    const body = html`<form method="post" action="${action}">
      ${heading(text('link.title'), text('link.lead', { name: owner.name }))}
      ${carried(context)}${submit(text('link.submit'))}
    </form>`
    return answer(context, parts.productName, { body })
  })
  pages.post('/users/link', async (context) => {
    const { database } = parts.engine
    const owner = await asSystem(database, (transaction) =>
      takeToken(transaction, context.req.query('token') ?? '', 'sign_in'),
    )
    if (!owner) return linkOver(context, parts.productName)
    const person = await entrantById(database, owner.accountId)
    if (!person?.groups.length) throw new Refusal(403, [{ code: 'forbidden' }])
    return enterAs(context, parts, person, false, 'session.signed_in_by_link')
  })
}

function resetPage(context: AccountContext, productName: string, email: string, faults: Faults) {
  const text = context.get('text')
  const body = html`<form method="post" action="/users/password/new" novalidate>
    ${heading(text('reset.title'), text('reset.lead'))} ${carried(context)}
    ${field(context, { name: 'email', label: 'field.email', type: 'email', fills: 'username', value: email, fault: faults.email })}
    ${submit(text('reset.submit'))}
    <div class="line"><a href="/users/sign_in">${text('frame.to_sign_in')}</a></div>
  </form>`
  return answer(context, productName, { body }, faults.email ? 422 : 200)
}

function sentPage(context: AccountContext, parts: ServerParts) {
  const text = context.get('text')
  const kept = keepsMail(context, parts)
  const body = html`${heading(text('sent.title'), text('sent.lead'))}
    ${kept ? html`<p class="small soft">${text('sent.development')} <a href="/development/mail">${text('sent.development_link')}</a></p>` : ''}
    <div class="line"><a href="/users/sign_in">${text('frame.to_sign_in')}</a></div>`
  return answer(context, parts.productName, { body })
}
