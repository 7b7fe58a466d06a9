import { html } from 'hono/html'
import { appendAudit } from '../../audit/append-audit.ts'
import { asSystem } from '../../database/tenancy.ts'
import { forbidden, impersonating } from '../../http/refusal.ts'
import type { Asker } from '../../http/request.ts'
import { entryFault, moveSession } from '../../modules/sessions/queries.ts'
import type { ServerParts } from '../../server-parts.ts'
import { audited, fieldsOf, type AccountApp, type AccountContext } from '../requests/account-request.ts'
import { agree, termsState, type TermsState } from '../members/member-queries.ts'
import { answer } from '../frame/page-frame.ts'
import { articles, carried, heading, notice, submit, type Markup } from '../frame/page-fields.ts'
import { accountAddress, returnAddress } from '../access-links/return-to.ts'
import { signedInto } from '../pages/signed-in.ts'

/** A power user or owner agrees for the organisation as well, as long as it has not. */
const speaksForGroup = (state: TermsState) => state.role !== 'member' && !state.groupHasAgreed

/** The terms for everybody to read, and to agree to for members who have not. */
export function termsPages(pages: AccountApp, parts: ServerParts): void {
  const { database } = parts.engine

  pages.get('/users/terms', async (context) => {
    const asker = context.get('asker')
    const group = asker?.user.currentUserGroup
    const state =
      group && asker.originalAccountId === null ? await termsState(database, asker.user.id, group.id) : undefined
    return termsPage(context, parts.productName, group?.name ?? '', state)
  })

  pages.post('/users/terms', async (context) => {
    const { asker, group } = signedInto(context)
    const state = await termsState(database, asker.user.id, group.id)
    const { user_group_id: wanted } = await fieldsOf(context)
    if (wanted !== undefined) return actInstead(context, parts, asker, Number(wanted))
    // Nobody agrees in another's name.
    if (asker.originalAccountId !== null) throw impersonating()
    if (!state) throw forbidden()
    await asSystem(database, async (transaction) => {
      await agree(transaction, asker.user.id, group.id, speaksForGroup(state))
      const detail = { forGroup: speaksForGroup(state) }
      const entry = { action: 'terms.agreed' as const, subject: { kind: 'user_group', id: group.id }, detail }
      await appendAudit(transaction, audited(context, asker.user.id, group.id), entry)
    })
    return context.redirect(returnAddress(context.req.query('return_to')), 303)
  })
}

/** Whoever does not agree for one organisation may go on in another of theirs. */
async function actInstead(context: AccountContext, parts: ServerParts, { user, sessionHash }: Asker, wanted: number) {
  const isOwn = user.userGroups.some(({ id }) => id === wanted)
  await asSystem(parts.engine.database, async (database) => {
    if (!isOwn || (await entryFault(database, wanted, sessionHash, context.get('address')))) throw forbidden()
    await moveSession(database, sessionHash, wanted)
    const entry = { action: 'session.switched' as const, subject: { kind: 'user_group', id: wanted } }
    await appendAudit(database, audited(context, user.id, wanted), entry)
  })
  return context.redirect(returnAddress(undefined), 303)
}

function termsPage(context: AccountContext, productName: string, group: string, state: TermsState | undefined) {
  const text = context.get('text')
  const read = articles(text, 'terms.article_1', 'terms.article_2', 'terms.article_3', 'terms.article_4')
  const open = state && (!state.hasAgreed || speaksForGroup(state))
  const body: Markup = html`${heading(text('terms.title'), open ? text('terms.ask', { group }) : undefined)}${read}
  ${state && !open ? notice('bamboo', text('terms.agreed')) : ''}
  ${open ? consent(context, group, speaksForGroup(state)) : ''}`
  return answer(context, productName, { body })
}

function consent(context: AccountContext, group: string, forGroup: boolean): Markup {
  const text = context.get('text')
  const { userGroups = [], currentUserGroup } = context.get('asker')?.user ?? {}
  const others = userGroups.filter(({ id }) => id !== currentUserGroup?.id)
  const action = accountAddress('/users/terms', { return_to: returnAddress(context.req.query('return_to')) })
  return html`<form method="post" action="${action}">
      ${forGroup ? html`<p class="small soft">${text('terms.ask_for_group', { group })}</p>` : ''}
      ${carried(context)}${submit(text(forGroup ? 'terms.submit_for_group' : 'terms.submit'))}
    </form>
    ${others.map(
      ({ id, name }) =>
        html`<form method="post" action="/users/terms">
          ${carried(context, { user_group_id: String(id) })}
          <button class="button secondary wide">${text('terms.other', { group: name })}</button>
        </form>`,
    )}
    <p class="small"><a href="/users/sign_out">${text('terms.leave')}</a></p>`
}
