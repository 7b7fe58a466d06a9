import { minorUnits } from '../../money/currency.ts'
import { compare, minus, negated, ratio, sum, times, type Decimal } from '../../money/decimal.ts'
import type { TaxMode } from '../../money/tax.ts'
import type { InvoicedLine } from './invoiced-line.ts'
import type { MatchedLine } from './match-line.ts'

/** How the tax of lines differs from their order: another rate, or prices with the tax where the order's are without it. */
export const taxCauses = ['rate', 'mode'] as const
export type TaxCause = (typeof taxCauses)[number]

/** Lines of one group whose tax is not the order's. */
export interface OrderedTaxDifference {
  readonly kind: 'tax'
  readonly cause: TaxCause
  readonly group: string
  readonly lines: readonly never[]
  readonly quantity: null
  /** The tax that is asked beyond what the order bears; negative where less is asked. */
  readonly money: Decimal
}

interface Taxed {
  readonly line: InvoicedLine
  /** As order and acceptance bear it, entered with the tax or without as the invoice is. */
  readonly entered: Decimal
}

/** Lines taxed at another rate or in another mode than their order says, by group (domain §3.7). */
export function orderedTaxDifferences(
  lines: readonly InvoicedLine[],
  matches: readonly MatchedLine[],
  { taxMode, currency }: { readonly taxMode: TaxMode; readonly currency: string },
): OrderedTaxDifference[] {
  const found = new Map<string, { cause: TaxCause; group: string; of: Taxed[] }>()
  lines.forEach((line, at) => {
    for (const cause of causesOf(line, taxMode)) {
      const key = `${cause} ${line.group}`
      const before = found.get(key) ?? { cause, group: line.group, of: [] }
      found.set(key, { ...before, of: [...before.of, { line, entered: matches[at]!.matched }] })
    }
  })
  const money = { rate: rateMoney, mode: modeMoney }
  return [...found.values()].map(({ cause, group, of }) => ({
    kind: 'tax',
    cause,
    group,
    lines: [],
    quantity: null,
    money: money[cause](of, taxMode, minorUnits(currency)),
  }))
}

function causesOf({ category, order }: InvoicedLine, taxMode: TaxMode): TaxCause[] {
  const { tax } = order ?? {}
  if (!tax) return []
  return [
    ...(tax.category === category ? [] : (['rate'] as const)),
    ...(tax.mode === taxMode ? [] : (['mode'] as const)),
  ]
}

/** How a line is taxed where no more is asked than its order bears; who asks less is paid what he asks. */
export function borneTax({ ratePercent, category, order }: InvoicedLine, taxMode: TaxMode) {
  const { tax } = order ?? {}
  const isDearer = tax !== undefined && compare(tax.ratePercent, ratePercent) < 0
  return {
    mode: tax?.mode === 'inc_tax' ? tax.mode : taxMode,
    ratePercent: isDearer ? tax.ratePercent : ratePercent,
    ...(category !== undefined && { category: isDearer ? tax.category : category }),
  }
}

/** Tax at the invoiced rate, less that at the ordered one; each rounded once. */
function rateMoney(of: readonly Taxed[], taxMode: TaxMode, digits: number): Decimal {
  const taxAt = (percentOfLine: (line: InvoicedLine) => Decimal) =>
    sum(of.map(({ line, entered }) => taxIn(entered, percentOfLine(line), taxMode, digits)))
  return minus(
    taxAt(({ ratePercent }) => ratePercent),
    taxAt(({ order }) => order!.tax!.ratePercent),
  )
}

function taxIn(entered: Decimal, percent: Decimal, taxMode: TaxMode, digits: number): Decimal {
  const whole = taxMode === 'inc_tax' ? sum(['100', percent]) : '100'
  return ratio(times(entered, percent), whole, digits, 'down') ?? '0'
}

/** A price that was agreed with the tax bears it twice when it is billed without, and the other way round not at all. */
function modeMoney(of: readonly Taxed[], taxMode: TaxMode, digits: number): Decimal {
  const tax = sum(of.map(({ line, entered }) => taxIn(entered, line.ratePercent, 'ex_tax', digits)))
  return taxMode === 'ex_tax' ? tax : negated(tax)
}
