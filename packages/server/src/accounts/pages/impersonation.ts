import { keepsPlatform } from '@tsumugi/contract'
import { admits } from '@tsumugi/domain'
import { html } from 'hono/html'
import { appendAudit } from '../../audit/append-audit.ts'
import { asSystem } from '../../database/tenancy.ts'
import { forbidden, invalid, notFound } from '../../http/refusal.ts'
import type { ServerParts } from '../../server-parts.ts'
import { entryFault } from '../../modules/sessions/queries.ts'
import { isRemembered } from '../account-queries.ts'
import { audited, fieldsOf, type AccountApp, type AccountContext } from '../requests/account-request.ts'
import { viewablePeople, viewablePerson, type ViewablePerson } from '../impersonation-queries.ts'
import { answer } from '../frame/page-frame.ts'
import { carried, heading } from '../frame/page-fields.ts'
import { returnAddress } from '../access-links/return-to.ts'
import { enter, keepToken } from '../session-entry.ts'
import { hasSecondStep } from '../two-factor/two-factor-queries.ts'
import { signedInto } from './signed-in.ts'

/** Viewing as a member of another organisation, and back (spec §2 Global header; §3 original_user). */
export function impersonationPages(pages: AccountApp, parts: ServerParts): void {
  const { database } = parts.engine
  const viewerOf = (context: AccountContext) => {
    const signedIn = signedInto(context)
    // One who already views as another is that other here, and has no more rights than they.
    if (signedIn.asker.originalAccountId !== null || !admits(signedIn.asker.user, keepsPlatform)) throw forbidden()
    return signedIn
  }

  pages.get('/users/impersonations', async (context) => {
    viewerOf(context)
    const words = (context.req.query('q') ?? '').normalize('NFKC').replaceAll('\0', '').trim().slice(0, 100)
    return listPage(context, parts.productName, words, await viewablePeople(database, words))
  })

  pages.post('/users/:id{[0-9]+}/impersonate', async (context) => {
    const { asker, group } = viewerOf(context)
    const userGroupId = Number((await fieldsOf(context)).user_group_id)
    const accountId = Number(context.req.param('id'))
    if (!Number.isSafeInteger(userGroupId) || !Number.isSafeInteger(accountId)) throw notFound()
    const opened = await asSystem(database, async (transaction) => {
      const person = await viewablePerson(transaction, accountId, userGroupId)
      if (!person) throw notFound()
      const fault = await entryFault(transaction, userGroupId, asker.sessionHash, context.get('address'))
      if (fault) throw invalid({ code: fault })
      const twoFactor = await hasSecondStep(transaction, asker.sessionHash)
      const remembered = await isRemembered(transaction, asker.sessionHash)
      const entry = { action: 'impersonation.started' as const, subject: { kind: 'account', id: accountId } }
      await appendAudit(transaction, audited(context, accountId, userGroupId, asker.user.id), entry)
      const original = { accountId: asker.user.id, userGroupId: group.id }
      return {
        remembered,
        token: await enter(context, transaction, { accountId, userGroupId, remembered, original, twoFactor }),
      }
    })
    keepToken(context, opened.token, opened.remembered, parts.secureCookies)
    return context.redirect('/s/', 303)
  })

  const back = async (context: AccountContext) => {
    const { asker, group } = signedInto(context)
    const { originalAccountId } = asker
    const home = asker.user.originalUserGroup?.id
    if (originalAccountId === null || home === undefined) return context.redirect('/s/', 303)
    const opened = await asSystem(database, async (transaction) => {
      const remembered = await isRemembered(transaction, asker.sessionHash)
      const twoFactor = await hasSecondStep(transaction, asker.sessionHash)
      const entry = { action: 'impersonation.ended' as const, subject: { kind: 'account', id: asker.user.id } }
      await appendAudit(transaction, audited(context, asker.user.id, group.id, originalAccountId), entry)
      return {
        remembered,
        token: await enter(context, transaction, {
          accountId: originalAccountId,
          userGroupId: home,
          remembered,
          twoFactor,
        }),
      }
    })
    keepToken(context, opened.token, opened.remembered, parts.secureCookies)
    return context.redirect(returnAddress(context.req.query('return_to')), 303)
  }
  // The header's Back is a link, so GET does it; it only ever gives up rights that were lent.
  pages.get('/users/exit_impersonation', back)
  pages.post('/users/exit_impersonation', back)
}

const columns = ['impersonations.person', 'impersonations.organisation', 'impersonations.role'] as const

function listPage(context: AccountContext, productName: string, words: string, people: ViewablePerson[]) {
  const text = context.get('text')
  const say = text('impersonations.submit')
  const search = text('impersonations.search')
  const row = (person: ViewablePerson) =>
    html`<tr>
      <td>${person.name}<br /><span class="soft">${person.email}</span></td>
      <td>${person.userGroupName}</td>
      <td>${text(`invite.role.${person.role}`)}</td>
      <td>
        <form method="post" action="/users/${person.accountId}/impersonate">
          ${carried(context, { user_group_id: String(person.userGroupId) })}
          <button class="button secondary small" aria-label="${say}: ${person.name}, ${person.userGroupName}">
            ${say}
          </button>
        </form>
      </td>
    </tr>`
  const body = html`${heading(text('impersonations.title'), text('impersonations.lead'))}
    <form class="search" method="get" action="/users/impersonations" role="search">
      <input class="input" type="search" name="q" value="${words}" aria-label="${search}" placeholder="${search}" />
      <button class="button secondary">${text('impersonations.search_submit')}</button>
    </form>
    ${
      people.length === 0
        ? html`<p class="soft">${text('impersonations.none')}</p>`
        : html`<table class="people">
            <thead>
              <tr>
                ${columns.map((key) => html`<th scope="col">${text(key)}</th>`)}
                <td></td>
              </tr>
            </thead>
            <tbody>
              ${people.map(row)}
            </tbody>
          </table>`
    }`
  return answer(context, productName, { body, wide: true })
}
