import { html } from 'hono/html'
import type { Mail } from '../../mail/mail.ts'
import type { ServerParts } from '../../server-parts.ts'
import type { Recipient, StoredNotification } from './queries.ts'
import { mailWords, wordsOf } from './words.ts'

/** One mail with one notification or several, in its reader's language. */
export function notificationMail(
  items: readonly StoredNotification[],
  reader: Recipient,
  { publicUrl, productName }: ServerParts,
): Mail {
  const words = mailWords(reader.locale)
  const fill = (text: string) =>
    text
      .replace('{name}', () => reader.name)
      .replace('{product}', () => productName)
      .replace('{count}', () => String(items.length))
  const told = items.map((item) => ({
    ...wordsOf(item, reader.locale),
    link: item.link && publicUrl ? new URL(item.link, publicUrl).href : item.link,
  }))
  const title = told.length === 1 ? told[0]!.title : fill(words['word.digest'])
  const [greeting, footer] = [fill(words['word.greeting']), fill(words['word.footer'])]
  return {
    to: reader.email,
    locale: reader.locale,
    subject: title.replace(/[\r\n]+/g, ' '),
    text: [
      greeting,
      ...told.map((each) => [each.title, each.body, each.link ?? ''].filter(Boolean).join('\n\n')),
      footer,
    ].join('\n\n'),
    html: String(
      html`<!doctype html>
        <html lang="${reader.locale}">
          <head>
            <meta charset="utf-8" />
            <title>${title}</title>
          </head>
          <body>
            <p>${greeting}</p>
            ${told.map(
              (each) =>
                html`<p><strong>${each.title}</strong></p>
                  ${each.body && html`<p>${each.body}</p>`}
                  ${each.link && html`<p><a href="${each.link}">${words['word.open']}</a></p>`} `,
            )}
            <p>${footer}</p>
          </body>
        </html>`,
    ),
  }
}
