import { minorUnits } from '../../money/currency.ts'
import { minus, negated, ratio, round, sum, times, type Decimal } from '../../money/decimal.ts'
import type { DocumentTerms } from './document-amounts.ts'
import { lineAmount, type DocumentLine } from './document-line.ts'

/** How much of an invoiced line a credit takes back, after what earlier credits took. */
export interface CreditQuantity {
  readonly quantity: Decimal
  readonly alreadyCredited: Decimal
}

/**
 * The line of a credit for pieces of an invoiced line, at its price and rate (domain §1: a return keeps the rate of the
 * sale). Whatever rounding left over goes back as well, so that credits of parts add up to the credit of the whole.
 */
export function creditLine<Line extends DocumentLine>(
  line: Line,
  { currency, lineRounding }: Pick<DocumentTerms, 'currency' | 'lineRounding'>,
  { quantity, alreadyCredited }: CreditQuantity,
): Line {
  const digits = minorUnits(currency)
  const discountOf = (pieces: Decimal) => ratio(times(line.discount, pieces), line.quantity, digits, 'down') ?? '0'
  const amountOf = (pieces: Decimal) =>
    lineAmount({ ...line, quantity: pieces, discount: discountOf(pieces) }, currency, lineRounding)
  const amount = minus(amountOf(alreadyCredited), amountOf(sum([alreadyCredited, quantity])))
  const undiscounted = round(times(negated(quantity), line.unitPrice), digits, lineRounding)
  return { ...line, quantity: negated(quantity), discount: minus(undiscounted, amount) }
}

/** The credit that undoes a whole document, figure by figure (domain §1). */
export function creditOf<Terms extends DocumentTerms>(invoice: Terms): Terms {
  return {
    ...invoice,
    lines: invoice.lines.map((line) => ({
      ...line,
      quantity: negated(line.quantity),
      discount: negated(line.discount),
    })),
    discount: negated(invoice.discount),
    prepaid: negated(invoice.prepaid),
  }
}
