import { randomUUID } from 'node:crypto'
import { eInvoiceProfiles, type EInvoiceProfile } from '@tsumugi/domain/e-invoice'
import { inTenant } from '../../database/tenancy.ts'
import type { Job } from '../../outbox/queries.ts'
import type { ServerParts } from '../../server-parts.ts'
import { addMessage } from './queries/message-queries.ts'
import { loopback } from './network/loopback.ts'
import { NotDeliverable, type EInvoiceNetwork, type OutgoingResponse } from './network/network.ts'
import { waitingInvoice } from './queries/exchange-queries.ts'

/** After so many attempts, several hours, a person decides. */
const mostAttempts = 10

const networkOf = (parts: ServerParts): EInvoiceNetwork => parts.eInvoiceNetwork ?? loopback(parts)

/** Sends what waits: the number stays, each attempt has its own envelope. Sent by another worker, it does nothing. */
export async function sendEInvoiceJob(
  parts: ServerParts,
  { userGroupId, id }: { userGroupId: number; id: number },
  job: Job,
): Promise<void> {
  const { database } = parts.engine
  const envelope = randomUUID()
  const say = (kind: 'attempt' | 'receipt' | 'gave_up', note = '') => {
    const told = { envelope, code: '', reason: '', note, accountId: null, saidAt: new Date().toISOString() }
    return inTenant(database, userGroupId, (tenant) =>
      addMessage(tenant, { id, userGroupId, kind, messageKey: `${kind} ${envelope}`, ...told }),
    )
  }
  const invoice = await inTenant(database, userGroupId, (tenant) => waitingInvoice(tenant, id))
  if (!invoice || !['queued', 'failed'].includes(invoice.networkStatus)) return
  await say('attempt')
  const { senderKey: sender, receiverKey: receiver, number, xml } = invoice
  const { customization } = eInvoiceProfiles[invoice.profile as EInvoiceProfile]
  try {
    await networkOf(parts).send({ envelope, sender, receiver, number, customization, xml })
  } catch (error) {
    const isOver = error instanceof NotDeliverable || job.attempts >= mostAttempts
    if (isOver) return say('gave_up', (error as Error).message)
    throw error
  }
  await say('receipt')
}

/** Takes an answer back to whom it is for. */
export async function respondEInvoiceJob(parts: ServerParts, response: OutgoingResponse): Promise<void> {
  await networkOf(parts).respond(response)
}
