import type { Transporter } from 'nodemailer'
import type { Job } from '../outbox/queries.ts'
import type { ServerParts } from '../server-parts.ts'
import { keepMail } from './kept-mails.ts'
import type { Mail } from './mail.ts'

const transports = new Map<string, Transporter>()

/** Sends by SMTP when SMTP_URL is set; else keeps the mail where the development page shows it. */
export async function mailJob(parts: ServerParts, mail: Mail, job: Job): Promise<void> {
  const { smtpUrl, mailDirectory } = parts
  if (!smtpUrl) {
    if (!mailDirectory) throw new Error('neither an SMTP server nor a folder for mail is configured')
    return keepMail(mailDirectory, job.id, mail)
  }
  const transport = transports.get(smtpUrl) ?? (await import('nodemailer')).createTransport(impatient(smtpUrl))
  transports.set(smtpUrl, transport)
  await transport.sendMail({
    from: parts.mailFrom,
    to: mail.to,
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    headers: { 'Content-Language': mail.locale, 'Auto-Submitted': 'auto-generated' },
    attachments: mail.attachments?.map((file) => ({ ...file, encoding: 'base64' })) ?? [],
  })
}

/** A silent server is given up before the job's first 30 s are over, so that no mail is sent twice. */
function impatient(smtpUrl: string): string {
  const url = new URL(smtpUrl)
  for (const [name, milliseconds] of [
    ['connectionTimeout', 8_000],
    ['greetingTimeout', 8_000],
    ['socketTimeout', 10_000],
  ] as const) {
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(milliseconds))
  }
  return url.href
}
