/** A file on its way. The number of the invoice stays over all attempts; each attempt has an envelope of its own. */
export interface OutgoingInvoice {
  /** UUID of this attempt; answers name it. */
  readonly envelope: string
  /** Participants as the network compares them: `0221:t4011001098993`. */
  readonly sender: string
  readonly receiver: string
  readonly number: string
  readonly customization: string
  /** UTF-8, never changed on the way. */
  readonly xml: Uint8Array
}

/** An invoice response on its way back to the sender of an invoice. */
export interface OutgoingResponse {
  /** Of the attempt by which the invoice came. */
  readonly envelope: string
  readonly messageId: string
  /** AB, IP, UQ, CA, RE, AP or PD. */
  readonly code: string
  readonly reason: string
  readonly note: string
  /** Instant in UTC. */
  readonly saidAt: string
}

/** Says for good that it will not go: no further attempt is made by itself. */
export class NotDeliverable extends Error {
  override name = 'NotDeliverable'
}

/**
 * How electronic invoices leave (guide `connect-an-access-point.md`). What comes in goes through the door, `door.ts`.
 * Both calls may be repeated with the same envelope or message.
 */
export interface EInvoiceNetwork {
  /**
   * Resolves once the receiver's access point has it: the receipt, and no more than that.
   * @throws NotDeliverable for good; anything else is tried again with a new envelope
   */
  send(invoice: OutgoingInvoice): Promise<void>
  /** Resolves once it is handed over; whatever it throws is tried again. */
  respond(response: OutgoingResponse): Promise<void>
}
