import { answerReminderDays, daysBetween, letterStatus, sidesInTurn } from '@tsumugi/domain'
import { sql } from 'kysely'
import { appendAudit } from '../../audit/append-audit.ts'
import type { Database } from '../../database/engine.ts'
import { asSystem, inTenant } from '../../database/tenancy.ts'
import type { Cause } from '../../http/refusal.ts'
import { enqueue } from '../../outbox/queries.ts'
import type { Acting } from '../../records/acting.ts'
import { holdDocuments } from '../../records/documents/document-queries.ts'
import { kindOf, sideOf } from '../../records/documents/document-row.ts'
import type { ServerParts } from '../../server-parts.ts'
import { newToken } from '../../sessions/session-token.ts'
import { mailLetter, type LetterSender } from './letter-mail.ts'
import {
  letterById,
  noteReminder,
  readerOf,
  subjectOf,
  type LetterReader,
  type LetterRow,
  type LetterSubject,
} from './queries.ts'

interface LetterReminder {
  readonly userGroupId: number
  readonly letterId: number
  readonly origin: string
}

/** The reminder that goes out by itself where nobody has answered by then. */
export async function leaveReminder(
  { database, userGroupId, origin }: Pick<LetterSender, 'database' | 'userGroupId' | 'origin'>,
  letterId: number,
): Promise<void> {
  const { rows } = await sql<{ at: string }>`
    select (now() + make_interval(days => ${answerReminderDays}))::text as at`.execute(database)
  await enqueue(database, 'letter_reminder', { userGroupId, letterId, origin } satisfies LetterReminder, rows[0]!.at)
}

/** Why a letter is not reminded of: it is over or was reminded of, its reader has come, or nothing waits for them. */
export function reminderRefusal(
  letter: LetterRow,
  document: LetterSubject,
  userGroupId: number,
  { isHere }: LetterReader,
): Cause | null {
  const times = { expiresAt: letter.expires_at, openedAt: letter.opened_at, answeredAt: letter.answered_at }
  const status = letterStatus({ ...times, revokedAt: letter.revoked_at }, new Date().toISOString())
  if (status !== 'sent' && status !== 'opened') return { code: 'letter_over' }
  if (letter.reminded_at !== null) return { code: 'letter_reminded' }
  if (isHere) return { code: 'letter_partner_here' }
  const turn = sidesInTurn(kindOf(document.noun).lifecycle, document.status, sideOf(document, document.author_id))
  const theirs = sideOf(document, userGroupId) === 'issuer' ? 'receiver' : 'issuer'
  return turn.includes(theirs) ? null : { code: 'reminder_not_theirs' }
}

/** Mails the letter once more, with a link of its own; the words of its sender stand in it again. */
export async function remindOf(
  sender: LetterSender,
  letter: LetterRow,
  document: LetterSubject,
  { name }: LetterReader,
): Promise<void> {
  const { token, hash } = newToken()
  await noteReminder(sender.database, letter.id, hash)
  const { email: to, locale, message, sent_by_name: person } = letter
  const days = daysBetween(new Date().toISOString().slice(0, 10), letter.expires_at.slice(0, 10))
  await mailLetter(sender, 'letter_reminder', document, { to, name, locale, message, token, person, days })
}

/** A letter with its document, held, so that nobody answers or reminds meanwhile. */
export async function heldLetter(database: Database, id: number) {
  const sent = await letterById(database, id)
  if (!sent) return undefined
  await holdDocuments(database, [sent.document_id])
  const [letter, document] = [await letterById(database, id), await subjectOf(database, sent.document_id)]
  return letter && document && { letter, document }
}

/** The days are over: whoever has not answered is reminded, as long as the document waits for them. */
export async function letterReminderJob(
  { engine, secrets, productName }: ServerParts,
  { userGroupId, letterId, origin }: LetterReminder,
): Promise<void> {
  const reader = await asSystem(engine.database, (system) => readerOf(system, letterId))
  if (!reader) return
  await inTenant(engine.database, userGroupId, async (database) => {
    const held = await heldLetter(database, letterId)
    if (!held || reminderRefusal(held.letter, held.document, userGroupId, reader)) return
    await remindOf({ database, secrets, productName, origin, userGroupId }, held.letter, held.document, reader)
    await auditOfJob(database, userGroupId, held.letter, held.document)
  })
}

async function auditOfJob(database: Database, userGroupId: number, letter: LetterRow, { number }: LetterSubject) {
  const acting: Acting = {
    id: `job-${letter.id}`,
    address: 'outbox',
    database,
    userGroupId,
    accountId: null,
    asker: null,
    async notify(topic, id) {
      await sql`select pg_notify('tsumugi', ${JSON.stringify({ userGroupId, topic, id, by: null })})`.execute(database)
    },
  }
  await appendAudit(database, acting, {
    action: 'document_letter.reminded',
    subject: { kind: 'document_letter', id: letter.id },
    detail: { number, to: letter.email },
  })
  await acting.notify('document_letter', letter.id)
}
