export interface MailAttachment {
  readonly filename: string
  readonly contentType: string
  /** base64 */
  readonly content: string
}

/** One mail, ready to be sent. */
export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly locale: string
  readonly attachments?: readonly MailAttachment[]
}
