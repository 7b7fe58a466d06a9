import type { BusinessDate } from '../../dates/business-date.ts'
import { compare, type Decimal } from '../../money/decimal.ts'

export interface InvoiceFace {
  readonly issuerId: number
  readonly number: string
  readonly issueDate: BusinessDate
  /** With the tax. */
  readonly total: Decimal
  readonly currency: string
}

/** The same number of the same issuer is refused; the same sum of the same day only gives pause (domain §3.7 rule 4). */
export type DuplicateFinding = 'duplicate_number' | 'same_amount_and_date'

export function duplicateOf(invoice: InvoiceFace, other: InvoiceFace): DuplicateFinding | null {
  if (invoice.issuerId !== other.issuerId) return null
  if (sameNumber(invoice.number) === sameNumber(other.number)) return 'duplicate_number'
  const isSameSum = invoice.currency === other.currency && compare(invoice.total, other.total) === 0
  return isSameSum && invoice.issueDate === other.issueDate ? 'same_amount_and_date' : null
}

const sameNumber = (number: string): string => number.normalize('NFKC').replace(/\s/g, '').toUpperCase()
