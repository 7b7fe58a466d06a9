import { sql } from 'kysely'
import type { Database } from '../../../database/engine.ts'
import { asSystem, inTenant } from '../../../database/tenancy.ts'
import type { ServerParts } from '../../../server-parts.ts'
import type { FileRead } from '../file-facts.ts'
import { addMessage } from '../queries/message-queries.ts'
import { attemptOf } from '../queries/exchange-queries.ts'
import { readOutside, takeIn } from '../take-in.ts'

/** A file that came by a network, for one organisation. */
export interface IncomingInvoice {
  readonly userGroupId: number
  readonly envelope: string
  readonly xml: Uint8Array
  /** What was read of it before. */
  readonly read?: FileRead
}

/** What the network (`mls`) or the buyer (`response`) says of an invoice of ours, by the envelope it left in. */
export interface IncomingMessage {
  readonly envelope: string
  /** Of whoever says it: what comes again is the same. */
  readonly messageId: string
  readonly kind: 'mls' | 'response'
  readonly code: string
  readonly reason: string
  readonly note: string
  /** Instant in UTC. */
  readonly saidAt: string
}

/** Takes a file in; what is here already changes nothing. Answers why it cannot be read, in English, or null. */
export async function takeInDocument(parts: ServerParts, incoming: IncomingInvoice): Promise<string | null> {
  const { userGroupId, envelope, xml } = incoming
  const read = incoming.read ?? (await readOutside(xml))
  return inTenant(parts.engine.database, userGroupId, async (database) => {
    const taken = await takeIn(database, { userGroupId, envelope, bytes: xml, read, fileName: '', accountId: null })
    if (taken.fault) return `${taken.fault.code} ${taken.fault.detail}`.trim()
    if (taken.isNew) await tell(database, userGroupId, taken.id)
    return null
  })
}

/** Takes a message in, in any order and any number of times. False where it is about no invoice that left here. */
export async function takeInMessage(parts: ServerParts, { messageId, ...said }: IncomingMessage): Promise<boolean> {
  const attempt = await asSystem(parts.engine.database, (database) => attemptOf(database, said.envelope))
  if (!attempt) return false
  const { userGroupId, id } = attempt
  await inTenant(parts.engine.database, userGroupId, async (database) => {
    await addMessage(database, { ...said, id, userGroupId, messageKey: messageId, accountId: null })
    await tell(database, userGroupId, id)
  })
  return true
}

/** Open pages hear of it. */
async function tell(database: Database, userGroupId: number, id: number): Promise<void> {
  const news = { userGroupId, topic: 'fedi_invoice', id, by: 0 }
  await sql`select pg_notify('tsumugi', ${JSON.stringify(news)})`.execute(database)
}
