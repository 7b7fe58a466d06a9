import { html } from 'hono/html'
import type { ServerParts } from '../../server-parts.ts'
import { suspensionOf } from '../account-queries.ts'
import type { AccountContext } from '../requests/account-request.ts'
import { answer } from '../frame/page-frame.ts'
import { carried, heading, notice, submit } from '../frame/page-fields.ts'

/** Says to a member that the organisation is suspended, and whom to ask (review D6); undefined when it is not any more. */
export async function suspendedPage(context: AccountContext, parts: ServerParts, userGroupId: number) {
  const suspension = await suspensionOf(parts.engine.database, userGroupId)
  if (!suspension) return undefined
  const text = context.get('text')
  const { name, owners, operators } = suspension
  const listed = new Intl.ListFormat(context.get('locale'), { type: 'disjunction' })
  const whom = listed.format([...owners, ...operators])
  const others = context.get('asker')?.user.userGroups.length ?? 0
  const body = html`${heading(text('suspended.title', { group: name }))}
    ${notice('madder', text('suspended.lead', { group: name }))}
    ${whom ? html`<p>${text('suspended.ask', { whom })}</p>` : ''}
    ${others > 0 ? html`<p class="small soft">${text('suspended.others')}</p>` : ''}
    <form method="post" action="/users/sign_out">${carried(context)}${submit(text('suspended.submit'))}</form>`
  return answer(context, parts.productName, { body, forgetsUser: true }, 403)
}
