import { minorUnits } from '../../money/currency.ts'
import { minus, round, times, type Decimal } from '../../money/decimal.ts'
import type { Rounding } from '../../money/rounding.ts'

/** `rounding` is an agreed adjustment of what is paid, outside the tax; it never hides a difference of tax. */
export const lineKinds = ['goods', 'service', 'freight', 'discount', 'rounding'] as const
export type LineKind = (typeof lineKinds)[number]

/** A line as it is priced. Quantities of returns are negative, prices never are (evidence e-invoice §3). */
export interface DocumentLine {
  readonly kind: LineKind
  readonly quantity: Decimal
  /** In the document's currency, with its tax or without as the document says. */
  readonly unitPrice: Decimal
  /** Taken off the amount of the line, in the minor unit of the currency. */
  readonly discount: Decimal
  readonly ratePercent: Decimal
  /** Tells apart rates of one percentage, as `E` and `G`. */
  readonly category?: string
}

/** quantity × unit price by the issuer's rounding of lines, less the discount (domain §3.7 rule 5). */
export function lineAmount(
  { quantity, unitPrice, discount }: Pick<DocumentLine, 'quantity' | 'unitPrice' | 'discount'>,
  currency: string,
  rounding: Rounding = 'down',
): Decimal {
  return minus(round(times(quantity, unitPrice), minorUnits(currency), rounding), discount)
}
