import { daysBetween, type BusinessDate } from '../../dates/business-date.ts'
import { compare, minus, type Decimal } from '../../money/decimal.ts'
import { breakAt, type QuantityBreak } from './quantity-break.ts'
import { landedCost, type LandedCost, type LandedCostInput } from './landed-cost.ts'

/** The last day on which an estimate may be accepted is its own; one without a day stays open. */
export const isEstimateValid = (validUntil: BusinessDate | null, on: BusinessDate): boolean =>
  validUntil === null || on <= validUntil

/** Days on which it may still be accepted, today among them; null where it has no end. */
export const validDaysLeft = (validUntil: BusinessDate | null, on: BusinessDate): number | null =>
  validUntil === null ? null : Math.max(0, daysBetween(on, validUntil) + 1)

/** One supplier's answer to a request that went to several. */
export interface ComparedEstimate {
  readonly id: number
  /** Empty while the supplier has not answered. */
  readonly breaks: readonly QuantityBreak[]
  /** All that the landed cost needs beside pieces and price. */
  readonly costs: Omit<LandedCostInput, 'pieces' | 'price'> & { readonly rate: LandedCostInput['price']['rate'] }
  readonly validUntil: BusinessDate | null
  readonly leadDays: number | null
}

export interface ComparisonRow {
  readonly id: number
  /** Why it cannot be accepted as it stands; null where it can. */
  readonly obstacle: 'unanswered' | 'expired' | 'below_minimum' | null
  readonly unitPrice: Decimal | null
  /** Below the least quantity it is worked out at the price of that quantity, so that people may still compare. */
  readonly landed: LandedCost | null
  /** Over the cheapest that may be accepted, in yen per piece. */
  readonly overBest: Decimal | null
  readonly isBest: boolean
  readonly isFastest: boolean
}

/** Estimates side by side for a quantity on a day, by landed cost; those without an answer come last. */
export function compareEstimates(
  estimates: readonly ComparedEstimate[],
  pieces: Decimal,
  on: BusinessDate,
): ComparisonRow[] {
  const rows = estimates.map((estimate) => ({ estimate, ...offerOf(estimate, pieces, on) }))
  const open = rows.filter(({ obstacle }) => obstacle === null)
  const best = open.map(({ landed }) => landed!.total).toSorted(compare)[0] ?? null
  const fastest = Math.min(...open.flatMap(({ estimate: { leadDays } }) => (leadDays === null ? [] : [leadDays])))
  return rows
    .toSorted((one, other) => byLanded(one.landed, other.landed))
    .map(({ estimate: { id, leadDays }, obstacle, unitPrice, landed }) => ({
      id,
      obstacle,
      unitPrice,
      landed,
      overBest: best !== null && landed ? minus(landed.total, best) : null,
      isBest: obstacle === null && landed!.total === best,
      isFastest: obstacle === null && leadDays === fastest,
    }))
}

function offerOf({ breaks, costs, validUntil }: ComparedEstimate, pieces: Decimal, on: BusinessDate) {
  const reached = breakAt(breaks, pieces)
  const lowest = breaks.toSorted((one, other) => compare(one.minQuantity, other.minQuantity))[0]
  const unitPrice = (reached ?? lowest)?.unitPrice ?? null
  if (unitPrice === null) return { obstacle: 'unanswered' as const, unitPrice, landed: null }
  const landed = landedCost({ ...costs, pieces, price: { amount: unitPrice, rate: costs.rate } })
  if (!isEstimateValid(validUntil, on)) return { obstacle: 'expired' as const, unitPrice, landed }
  return { obstacle: reached ? null : ('below_minimum' as const), unitPrice, landed }
}

function byLanded(one: LandedCost | null, other: LandedCost | null): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null)
  return compare(one.total, other.total)
}
