import { sql } from 'kysely'
import type { Database } from '../../../database/engine.ts'
import { asSystem } from '../../../database/tenancy.ts'
import type { ServerParts } from '../../../server-parts.ts'

/** Whose participant id this is; null where nobody here has it. */
export async function organisationAt({ engine }: ServerParts, participant: string): Promise<number | null> {
  const { rows } = await asSystem(engine.database, (database) =>
    sql<{ id: number }>`
      select id from user_group where suspended_at is null
        and ('0221:' || lower(registration_number) = ${participant} or '0188:' || corporate_number = ${participant})
      order by id limit 1`.execute(database),
  )
  return rows[0]?.id ?? null
}

/** Which invoice left in this envelope, of whom. */
export async function attemptOf(
  database: Database,
  envelope: string,
): Promise<{ id: number; userGroupId: number } | undefined> {
  const { rows } = await sql<{ id: number; userGroupId: number }>`
    select fedi_invoice_id as id, user_group_id as "userGroupId" from fedi_invoice_message
    where envelope = ${envelope} and kind = 'attempt' limit 1`.execute(database)
  return rows[0]
}

export interface WaitingInvoice {
  readonly number: string
  readonly senderKey: string
  readonly receiverKey: string
  readonly profile: string
  readonly networkStatus: string
  readonly xml: Buffer
}

export async function waitingInvoice(database: Database, id: number): Promise<WaitingInvoice | undefined> {
  const { rows } = await sql<WaitingInvoice>`
    select number, sender_key as "senderKey", receiver_key as "receiverKey", profile, network_status as "networkStatus", xml
    from fedi_invoice where id = ${id}`.execute(database)
  return rows[0]
}
