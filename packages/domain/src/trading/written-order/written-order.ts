import type { BusinessDate } from '../../dates/business-date.ts'
import type { Decimal } from '../../money/decimal.ts'
import type { OrderDue, Recommission } from '../protection/order-due.ts'
import type { PaymentMeans } from '../protection/payment-means.ts'
import type { Protection } from '../protection/protection.ts'

/** An item that cannot be fixed yet: why, and when it will be; the supplement follows at once then (trade-law B2 no. 14). */
export interface Undetermined {
  readonly reason: string
  readonly expectedOn: BusinessDate | null
}

export interface WrittenOrderLine {
  readonly description: string
  readonly quantity: Decimal
}

/** Material that the buyer supplies against payment. */
export interface PaidMaterial {
  readonly name: string
  readonly quantity: Decimal | null
  readonly price: Decimal | null
  readonly handOverOn: BusinessDate | null
  readonly settlementOn: BusinessDate | null
  readonly settlementMethod: string
}

/** Factoring (一括決済方式): who pays, how much, from when money may be had, when the buyer pays the institution. */
export interface Factoring {
  readonly institution: string
  readonly amountOrShare: string
  readonly availableFrom: BusinessDate | null
  readonly settledOn: BusinessDate | null
}

/** What of an order the law wants in writing at once (trade-law B2 and C). Empty text and null are not filled in. */
export interface WrittenOrder {
  readonly issuerName: string
  readonly receiverName: string
  readonly issueDate: BusinessDate | null
  readonly lines: readonly WrittenOrderLine[]
  /** Whether rights are to pass; where they are, on what terms. */
  readonly rightsTransfer: { readonly terms: string } | null
  /** The day of receipt, or the period. */
  readonly deliveryDue: BusinessDate | null
  readonly deliveryPlace: string
  readonly isInspected: boolean
  /** A day, or a rule such as five business days after receipt. */
  readonly inspectionDue: string
  readonly total: Decimal | null
  /** How the amount will be worked out, where it is not known. */
  readonly amountFormula: string
  readonly due: OrderDue | null
  readonly means: PaymentMeans | null
  readonly factoring: Factoring | null
  /** Of an electronically recorded claim. */
  readonly recordedClaim: { readonly amount: Decimal | null; readonly maturity: BusinessDate | null } | null
  /** Kind, value and conditions of other means than money. */
  readonly otherMeans: string
  readonly materialSupply: 'none' | 'free' | 'paid'
  readonly paidMaterials: readonly PaidMaterial[]
  /** Null where the work was nobody else's order, or the buyer does not rely on it. */
  readonly recommission: Recommission | null
  readonly undetermined: Readonly<Partial<Record<string, Undetermined>>>
  readonly protection: Pick<Protection, 'subcontract' | 'freelance' | 'isProtected' | 'orderedOn'>
}
