import type { Locale } from '@tsumugi/domain'
import { html } from 'hono/html'
import type { CredentialNews } from '../accounts/credential-news.ts'
import { textIn } from '../accounts/text.ts'
import type { Mail } from './mail.ts'

interface MailValues {
  readonly to: string
  readonly link: string
  readonly name: string
  readonly product: string
  readonly [value: string]: string
}

/** One mail of the account pages: a greeting, what it is about, the link, and what to do when it is unexpected. */
export function composeMail(
  kind: 'password_reset' | 'sign_in' | 'invitation' | CredentialNews,
  locale: Locale,
  values: MailValues,
): Mail {
  const text = textIn(locale)
  const { to, link, product } = values
  const greeting = text('mail.greeting', values)
  const body = text(`mail.${kind}.body`, values)
  const isNews = kind !== 'password_reset' && kind !== 'sign_in' && kind !== 'invitation'
  const otherwise = isNews ? '' : text('mail.if_not_you')
  return {
    to,
    locale,
    subject: text(`mail.${kind}.subject`, values).replace(/[\r\n]+/g, ' '),
    text: [greeting, body, link, otherwise, `${product} CLOUD`].filter(Boolean).join('\n\n'),
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
            <p><a href="${link}">${link}</a></p>
            ${otherwise && html`<p>${otherwise}</p>`}
            <p>${product} CLOUD</p>
          </body>
        </html>`,
    ),
  }
}
