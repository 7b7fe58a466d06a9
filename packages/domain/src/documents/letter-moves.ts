import type { DocumentNoun } from './document-nouns.ts'

/**
 * Kinds of documents that are mailed to a partner who is not on the platform yet, with the moves that the letter's page
 * offers its reader, yes first. What needs lines or dates to be entered is done on the platform.
 */
export const letterMoves: Partial<Record<DocumentNoun, readonly string[]>> = {
  contract: ['accept', 'reject'],
  estimation: ['accept', 'decline'],
  estimation_request: ['decline'],
  invoice: ['confirm', 'dispute'],
  credit_note: ['confirm', 'decline'],
  delivery: [],
}

/** Why no letter goes out of a document. */
export const letterRefusals = ['letter_kind', 'letter_draft', 'letter_partner_here', 'letter_partner_none'] as const
export type LetterRefusal = (typeof letterRefusals)[number]

/** For how many days the link of a letter works. */
export const letterDays = 30

/** After so many days without an answer whoever is asked is reminded once: our own choice. */
export const answerReminderDays = 5

export interface LetterState {
  readonly revokedAt: string | null
  readonly expiresAt: string
  readonly answeredAt: string | null
  readonly openedAt: string | null
}

export const letterStatuses = ['sent', 'opened', 'answered', 'revoked', 'expired'] as const
export type LetterStatus = (typeof letterStatuses)[number]

/** How far a letter has come; `now` in ISO 8601. */
export function letterStatus({ revokedAt, expiresAt, answeredAt, openedAt }: LetterState, now: string): LetterStatus {
  if (answeredAt) return 'answered'
  if (revokedAt) return 'revoked'
  if (Date.parse(expiresAt) <= Date.parse(now)) return 'expired'
  return openedAt ? 'opened' : 'sent'
}
