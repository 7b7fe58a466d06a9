import type { Kind, Locale } from '@tsumugi/domain'
import { sql } from 'kysely'
import type { Database } from '../../database/engine.ts'
import { hashOf } from '../../sessions/session-token.ts'

/** What a link opens, and in whose name. */
export interface OpenLetter {
  readonly id: number
  readonly documentId: number
  readonly noun: string
  readonly accountId: number
  readonly accountName: string
  readonly hasPassword: boolean
  readonly email: string
  readonly locale: Locale
  readonly message: string
  readonly sender: string
  readonly senderId: number
  readonly partnerId: number
  readonly partner: string
  readonly partnerKind: Kind
  readonly openedAt: string | null
  readonly answeredAt: string | null
  readonly tokenHash: Buffer
}

/**
 * The letter of a link, while it works: until it is revoked, its days are over, somebody of the partner has come to the
 * platform, or one of the two is suspended. Asked by the system.
 */
export async function letterByToken(database: Database, token: string): Promise<OpenLetter | undefined> {
  const tokenHash = hashOf(token)
  const { rows } = await sql<Omit<OpenLetter, 'tokenHash'>>`
    select l.id, l.document_id as "documentId", d.noun, a.id as "accountId", a.name as "accountName",
      a.password_hash is not null as "hasPassword", l.email, l.locale, l.message, s.name as sender, s.id as "senderId",
      p.id as "partnerId", p.name as partner, p.kind as "partnerKind", l.opened_at as "openedAt",
      l.answered_at as "answeredAt"
    from document_letter l join document d on d.id = l.document_id
    join account a on a.id = l.account_id and a.suspended_at is null
    join user_group s on s.id = l.user_group_id and s.suspended_at is null
    join user_group p on p.id = l.partner_id and p.suspended_at is null
    where (l.token_hash = ${tokenHash} or l.reminder_hash = ${tokenHash}) and l.revoked_at is null and l.expires_at > now()
      and not exists (select from membership m
        where m.user_group_id = p.id and m.left_at is null and m.suspended_at is null)`.execute(database)
  return rows[0] && { ...rows[0], tokenHash }
}

/** The first time only. Programs that look through mails open links too. */
export const markOpened = (database: Database, id: number) =>
  sql`update document_letter set opened_at = now() where id = ${id} and opened_at is null`.execute(database)

/** What was decided by the link; false where it was decided before. */
export async function markAnswered(database: Database, id: number, answer: string, name: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update document_letter set answered_at = now(), answer = ${answer}, answered_by = ${name}
    where id = ${id} and answered_at is null`.execute(database)
  return numAffectedRows === 1n
}
