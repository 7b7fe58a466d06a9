import type { Locale } from '@tsumugi/domain'
import { html } from 'hono/html'
import type { CredentialNews } from '../accounts/access-links/credential-news.ts'
import { textIn } from '../accounts/text.ts'
import type { Mail } from './mail.ts'

interface MailValues {
  readonly to: string
  readonly link: string
  readonly name: string
  readonly product: string
  readonly [value: string]: string
}

/** Mails that answer somebody's wish, or make them one of us: told what to do when nobody of theirs wished it. */
const asksFor: ReadonlySet<string> = new Set(['password_reset', 'sign_in', 'invitation'])

/** One mail of the account pages: a greeting, what it is about, the link, and what to do when it is unexpected. */
export function composeMail(
  kind: 'password_reset' | 'sign_in' | 'invitation' | 'document_letter' | 'letter_reminder' | CredentialNews,
  locale: Locale,
  values: MailValues,
): Mail {
  const text = textIn(locale)
  const { to, link, product, message = '' } = values
  const greeting = text('mail.greeting', values)
  const body = text(`mail.${kind}.body`, values)
  const otherwise = asksFor.has(kind) ? text('mail.if_not_you') : ''
  return {
    to,
    locale,
    subject: text(`mail.${kind}.subject`, values).replace(/[\r\n]+/g, ' '),
    text: [greeting, body, message, link, otherwise, `${product} CLOUD`].filter(Boolean).join('\n\n'),
    html: String(
      html`<!doctype html>
        <html lang="${locale}">
          <head>
            <meta charset="utf-8" />
            <title>${product} CLOUD</title>
          </head>
          <body>
            <p>${greeting}</p>
            <p>${body}</p>
            ${message && html`<blockquote>${message}</blockquote>`}
            <p><a href="${link}">${link}</a></p>
            ${otherwise && html`<p>${otherwise}</p>`}
            <p>${product} CLOUD</p>
          </body>
        </html>`,
    ),
  }
}
