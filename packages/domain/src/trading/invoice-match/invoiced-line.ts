import type { BillingPolicy, LineProgress } from '../../documents/progress.ts'
import type { Decimal } from '../../money/decimal.ts'
import type { TaxMode } from '../../money/tax.ts'
import type { Rounding } from '../../money/rounding.ts'

/** The order behind a line: its price, and what has become of it without the invoice that is matched. */
export interface OrderedLine {
  readonly unitPrice: Decimal
  readonly progress: LineProgress
  /** How the order taxes it; absent where the order says nothing of tax. */
  readonly tax?: { readonly category: string; readonly ratePercent: Decimal; readonly mode: TaxMode }
}

/** One line of an invoice, colour and size for themselves. */
export interface InvoicedLine {
  readonly id: number
  /** What people see as one: a style, a delivery. */
  readonly group: string
  readonly quantity: Decimal
  readonly unitPrice: Decimal
  readonly discount: Decimal
  readonly ratePercent: Decimal
  readonly category?: string
  /** Null where nothing of the kind was ordered. */
  readonly order: OrderedLine | null
}

/** By how much an invoiced unit price may lie above the ordered one and still pass; the wider of the two holds. */
export interface MatchTolerance {
  /** In the currency of the invoice. */
  readonly unitPrice: Decimal
  /** Of the ordered price. */
  readonly pricePercent: Decimal
}

export interface MatchSetting {
  readonly policy: BillingPolicy
  readonly tolerance: MatchTolerance
  readonly currency: string
  readonly lineRounding: Rounding
}
