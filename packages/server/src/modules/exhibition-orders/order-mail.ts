import type { Locale } from '@tsumugi/domain'
import { html } from 'hono/html'
import type { Database } from '../../database/engine.ts'
import { inTenant } from '../../database/tenancy.ts'
import { renderPdf } from '../../documents/pdf/render-pdf.ts'
import type { Mail } from '../../mail/mail.ts'
import { mailJob } from '../../mail/mail-job.ts'
import type { Job } from '../../outbox/queries.ts'
import { enqueueSealed } from '../../outbox/sealed-payload.ts'
import type { SecretBox } from '../../secrets/secret-box.ts'
import type { ServerParts } from '../../server-parts.ts'
import { customerEmailOf } from './check-order.ts'
import { loadOrder } from './load-order.ts'
import { orderDocument, type OrderPaper } from './order-document.ts'
import { orderWords } from './order-words.ts'

export type OrderNews = 'submitted' | 'edited' | 'confirmed' | 'reopened' | 'cancelled'

interface OrderMail {
  readonly userGroupId: number
  readonly orderId: number
  readonly news: OrderNews
  readonly origin: string
  /** Of the edit link; forgotten with the job. */
  readonly authCode?: string | undefined
}

interface Sender {
  readonly userGroupId: number
  readonly origin: string
  readonly secrets: SecretBox
}

/** Leaves a mail to the buyer to be sent, with the order as a PDF, in the same transaction as the change. */
export const enqueueOrderMail = (
  database: Database,
  { userGroupId, origin, secrets }: Sender,
  orderId: number,
  news: OrderNews,
  authCode?: string,
) =>
  enqueueSealed(database, secrets, 'exhibition_order_mail', {
    userGroupId,
    orderId,
    news,
    origin,
    authCode,
  } satisfies OrderMail)

/** Draws the order and sends it. What is said is how the order stands when the mail leaves. */
export async function orderMailJob(parts: ServerParts, wish: OrderMail, job: Job): Promise<void> {
  const paper = await inTenant(parts.engine.database, wish.userGroupId, (database) =>
    loadOrder(database, wish.userGroupId, wish.orderId),
  )
  const to = customerEmailOf(paper.exhibition.customer_parts, paper.order.customer)
  if (!to) return
  const { locale, number } = paper.order
  const pdf = await renderPdf(orderDocument(paper, locale))
  const attachments = [
    { filename: `${number}.pdf`, contentType: 'application/pdf', content: Buffer.from(pdf).toString('base64') },
  ]
  await mailJob(parts, { ...composed(paper, wish, to, locale), attachments }, job)
}

function composed(
  { order, exhibition, sellerName }: OrderPaper,
  { news, origin, authCode }: OrderMail,
  to: string,
  locale: Locale,
): Mail {
  const { text, money, count, when } = orderWords(locale)
  const values = {
    exhibition: exhibition.name,
    number: order.number,
    count: count(order.quantity),
    amount: money(order.amount, exhibition.currency),
    closes: when(exhibition.closes_at),
    reason: order.reason,
  }
  const link = authCode
    ? `${origin}/s/exhibitions/${exhibition.id}/exhibition_orders/${order.id}/edit?auth_code=${authCode}`
    : ''
  const how = news === 'submitted' || news === 'edited' ? text(`mail.${news}.link`, values) : ''
  const lines = [
    order.customer_name,
    text(`mail.${news}.body`, values),
    how,
    link,
    `${exhibition.brand_name} / ${sellerName}`,
  ].filter(Boolean)
  return {
    to,
    locale,
    subject: text(`mail.${news}.subject`, values).replace(/[\r\n]+/g, ' '),
    text: lines.join('\n\n'),
    html: String(
      html`<!doctype html>
        <html lang="${locale}">
          <head>
            <meta charset="utf-8" />
            <title>${order.number}</title>
          </head>
          <body>
            ${lines.map((line) => (line === link ? html`<p><a href="${link}">${link}</a></p>` : html`<p>${line}</p>`))}
          </body>
        </html>`,
    ),
  }
}
