import type { ServerParts } from '../../../server-parts.ts'
import { organisationAt } from '../queries/exchange-queries.ts'
import { takeInDocument, takeInMessage } from './door.ts'
import { NotDeliverable, type EInvoiceNetwork } from './network.ts'

/** Between organisations of this platform: what one sends, the other has at once. */
export const loopback = (parts: ServerParts): EInvoiceNetwork => ({
  async send({ envelope, receiver, xml }) {
    const userGroupId = await organisationAt(parts, receiver)
    if (userGroupId === null) throw new NotDeliverable(`Nobody here is called ${receiver}.`)
    const saidAt = new Date().toISOString()
    const fault = await takeInDocument(parts, { userGroupId, envelope, xml })
    const answer = fault ? { code: 'RE', reason: 'SV', note: fault } : { code: 'AP', reason: '', note: '' }
    await takeInMessage(parts, { envelope, messageId: `mls ${envelope}`, kind: 'mls', ...answer, saidAt })
  },

  async respond(response) {
    await takeInMessage(parts, { ...response, kind: 'response' })
  },
})
