import { html } from 'hono/html'
import { Refusal, notFound } from '../../http/refusal.ts'
import { keptMails, type KeptMail } from '../../mail/kept-mails.ts'
import type { ServerParts } from '../../server-parts.ts'
import type { AccountApp } from '../requests/account-request.ts'
import { keepsMail, knowsMailKey } from '../mail-keeping.ts'
import { answer } from '../frame/page-frame.ts'
import { heading, type Markup } from '../frame/page-fields.ts'

/** The mails that were kept instead of sent: for trying and developing. */
export function keptMailPage(pages: AccountApp, parts: ServerParts): void {
  pages.get('/development/mail', async (context) => {
    const directory = keepsMail(context, parts)
    if (!directory) throw notFound()
    if (!knowsMailKey(context, parts)) throw new Refusal(403, [{ code: 'mail_key' }])
    const text = context.get('text')
    const mails = await keptMails(directory)
    const body = html`${heading(text('mails.title'), text('mails.lead'))}
      ${mails.length === 0 ? html`<p class="soft">${text('mails.none')}</p>` : ''}
      <ul class="mails">
        ${mails.map((mail) => item(mail, text('mails.to')))}
      </ul>`
    return answer(context, parts.productName, { body, wide: true })
  })
}

const item = (mail: KeptMail, to: string): Markup =>
  html`<li lang="${mail.locale}">
    <h2>${mail.subject}</h2>
    <p class="small soft">
      ${to} ${mail.to} · <time datetime="${mail.at}">${mail.at.slice(0, 19).replace('T', ' ')} UTC</time>
    </p>
    <p class="body small">${linked(mail.text)}</p>
  </li>`

const linked = (body: string): Markup[] =>
  body.split(/(https?:\/\/\S+)/).map((part, at) => (at % 2 === 1 ? html`<a href="${part}">${part}</a>` : html`${part}`))
