import { compare, minus, percent, type Decimal } from '../../money/decimal.ts'

/** A line of a contract with what its accepted estimate said; null where no estimate said anything. */
export interface EstimatedPrice {
  readonly lineId: number
  readonly unitPrice: Decimal
  readonly estimatedPrice: Decimal | null
  readonly reason: string
}

export interface PriceDifference {
  readonly lineId: number
  readonly difference: Decimal
  /** Of the estimated price, one place; null where that was 0. */
  readonly percent: Decimal | null
  /** Nobody has said why: the contract may not be issued yet (domain §3.7 rule 4). */
  readonly needsReason: boolean
}

/** Where a contract departs from the accepted estimate, upwards or downwards. */
export function priceDifferences(lines: readonly EstimatedPrice[]): PriceDifference[] {
  return lines.flatMap(({ lineId, unitPrice, estimatedPrice, reason }) => {
    if (estimatedPrice === null || compare(unitPrice, estimatedPrice) === 0) return []
    const difference = minus(unitPrice, estimatedPrice)
    return [{ lineId, difference, percent: percent(difference, estimatedPrice), needsReason: reason.trim() === '' }]
  })
}
