import type { BusinessDate } from '../../dates/business-date.ts'
import type { Decimal } from '../../money/decimal.ts'
import type { TaxMode, TaxTotal } from '../../money/tax.ts'
import type { YenTax } from '../amounts/yen-tax.ts'

/** A line as the invoice states it. */
export interface StatedLine {
  readonly description: string
  /** With the tax or without, as the invoice is entered. */
  readonly amount: Decimal
  readonly ratePercent: Decimal
  readonly category?: string
  readonly hasReducedMark: boolean
  /** The day of its delivery, where lines have their own. */
  readonly deliveredOn: BusinessDate | null
}

/** What an invoice states, judged as it stands: nothing is worked out for it (domain §3.7 rule 2). */
export interface StatedInvoice {
  readonly issuerName: string
  /** Null where the issuer is not registered. */
  readonly registrationNumber: string | null
  readonly recipientName: string
  readonly periodStart: BusinessDate | null
  readonly periodEnd: BusinessDate | null
  readonly currency: string
  readonly taxMode: TaxMode
  readonly lines: readonly StatedLine[]
  /** Without the tax, after every discount. */
  readonly taxTotals: readonly TaxTotal[]
  /** Of a document in another currency. */
  readonly yenTax: readonly YenTax[] | null
  /** What was taken off the whole document, as the lines are entered. */
  readonly discount: Decimal
}
