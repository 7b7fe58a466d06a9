import type { BusinessDate } from '../../dates/business-date.ts'
import type { Decimal } from '../../money/decimal.ts'
import type { EntryDirection } from '../statements/statement.ts'

/** What is owed and not yet paid: money in for a credit, out for a payable. */
export interface OpenItem {
  readonly id: string
  readonly partner: string
  readonly direction: EntryDirection
  readonly currency: string
  readonly invoiceNumber: string
  /** What of it is open, above 0. */
  readonly open: Decimal
  readonly dueOn: BusinessDate
  /** A fee may not be taken off it (trade-law B3). */
  readonly isProtected: boolean
}

/** How a partner is known on statements. */
export interface PartnerIdentity {
  readonly partner: string
  /** Names of account holders, in any spelling. */
  readonly names: readonly string[]
  readonly senderCodes: readonly string[]
  readonly virtualAccounts: readonly string[]
}
