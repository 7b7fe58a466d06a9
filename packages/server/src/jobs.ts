import { accessLinkJob } from './accounts/access-links/access-link-job.ts'
import { forgetFileJob } from './files/forget-file-job.ts'
import { convertRowsJob } from './modules/data-converters/work/convert-job.ts'
import { letterReminderJob } from './modules/document-letters/letter-reminders.ts'
import { mailJob } from './mail/mail-job.ts'
import { respondEInvoiceJob, sendEInvoiceJob } from './modules/fedi-invoices/send-job.ts'
import { daysOver } from './modules/documents/days/days-over.ts'
import { lateJob } from './modules/approvals/late-job.ts'
import { documentNewsJob } from './modules/notifications/document-news-job.ts'
import { notificationDigestJob } from './modules/notifications/digest-job.ts'
import { notificationMailJob } from './modules/notifications/mail-job.ts'
import { partnerNewsJob } from './modules/notifications/partner-news-job.ts'
import { recruitmentDeadlineJob } from './modules/recruitments/news.ts'
import { recruitmentFoundJob } from './modules/open-recruitments/found-job.ts'
import { orderMailJob } from './modules/exhibition-orders/order-mail.ts'
import { workOffJobs, type JobHandlers } from './outbox/work-off-jobs.ts'
import type { ServerParts } from './server-parts.ts'

/** Every kind of work that is left for later, one line each. A handler may run twice, when a worker dies on the way. */
export const jobs: JobHandlers = {
  mail: mailJob,
  access_link: accessLinkJob,
  approval_late: lateJob,
  notification_mail: notificationMailJob,
  notification_digest: notificationDigestJob,
  exhibition_order_mail: orderMailJob,
  partner_news: partnerNewsJob,
  document_news: documentNewsJob,
  letter_reminder: letterReminderJob,
  recruitment_deadline: recruitmentDeadlineJob,
  recruitment_found: recruitmentFoundJob,
  forget_file: forgetFileJob,
  e_invoice_send: sendEInvoiceJob,
  e_invoice_respond: respondEInvoiceJob,
  convert_rows: convertRowsJob,
}

/** Moves what a day that is over moves: offers that nobody took, bills that nobody objected to. */
export const passDays = daysOver

/** Does what is due of every kind, or of the kinds given. Answers how many were tried. */
export const runDueJobs = (parts: ServerParts, handlers = jobs): Promise<number> => workOffJobs(parts, handlers)
