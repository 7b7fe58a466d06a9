import { minorUnits } from '../../money/currency.ts'
import { compare, minus, sum, type Decimal } from '../../money/decimal.ts'
import {
  enteredOf,
  isInTaxRange,
  linesByRate,
  taxModes,
  taxTotals,
  type TaxMode,
  type TaxRounding,
  type TaxTotal,
} from '../../money/tax.ts'
import type { Rounding } from '../../money/rounding.ts'
import type { InvoicedLine, MatchSetting } from './invoiced-line.ts'
import { borneTax, orderedTaxDifferences, type TaxCause } from './match-tax.ts'
import { matchLine, type LineDifferenceKind, type LineMatchDifference, type MatchedLine } from './match-line.ts'

/** Why an invoice may be disputed; `duplicate` is found among the issuer's other invoices. */
export const disputeKinds = ['quantity', 'price', 'tax', 'duplicate', 'not_received', 'not_ordered'] as const
export type DisputeKind = (typeof disputeKinds)[number]

export interface InvoiceToMatch {
  readonly lines: readonly InvoicedLine[]
  /** As the issuer states them; a discount on the whole is among its lines here. */
  readonly taxTotals: readonly TaxTotal[]
  readonly taxMode: TaxMode
  readonly taxRounding: Rounding
}

/** One numbered difference as people read it: of one kind, within one group of lines. */
export interface InvoiceDifference {
  readonly number: number
  readonly kind: Exclude<DisputeKind, 'duplicate'>
  readonly group: string | null
  /** Of tax that differs from the order; absent of tax that no rounding gives, and of other kinds. */
  readonly cause?: TaxCause
  /** The lines it is about; of tax, none. */
  readonly lines: readonly LineMatchDifference[]
  /** Pieces or nothing: unit prices are not added up. */
  readonly quantity: Decimal | null
  /** What the invoice asks beyond what order and acceptance bear; before the tax. Of tax, the tax itself. */
  readonly money: Decimal
}

/** Per rate: as stated, as matched, and what lies between. */
export interface MatchedTax {
  readonly ratePercent: Decimal
  readonly category: string | undefined
  readonly invoiced: Pick<TaxTotal, 'taxable' | 'tax'>
  readonly matched: Pick<TaxTotal, 'taxable' | 'tax'>
  /** Whether some rounding gives the stated tax. */
  readonly isTaxRight: boolean
}

export interface InvoiceMatch {
  readonly lines: readonly MatchedLine[]
  readonly differences: readonly InvoiceDifference[]
  readonly taxes: readonly MatchedTax[]
  readonly quantitiesRight: number
  readonly pricesRight: number
  /** With the tax. */
  readonly invoiced: Decimal
  /** The undisputed part, with its tax: it stays payable by the legal date. Never below 0 unless the invoice is a credit. */
  readonly matched: Decimal
  /** matched − invoiced. */
  readonly difference: Decimal
}

/** Holds an invoice against orders and acceptance, colour by size, and says what may be paid (domain §3.7, §4.2). */
export function matchInvoice(invoice: InvoiceToMatch, setting: MatchSetting): InvoiceMatch {
  const lines = invoice.lines.map((line) => matchLine(line, setting))
  const taxes = matchedTaxes(invoice, lines, setting)
  const totalOf = (side: 'invoiced' | 'matched') => sum(taxes.flatMap((each) => [each[side].taxable, each[side].tax]))
  const [invoiced, matched] = [totalOf('invoiced'), totalOf('matched')]
  return {
    lines,
    differences: numbered([
      ...groupedDifferences(invoice.lines, lines),
      ...orderedTaxDifferences(invoice.lines, lines, { taxMode: invoice.taxMode, currency: setting.currency }),
      ...taxDifferences(taxes),
    ]),
    taxes,
    quantitiesRight: lines.filter(({ isQuantityRight }) => isQuantityRight).length,
    pricesRight: lines.filter(({ isPriceRight }) => isPriceRight).length,
    invoiced,
    matched,
    difference: minus(matched, invoiced),
  }
}

/**
 * Stated tax within floor and ceiling is the seller's to round: where nothing of a rate is disputed it is paid as stated. What
 * is asked at a higher rate than the order's, or on top of prices that hold their tax, is not.
 */
function matchedTaxes(
  invoice: InvoiceToMatch,
  matches: readonly MatchedLine[],
  { currency }: MatchSetting,
): MatchedTax[] {
  const { taxMode, taxRounding: rounding } = invoice
  const digits = minorUnits(currency)
  const borne = borneTaxes(invoice, matches, { rounding, digits })
  const stated = linesByRate(invoice.taxTotals)
  return [...new Set([...stated.keys(), ...borne.keys()])].map((rate) => {
    const rows = stated.get(rate) ?? []
    const { ratePercent, category } = (rows[0] ?? borne.get(rate))!
    const invoiced = { ratePercent, taxable: total(rows, 'taxable'), tax: total(rows, 'tax') }
    const matched = borne.get(rate) ?? { ratePercent, taxable: '0', tax: '0' }
    const isUndisputed = compare(enteredOf(invoiced, taxMode), enteredOf(matched, taxMode)) === 0
    const isTaxRight = isInTaxRange(invoiced, { digits, taxMode })
    return { ratePercent, category, invoiced, matched: isUndisputed && isTaxRight ? invoiced : matched, isTaxRight }
  })
}

/** What order and acceptance bear, by rate: each line taxed as the order says, unless the invoice asks less. */
function borneTaxes(
  { lines, taxMode }: InvoiceToMatch,
  matches: readonly MatchedLine[],
  how: TaxRounding,
): ReadonlyMap<string, TaxTotal> {
  const taxed = lines.map((line, at) => ({ ...borneTax(line, taxMode), amount: matches[at]!.matched }))
  const rows = taxModes.flatMap((mode) =>
    taxTotals(
      taxed.filter((line) => line.mode === mode),
      { ...how, taxMode: mode },
    ),
  )
  return new Map(
    [...linesByRate(rows)].map(([rate, same]) => [
      rate,
      { ...same[0]!, taxable: total(same, 'taxable'), tax: total(same, 'tax') },
    ]),
  )
}

const total = (rows: readonly TaxTotal[], part: 'taxable' | 'tax'): Decimal => sum(rows.map((row) => row[part]))

type Unnumbered = Omit<InvoiceDifference, 'number'>

function groupedDifferences(invoiced: readonly InvoicedLine[], matches: readonly MatchedLine[]): Unnumbered[] {
  const groups = new Map<string, { kind: LineDifferenceKind; group: string; lines: LineMatchDifference[] }>()
  matches.forEach(({ differences }, at) => {
    const { group } = invoiced[at]!
    for (const difference of differences) {
      const key = `${difference.kind} ${group}`
      const before = groups.get(key) ?? { kind: difference.kind, group, lines: [] }
      groups.set(key, { ...before, lines: [...before.lines, difference] })
    }
  })
  return [...groups.values()].map(({ kind, group, lines }) => ({
    kind,
    group,
    lines,
    quantity: kind === 'price' ? null : sum(lines.map(({ by }) => by)),
    money: sum(lines.map(({ money }) => money)),
  }))
}

/** Tax that no rounding of its own stated total gives. */
const taxDifferences = (taxes: readonly MatchedTax[]): Unnumbered[] =>
  taxes
    .filter(({ isTaxRight }) => !isTaxRight)
    .map(({ invoiced, matched }) => ({
      kind: 'tax',
      group: null,
      lines: [],
      quantity: null,
      money: minus(invoiced.tax, matched.tax),
    }))

const numbered = (differences: readonly Unnumbered[]): InvoiceDifference[] =>
  differences.map((each, at) => ({ number: at + 1, ...each }))
