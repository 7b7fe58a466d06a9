import type { ServerParts } from '../server-parts.ts'
import { accessLinkJob } from '../accounts/access-link-job.ts'
import { forgetFileJob } from '../files/forget-file-job.ts'
import { convertRowsJob } from '../modules/data-converters/work/convert-job.ts'
import { mailJob } from '../mail/mail-job.ts'
import { respondEInvoiceJob, sendEInvoiceJob } from '../modules/fedi-invoices/send-job.ts'
import { lateJob } from '../modules/approvals/late-job.ts'
import { notificationDigestJob } from '../modules/notifications/digest-job.ts'
import { notificationMailJob } from '../modules/notifications/mail-job.ts'
import { partnerNewsJob } from '../modules/notifications/partner-news-job.ts'
import { recruitmentDeadlineJob, recruitmentFoundJob } from '../modules/recruitments/news.ts'
import { orderMailJob } from '../modules/exhibition-orders/order-mail.ts'
import { delayJob, finishJob, takeJob, type Job } from './queries.ts'
import { openedPayload } from './sealed-payload.ts'

export type JobHandler = (parts: ServerParts, payload: never, job: Job) => Promise<void>

/** Every kind of work that is left for later, one line each. A handler may run twice, when a worker dies on the way. */
export const jobs: Readonly<Record<string, JobHandler>> = {
  mail: mailJob,
  access_link: accessLinkJob,
  approval_late: lateJob,
  notification_mail: notificationMailJob,
  notification_digest: notificationDigestJob,
  exhibition_order_mail: orderMailJob,
  partner_news: partnerNewsJob,
  recruitment_deadline: recruitmentDeadlineJob,
  recruitment_found: recruitmentFoundJob,
  forget_file: forgetFileJob,
  e_invoice_send: sendEInvoiceJob,
  e_invoice_respond: respondEInvoiceJob,
  convert_rows: convertRowsJob,
}

/** Does what is due, one after the other; a failure delays its own job only. Answers how many were tried. */
export async function runDueJobs(parts: ServerParts, handlers = jobs): Promise<number> {
  const { database } = parts.engine
  let tried = 0
  for (let job = await takeJob(database); job; job = await takeJob(database)) {
    tried += 1
    try {
      const handler = handlers[job.kind]
      if (!handler) throw new Error(`nothing handles ${job.kind}`)
      await handler(parts, openedPayload(parts.secrets, job) as never, job)
      await finishJob(database, job.id)
    } catch (error) {
      parts.log.warn({ err: error, job: job.id, kind: job.kind, attempts: job.attempts }, 'job delayed')
      await delayJob(database, job, (error as Error).message)
    }
  }
  return tried
}
