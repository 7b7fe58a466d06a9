import { minorUnits } from '../../money/currency.ts'
import { minus, sum, type Decimal } from '../../money/decimal.ts'
import type { Rounding } from '../../money/rounding.ts'
import { taxTotals, type TaxedLine, type TaxMode, type TaxTotal } from '../../money/tax.ts'
import { discountByRate } from './document-discount.ts'
import { lineAmount, type DocumentLine } from './document-line.ts'

/** All that the figures of an estimation, a contract or an invoice follow from (domain §3.7). */
export interface DocumentTerms {
  readonly lines: readonly DocumentLine[]
  /** On the whole document, spread over its rates; as the lines are, with the tax or without. */
  readonly discount: Decimal
  readonly currency: string
  readonly taxMode: TaxMode
  readonly lineRounding: Rounding
  readonly taxRounding: Rounding
  /** Deposits that were paid before. */
  readonly prepaid: Decimal
}

export interface DocumentAmounts {
  /** Of each line in the order given, entered as the document is: with the tax or without. */
  readonly lineAmounts: readonly Decimal[]
  readonly taxTotals: readonly TaxTotal[]
  /** Without the tax, after every discount. */
  readonly subtotal: Decimal
  readonly tax: Decimal
  /** subtotal + tax (domain §4.7). */
  readonly total: Decimal
  /** What rounding lines add to it. */
  readonly rounding: Decimal
  /** total − prepaid + rounding. */
  readonly payable: Decimal
}

/** The figures of a document: tax is rounded once per rate, everything before it is exact or rounded by line. */
export function documentAmounts(terms: DocumentTerms): DocumentAmounts {
  const lineAmounts = terms.lines.map((line) => lineAmount(line, terms.currency, terms.lineRounding))
  const totals = taxTotals(taxedLines(terms, lineAmounts), {
    rounding: terms.taxRounding,
    taxMode: terms.taxMode,
    digits: minorUnits(terms.currency),
  })
  const rounding = sum(lineAmounts.filter((_, at) => terms.lines[at]!.kind === 'rounding'))
  const subtotal = sum(totals.map(({ taxable }) => taxable))
  const tax = sum(totals.map((each) => each.tax))
  const total = sum([subtotal, tax])
  const payable = sum([minus(total, terms.prepaid), rounding])
  return { lineAmounts, taxTotals: totals, subtotal, tax, total, rounding, payable }
}

function taxedLines({ lines, discount, currency }: DocumentTerms, amounts: readonly Decimal[]): TaxedLine[] {
  const taxed = lines.flatMap(({ kind, ratePercent, category }, at) =>
    kind === 'rounding' ? [] : [{ amount: amounts[at]!, ratePercent, ...(category !== undefined && { category }) }],
  )
  return [...taxed, ...discountByRate(taxed, discount, minorUnits(currency))]
}
