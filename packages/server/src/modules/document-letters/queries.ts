import type { Locale } from '@tsumugi/domain'
import { sql } from 'kysely'
import type { Database } from '../../database/engine.ts'

export interface LetterRow {
  readonly id: number
  readonly user_group_id: number
  readonly document_id: number
  readonly email: string
  readonly locale: Locale
  readonly message: string
  readonly sent_by_name: string
  readonly created_at: string
  readonly expires_at: string
  readonly opened_at: string | null
  readonly revoked_at: string | null
  readonly reminded_at: string | null
  readonly answered_at: string | null
  readonly answered_by: string | null
  readonly answer: string | null
}

const columns = sql`id, user_group_id, document_id, email, locale, message, sent_by_name, created_at, expires_at, opened_at,
  revoked_at, reminded_at, answered_at, answered_by, answer`

/** The letters of one's own side about a document, the newest first. */
export async function lettersOf(database: Database, documentId: number): Promise<LetterRow[]> {
  const { rows } = await sql<LetterRow>`
    select ${columns} from document_letter where document_id = ${documentId} order by id desc limit 100`.execute(
    database,
  )
  return rows
}

export async function letterById(database: Database, id: number): Promise<LetterRow | undefined> {
  const { rows } = await sql<LetterRow>`select ${columns} from document_letter where id = ${id}`.execute(database)
  return rows[0]
}

/** What a letter needs to know of the document it is about. */
export interface LetterSubject {
  readonly id: number
  readonly noun: string
  readonly number: string | null
  readonly shared: boolean
  readonly issuer_id: number
  readonly issuer_name: string
  readonly receiver_id: number | null
  readonly receiver_name: string | null
  readonly status: string
  readonly author_id: number
}

/** A document that this organisation may see. */
export const subjectOf = (database: Database, documentId: number): Promise<LetterSubject | undefined> =>
  database
    .selectFrom('document')
    .select([
      'id',
      'noun',
      'number',
      'shared',
      'issuer_id',
      'issuer_name',
      'receiver_id',
      'receiver_name',
      'status',
      'author_id',
    ])
    .where('id', '=', documentId)
    .executeTakeFirst()

/** Where the last letter to the partner on a document went. */
export async function lastEmailTo(database: Database, userGroupId: number, documentId: number): Promise<string | null> {
  const { rows } = await sql<{ email: string }>`
    select l.email from document d join document_letter l
      on l.user_group_id = ${userGroupId}
      and l.partner_id = case when d.issuer_id = ${userGroupId} then d.receiver_id else d.issuer_id end
    where d.id = ${documentId} order by l.id desc limit 1`.execute(database)
  return rows[0]?.email ?? null
}

export interface NewLetter {
  readonly userGroupId: number
  readonly partnerId: number
  readonly documentId: number
  readonly accountId: number
  readonly email: string
  readonly locale: Locale
  readonly message: string
  readonly tokenHash: Buffer
  readonly sentBy: number
  readonly sentByName: string
  readonly days: number
}

export async function insertLetter(database: Database, made: NewLetter): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into document_letter (user_group_id, partner_id, document_id, account_id, email, locale, message, token_hash,
      sent_by, sent_by_name, expires_at)
    values (${made.userGroupId}, ${made.partnerId}, ${made.documentId}, ${made.accountId}, ${made.email}, ${made.locale},
      ${made.message}, ${made.tokenHash}, ${made.sentBy}, ${made.sentByName}, now() + make_interval(days => ${made.days}))
    returning id`.execute(database)
  return rows[0]!.id
}

/** That a letter was reminded of, and the link that the reminder has. */
export async function noteReminder(database: Database, id: number, hash: Buffer): Promise<void> {
  await sql`update document_letter set reminded_at = now(), reminder_hash = ${hash} where id = ${id}`.execute(database)
}

/** Whom a letter is for: what their account is called, and whether anybody of the partner has come to the platform. */
export interface LetterReader {
  readonly name: string
  readonly isHere: boolean
}

/** The reader of a letter. Asked by the system. */
export async function readerOf(database: Database, id: number): Promise<LetterReader | undefined> {
  const { rows } = await sql<LetterReader>`
    select a.name, exists (select from membership m
      where m.user_group_id = l.partner_id and m.left_at is null and m.suspended_at is null) as "isHere"
    from document_letter l join account a on a.id = l.account_id where l.id = ${id}`.execute(database)
  return rows[0]
}

/** Links that still work stop working: one of them, or all about a document to one address. */
export async function revokeLetters(
  database: Database,
  which: { readonly id: number } | { readonly documentId: number; readonly email: string },
): Promise<number> {
  const meant =
    'id' in which ? sql`id = ${which.id}` : sql`document_id = ${which.documentId} and email = ${which.email}`
  const { numAffectedRows } = await sql`
    update document_letter set revoked_at = now()
    where ${meant} and revoked_at is null and answered_at is null and expires_at > now()`.execute(database)
  return Number(numAffectedRows ?? 0n)
}

/** Whether anybody can sign in for an organisation. Asked by the system. */
export async function isOnPlatform(database: Database, userGroupId: number): Promise<boolean> {
  const row = await database
    .selectFrom('membership')
    .select('id')
    .where('user_group_id', '=', userGroupId)
    .where('left_at', 'is', null)
    .where('suspended_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Whether somebody acts for an organisation: such a person does not answer its letters. Asked by the system. */
export async function actsFor(database: Database, userGroupId: number, email: string): Promise<boolean> {
  const { rows } = await sql`
    select from account a where a.email = ${email} and (
      exists (select from membership m where m.account_id = a.id and m.user_group_id = ${userGroupId} and m.left_at is null)
      or exists (select from concierge c where c.account_id = a.id and c.user_group_id = ${userGroupId}))`.execute(
    database,
  )
  return rows.length > 0
}
