import { absolute, compare, sum, type Decimal } from '../../money/decimal.ts'

/** A return invoice is needed from this sum on, tax included. */
export const returnInvoiceFrom: Decimal = '10000'

/** Why a seller takes back what was billed (domain §3.7): goods, a price or a quantity, or what both agreed afterwards. */
export const creditReasons = ['goods_returned', 'price_too_high', 'quantity_short', 'agreed_reduction'] as const
export type CreditReason = (typeof creditReasons)[number]

/**
 * Whether a return, or a reduction of one claim, needs a return invoice: its parts of all rates count together, so a rebate
 * made of small parts needs one (trade-law D). Parts in yen with tax, of either sign.
 */
export const needsReturnInvoice = (parts: readonly Decimal[]): boolean =>
  compare(absolute(sum(parts)), returnInvoiceFrom) >= 0

/** What a return invoice holds: who, when goods came back, when they had been sold, what, and its sums and tax per rate. */
export const returnInvoiceItems = [
  'issuer',
  'return_date',
  'sale_date',
  'content',
  'taxable_by_rate',
  'tax_by_rate',
] as const
export type ReturnInvoiceItem = (typeof returnInvoiceItems)[number]
