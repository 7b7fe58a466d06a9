import type { BusinessDate } from '../../dates/business-date.ts'
import type { Decimal } from '../../money/decimal.ts'
import type { BankingFinding } from '../finding.ts'

/** What a statement was read from. */
export const statementFormats = ['deposit_notice', 'account_activity', 'bank_csv', 'camt'] as const
export type StatementFormat = (typeof statementFormats)[number]

export const entryDirections = ['in', 'out'] as const
export type EntryDirection = (typeof entryDirections)[number]

/** What moved the money (trade-law A6, kind 03). */
export const entryKinds = ['cash', 'transfer', 'cheque', 'clearing', 'book_transfer', 'other', 'correction'] as const
export type EntryKind = (typeof entryKinds)[number]

/** One line of a statement. Texts are as the bank wrote them, '' where it wrote nothing. */
export interface StatementEntry {
  /** Stays the same however often the line is read: what was posted once is known by it. */
  readonly key: string
  readonly bookedOn: BusinessDate
  readonly valueOn: BusinessDate | null
  readonly direction: EntryDirection
  /** Above 0, with no zeros at its end. */
  readonly amount: Decimal
  readonly kind: EntryKind
  /** 照会番号 of the bank. */
  readonly inquiry: string
  readonly senderCode: string
  readonly senderName: string
  readonly text: string
  readonly ediText: string
  /** The account the payer knew, where it is a virtual one for this payer alone. */
  readonly virtualAccount: string
  /** The bank took it back: it counts for nothing. */
  readonly isCancelled: boolean
}

export interface Statement {
  readonly format: StatementFormat
  /** `0001-001-1-7654321`, or as the bank writes it where it is no Japanese account. */
  readonly account: string
  readonly holder: string
  readonly currency: string
  readonly from: BusinessDate | null
  readonly to: BusinessDate | null
  /** Null where the format tells no balance. */
  readonly opening: Decimal | null
  readonly closing: Decimal | null
  readonly entries: readonly StatementEntry[]
}

export interface ReadStatements {
  /** Empty with any error among the findings: nothing is half posted. */
  readonly statements: readonly Statement[]
  readonly findings: readonly BankingFinding[]
}
