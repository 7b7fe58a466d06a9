import { contract } from '@tsumugi/contract'
import { admits, letterDays, letterMoves, letterStatus, type DocumentNoun, type LetterRefusal } from '@tsumugi/domain'
import { isEmail } from '../../accounts/requests/account-request.ts'
import { accountToInvite } from '../../accounts/members/member-queries.ts'
import { forbidden, invalid, notFound, orNotFound, Refusal } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { serve } from '../../http/serve.ts'
import { changed } from '../../records/changed.ts'
import { kindOf, partnerOf } from '../../records/documents/document-row.ts'
import { newToken } from '../../sessions/session-token.ts'
import { documentTalk } from '../documents/public-face.ts'
import { mailLetter } from './letter-mail.ts'
import { heldLetter, leaveReminder, remindOf, reminderRefusal } from './letter-reminders.ts'
import {
  actsFor,
  insertLetter,
  isOnPlatform,
  lastEmailTo,
  letterById,
  lettersOf,
  readerOf,
  revokeLetters,
  subjectOf,
  type LetterRow,
  type LetterSubject,
} from './queries.ts'

/** So many mails one person may send in an hour: nobody makes a post office of us. */
const sending = { points: 60, minutes: 60 }

export const documentLetterRoutes = serve(contract.documentLetters, { create: sending, remind: sending })({
  async list(request, { query }) {
    return { data: await reply(request, query.documentId) }
  },

  async create(request, { body }) {
    const { documentId, locale, message = '' } = body.documentLetter
    const document = await documentOf(request, documentId)
    const refusal = await refusalOf(request, document)
    if (refusal) throw invalid({ code: refusal })
    const email = await addressOf(request, body.documentLetter.email)
    const partnerId = partnerOf(document, request.userGroupId)!
    await revokeLetters(request.database, { documentId, email })
    const account = await request.asSystem((system) => accountToInvite(system, email, locale))
    const { token, hash } = newToken()
    const person = request.asker.user.name
    const id = await insertLetter(request.database, {
      userGroupId: request.userGroupId,
      accountId: account.id,
      partnerId,
      documentId,
      email,
      locale,
      message,
      tokenHash: hash,
      sentBy: request.accountId,
      sentByName: person,
      days: letterDays,
    })
    const mailed = { to: email, name: account.name, locale, message, token, person }
    await mailLetter(request, 'document_letter', document, mailed)
    await leaveReminder(request, id)
    // Answers come into the conversation: who sent the letter hears of them.
    await documentTalk(kindOf(document.noun)).talk!(request, { params: { id: documentId } } as never)
    const detail = { number: document.number, to: email }
    await changed(request, { noun: 'document_letter', verb: 'sent', id, detail })
    return { data: await reply(request, document.id) }
  },

  async remind(request, { params }) {
    const { letter, document } = orNotFound(await heldLetter(request.database, params.id))
    admitted(request, document)
    const reader = orNotFound(await request.asSystem((system) => readerOf(system, letter.id)))
    const refusal = reminderRefusal(letter, document, request.userGroupId, reader)
    if (refusal) throw new Refusal(409, [refusal])
    await remindOf(request, letter, document, reader)
    const detail = { number: document.number, to: letter.email }
    await changed(request, { noun: 'document_letter', verb: 'reminded', id: letter.id, detail })
    return { data: await reply(request, document.id) }
  },

  async revoke(request, { params }) {
    const letter = await letterById(request.database, params.id)
    if (!letter) throw notFound()
    const document = await documentOf(request, letter.document_id)
    if ((await revokeLetters(request.database, { id: letter.id })) === 0)
      throw new Refusal(409, [{ code: 'letter_over' }])
    const detail = { number: document.number, to: letter.email }
    await changed(request, { noun: 'document_letter', verb: 'revoked', id: letter.id, detail })
    return { data: await reply(request, document.id) }
  },
})

/** The document, for those who may open its kind. */
async function documentOf(request: TenantRequest, id: number): Promise<LetterSubject> {
  return admitted(request, await subjectOf(request.database, id))
}

function admitted({ asker }: TenantRequest, document: LetterSubject | undefined): LetterSubject {
  if (!document) throw notFound()
  if (!admits(asker.user, kindOf(document.noun).access)) throw forbidden()
  return document
}

/** Why no letter goes out; a partner who can sign in is told on the platform, by its own rules of access. */
async function refusalOf(request: TenantRequest, document: LetterSubject): Promise<LetterRefusal | null> {
  if (!letterMoves[document.noun as DocumentNoun]) return 'letter_kind'
  if (!document.shared) return 'letter_draft'
  const partner = partnerOf(document, request.userGroupId)
  if (partner === null) return 'letter_partner_none'
  return (await request.asSystem((system) => isOnPlatform(system, partner))) ? 'letter_partner_here' : null
}

async function addressOf(request: TenantRequest, given: string): Promise<string> {
  const email = given.normalize('NFKC').trim().toLowerCase()
  const field = 'documentLetter.email'
  if (!isEmail(email)) throw invalid({ code: 'invalid_format', field })
  // Nobody of one's own answers in the partner's name.
  if (await request.asSystem((system) => actsFor(system, request.userGroupId, email)))
    throw invalid({ code: 'letter_own_address', field })
  return email
}

/** Asked together, so that the page waits once for what is the organisation's own. */
async function reply(request: TenantRequest, documentId: number) {
  const { database, userGroupId } = request
  const [subject, lastEmail, rows] = await Promise.all([
    subjectOf(database, documentId),
    lastEmailTo(database, userGroupId, documentId),
    lettersOf(database, documentId),
  ])
  const refusal = await refusalOf(request, admitted(request, subject))
  const now = new Date().toISOString()
  return { refusal, lastEmail, letters: rows.map((row) => letterReply(row, now)) }
}

function letterReply(row: LetterRow, now: string) {
  const times = { expiresAt: row.expires_at, openedAt: row.opened_at, answeredAt: row.answered_at }
  return {
    id: row.id,
    email: row.email,
    locale: row.locale,
    message: row.message,
    status: letterStatus({ ...times, revokedAt: row.revoked_at }, now),
    sentAt: row.created_at,
    sentBy: row.sent_by_name,
    ...times,
    remindedAt: row.reminded_at,
    answeredBy: row.answered_by,
    answer: row.answer,
  }
}
