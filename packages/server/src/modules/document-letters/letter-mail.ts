import { letterDays, type Locale } from '@tsumugi/domain'
import { accountAddress } from '../../accounts/access-links/return-to.ts'
import type { TenantRequest } from '../../http/request.ts'
import { composeMail } from '../../mail/compose-mail.ts'
import { enqueueSealed } from '../../outbox/sealed-payload.ts'
import { kindOf } from '../../records/documents/document-row.ts'
import { kindWords } from '../documents/public-face.ts'
import type { LetterSubject } from './queries.ts'

/** On whose behalf a letter goes out: a request, or the job that reminds of it. */
export type LetterSender = Pick<TenantRequest, 'database' | 'secrets' | 'origin' | 'productName' | 'userGroupId'>

export interface MailedLetter {
  readonly to: string
  readonly name: string
  readonly locale: Locale
  readonly message: string
  readonly token: string
  /** Who sent it. */
  readonly person: string
  /** For so many days its link works. */
  readonly days?: number
}

/** Leaves the mail with the link to a document, or the one that reminds of it. */
export async function mailLetter(
  { database, secrets, origin, productName, userGroupId }: LetterSender,
  kind: 'document_letter' | 'letter_reminder',
  document: LetterSubject,
  { to, name, locale, message, token, person, days = letterDays }: MailedLetter,
): Promise<void> {
  const { one } = kindWords(kindOf(document.noun), locale)
  const mailed = composeMail(kind, locale, {
    to,
    name,
    link: origin + accountAddress('/users/letter', { token, lang: locale }),
    product: productName,
    group: userGroupId === document.issuer_id ? document.issuer_name : (document.receiver_name ?? ''),
    person,
    document: [one, document.number].filter(Boolean).join(' '),
    days: String(days),
    message,
  })
  await enqueueSealed(database, secrets, 'mail', mailed)
}
