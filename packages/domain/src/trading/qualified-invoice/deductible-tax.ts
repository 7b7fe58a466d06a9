import type { BusinessDate } from '../../dates/business-date.ts'
import { compare, greater, lesser, minus, percentOf, round, sum, type Decimal } from '../../money/decimal.ts'
import { linesByRate, taxWithin } from '../../money/tax.ts'
import { bookOnly, deductiblePercent, yearlyCap } from './deductible-share.ts'

/** Goods of an unregistered supplier, by the day of their own supply. */
export interface UnregisteredPurchase {
  readonly suppliedOn: BusinessDate
  /** What is paid, in yen; the invoice of an unregistered supplier shows no tax. */
  readonly gross: Decimal
  readonly ratePercent: Decimal
}

export interface DeductibleTax {
  readonly ratePercent: Decimal
  readonly sharePercent: Decimal
  /** What counts below the yearly cap. */
  readonly gross: Decimal
  /** The tax part of it, rounded once per rate and share. */
  readonly tax: Decimal
  readonly deductible: Decimal
}

export interface DeductibleYear {
  /** When the buyer's fiscal year begins, which says which cap holds. */
  readonly beginsOn: BusinessDate
  /** Bought of this supplier in the year before these, tax included. */
  readonly boughtBefore: Decimal
}

/**
 * What stays deductible of purchases from one unregistered supplier, a row per rate and share, line by line by the day of
 * supply; nothing of what lies above the year's cap (trade-law D; domain §5 case 8). Fractions of a yen fall away.
 */
export function deductibleTax(
  purchases: readonly UnregisteredPurchase[],
  { beginsOn, boughtBefore }: DeductibleYear,
): DeductibleTax[] {
  const cap = yearlyCap(beginsOn)
  let left = cap === null ? null : greater(minus(cap, boughtBefore), '0')
  const counted = purchases
    .toSorted((one, other) => (one.suppliedOn < other.suppliedOn ? -1 : one.suppliedOn > other.suppliedOn ? 1 : 0))
    .map(({ suppliedOn, gross, ratePercent }) => {
      const within = left === null ? gross : lesser(gross, left)
      if (left !== null) left = minus(left, within)
      // Purchases of one rate are told apart by their share.
      return { ratePercent, category: deductiblePercent(suppliedOn), amount: within }
    })
  return [...linesByRate(counted).values()].map((group) => {
    const { ratePercent, category: sharePercent } = group[0]!
    const gross = sum(group.map(({ amount }) => amount))
    const tax = taxWithin(gross, ratePercent)
    return { ratePercent, sharePercent, gross, tax, deductible: round(percentOf(tax, sharePercent), 0, 'down') }
  })
}

/** Whether a small buyer may deduct a purchase without any invoice (trade-law D). */
export const isBookOnly = (gross: Decimal, suppliedOn: BusinessDate, isSmallBuyer: boolean): boolean =>
  isSmallBuyer && suppliedOn <= bookOnly.until && compare(gross, bookOnly.below) < 0
