import { minorUnits } from '../../money/currency.ts'
import { absolute, compare, minus, ratio, sum, times, type Decimal } from '../../money/decimal.ts'
import type { TaxCategory } from '../codes/tax-categories.ts'
import { lineAmount } from './calculation.ts'
import type { AdjustmentDraft, EInvoiceDraft, LineDraft } from './draft.ts'

/** What one rate came to as its prices were entered, and what it comes to as the standard wants it said. */
export interface RestatedRate {
  readonly category: TaxCategory
  readonly percent: Decimal | null
  readonly entered: Decimal
  readonly base: Decimal
  readonly tax: Decimal
}

type Part = Pick<LineDraft, 'category' | 'percent'>

/**
 * A draft whose prices hold another tax than the standard knows, said anew so that the lines of each rate come to the
 * agreed base to the last unit (domain §3.7 rule 1; evidence e-invoice §4). What rounding leaves goes to the largest line.
 */
export function restated(draft: EInvoiceDraft, rates: readonly RestatedRate[]): EInvoiceDraft {
  const digits = minorUnits(draft.currency)
  const rateOf = (part: Part) =>
    rates.find(
      ({ category, percent }) => category === part.category && compare(percent ?? '0', part.percent ?? '0') === 0,
    )
  const scaled = (value: Decimal, part: Part): Decimal => {
    const rate = rateOf(part)
    if (!rate || compare(rate.entered, '0') === 0) return value
    return ratio(times(value, rate.base), rate.entered, digits, 'half_up') ?? value
  }
  const adjustments = draft.adjustments?.map((one) => ({ ...one, amount: scaled(one.amount, one) }))
  const lines = draft.lines.map((line) => ({
    ...line,
    adjustments: line.adjustments?.map((one) => ({ ...one, amount: scaled(one.amount, line) })),
  }))
  const amounts = draft.lines.map((line) => scaled(amountOf(line, draft), line))
  for (const rate of rates)
    settle(rate, { lines, adjustments: adjustments ?? [], amounts, isOf: (part) => rateOf(part) === rate })
  return {
    ...draft,
    ...(adjustments && { adjustments }),
    lines: lines.map((line, at) => ({ ...line, price: priceFor(line, amounts[at]!) })),
    lineRounding: 'half_up',
    agreedTaxes: rates.map(({ category, percent, tax }) => ({ category, percent, tax })),
  }
}

const signed = ({ kind, amount }: Pick<AdjustmentDraft, 'kind' | 'amount'>) =>
  kind === 'charge' ? amount : minus('0', amount)
const adjusted = ({ adjustments = [] }: Pick<LineDraft, 'adjustments'>) => sum(adjustments.map(signed))

const amountOf = (line: LineDraft, { currency, lineRounding }: EInvoiceDraft): Decimal =>
  lineAmount(line, adjusted(line), currency, lineRounding)

interface Settled {
  readonly lines: readonly LineDraft[]
  readonly adjustments: readonly AdjustmentDraft[]
  readonly amounts: Decimal[]
  isOf(part: Part): boolean
}

/** Gives the largest line of a rate what the others leave of its base. */
function settle({ base }: RestatedRate, { lines, adjustments, amounts, isOf }: Settled): void {
  const own = lines.flatMap((line, at) => (isOf(line) ? [at] : []))
  const [largest] = own.toSorted((a, b) => compare(absolute(amounts[b]!), absolute(amounts[a]!)))
  if (largest === undefined) return
  const others = [...own.map((at) => amounts[at]!), ...adjustments.filter(isOf).map(signed)]
  amounts[largest] = sum([amounts[largest]!, minus(base, sum(others))])
}

/** Prices have as many decimals as they like. */
const priceFor = (line: LineDraft, amount: Decimal): Decimal => {
  const goods = times(minus(amount, adjusted(line)), line.baseQuantity ?? '1')
  return trimmed(ratio(goods, line.quantity, 10, 'half_up') ?? line.price)
}

const trimmed = (value: Decimal): Decimal => (value.includes('.') ? value.replace(/\.?0+$/, '') : value)
