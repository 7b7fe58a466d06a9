import { compare, minus, percentOf, round, sum, type Decimal } from '../money/decimal.ts'

/** From so much on, one unit costs so much. */
export interface PriceTier {
  readonly minQuantity: Decimal
  readonly unitPrice: Decimal
}

export interface TierFault {
  readonly at: number
  readonly code: 'order' | 'price'
}

/** Steps that rise in quantity, the first from 0 on, and never in price: what is wrong with them, by place. */
export function tierFaults(tiers: readonly PriceTier[]): TierFault[] {
  return tiers.flatMap((tier, at): TierFault[] => {
    const before = tiers[at - 1]
    if (!before) return []
    if (compare(tier.minQuantity, before.minQuantity) <= 0) return [{ at, code: 'order' }]
    return compare(tier.unitPrice, before.unitPrice) > 0 ? [{ at, code: 'price' }] : []
  })
}

/** The step that a quantity reaches (domain §3.12: by line quantity per colour); below the first step the first one's. */
export function tierAt(tiers: readonly PriceTier[], quantity: Decimal): PriceTier | null {
  return tiers.findLast(({ minQuantity }) => compare(minQuantity, quantity) <= 0) ?? tiers[0] ?? null
}

/** What the next step asks beyond a quantity, and its price; null on the last. */
export function nextTier(
  tiers: readonly PriceTier[],
  quantity: Decimal,
): { readonly more: Decimal; readonly unitPrice: Decimal } | null {
  const next = tiers.find(({ minQuantity }) => compare(minQuantity, quantity) > 0 && compare(minQuantity, '0') > 0)
  if (!next || tierAt(tiers, quantity) === next) return null
  return { more: minus(next.minQuantity, quantity), unitPrice: next.unitPrice }
}

/** A customer's price: the step's, in percent of the customer's rank, at four places half up (domain §1, Money). */
export function priceFor(tiers: readonly PriceTier[], quantity: Decimal, rankPercent: Decimal): Decimal | null {
  const tier = tierAt(tiers, quantity)
  return tier && sum([round(percentOf(tier.unitPrice, rankPercent), 4)])
}
