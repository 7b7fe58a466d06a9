import { html } from 'hono/html'
import type { ServerParts } from '../../server-parts.ts'
import type { AccountApp } from '../requests/account-request.ts'
import { answer } from '../frame/page-frame.ts'
import { articles, heading } from '../frame/page-fields.ts'

/** Pages that are only read: how personal data are held, and help. */
export function readingPages(pages: AccountApp, { productName }: ServerParts): void {
  pages.get('/users/privacy', (context) => {
    const text = context.get('text')
    const body = html`${heading(text('privacy.title'))}
    ${articles(text, 'privacy.article_1', 'privacy.article_2', 'privacy.article_3')}`
    return answer(context, productName, { body })
  })

  pages.get('/users/help', (context) => {
    const text = context.get('text')
    const screen = (context.req.query('screen') ?? '').slice(0, 300)
    const body = html`${heading(text('help.title'), text('help.lead'))}
      ${screen ? html`<p class="small">${text('help.screen')} <code>${screen}</code></p>` : ''}
      <p class="small soft">${text('help.keys')}</p>`
    return answer(context, productName, { body })
  })
}
