import { businessStatusOf, networkStatusOf, type ExchangeKind, type ExchangeMessage } from '@tsumugi/domain/e-invoice'
import { sql } from 'kysely'
import type { Database } from '../../../database/engine.ts'

export interface NewMessage {
  readonly id: number
  readonly userGroupId: number
  readonly kind: ExchangeKind
  readonly messageKey: string
  readonly envelope: string
  readonly code: string
  readonly reason: string
  readonly note: string
  readonly accountId: number | null
  readonly saidAt: string
}

/** Writes down what was said, once, and works both statuses out anew from all that was said; the row is locked meanwhile. */
export async function addMessage(database: Database, message: NewMessage): Promise<void> {
  const { id, userGroupId, kind, messageKey, envelope, code, reason, note, accountId, saidAt } = message
  await sql`select from fedi_invoice where id = ${id} for update`.execute(database)
  await sql`
    insert into fedi_invoice_message (fedi_invoice_id, user_group_id, kind, message_key, envelope, code, reason, note, account_id, said_at)
    values (${id}, ${userGroupId}, ${kind}, ${messageKey}, ${envelope}, ${code}, ${reason}, ${note.slice(0, 2000)}, ${accountId}, ${saidAt})
    on conflict (fedi_invoice_id, message_key) do nothing`.execute(database)
  const messages = await messagesOf(database, id)
  await sql`
    update fedi_invoice set business_status = ${businessStatusOf(messages)}, updated_at = now(),
      network_status = case when direction = 'receive' then 'received' else ${networkStatusOf(messages)} end
    where id = ${id}`.execute(database)
}

export async function messagesOf(database: Database, id: number): Promise<ExchangeMessage[]> {
  const { rows } = await sql<ExchangeMessage>`
    select kind, envelope, code, reason, said_at as "saidAt" from fedi_invoice_message where fedi_invoice_id = ${id}`.execute(
    database,
  )
  return rows
}
