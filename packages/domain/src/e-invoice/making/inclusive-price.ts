import { compare, minus, percentOf, type Decimal } from '../../money/decimal.ts'
import type { Rounding } from '../../money/rounding.ts'
import { taxWithin } from '../../money/tax.ts'
import { wholesAround } from '../rules/numbers.ts'

/** A total with tax as base and tax; `isPossible` says whether the standard can say it. */
export interface ExclusivePrice {
  readonly base: Decimal
  readonly tax: Decimal
  /** Between which whole numbers the tax on that base would have to lie. */
  readonly low: Decimal
  readonly high: Decimal
  readonly isPossible: boolean
}

/**
 * The standard knows amounts without tax alone, so a total with tax is taken apart, and with some roundings cannot be:
 * 10,009 at 10 % cut down is 909 on 9,100, for which only 910 is allowed. Such an invoice is not sent.
 */
export function exclusiveOf(gross: Decimal, ratePercent: Decimal, rounding: Rounding = 'down'): ExclusivePrice {
  const tax = taxWithin(gross, ratePercent, rounding)
  const base = minus(gross, tax)
  const [low, high] = wholesAround(percentOf(base, ratePercent))
  return { base, tax, low, high, isPossible: compare(tax, low) >= 0 && compare(tax, high) <= 0 }
}
