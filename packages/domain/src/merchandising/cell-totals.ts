import { sum, times, type Decimal } from '../money/decimal.ts'
import { budgetGap, costRate } from './figures.ts'
import { counts, type MerchandisingStatus } from './status.ts'

/** What the map must know of a product; a figure not planned yet is null. */
export interface PlannedItem {
  status: MerchandisingStatus
  planQuantity: number | Decimal | null
  listPrice: Decimal | null
  unitCost: Decimal | null
}

export interface CellTotals {
  count: number
  quantity: Decimal
  retail: Decimal
  cost: Decimal
  /** In percent over the products whose cost is known; null where none is. */
  costRate: Decimal | null
  /** Planned retail − budget; null without a budget. */
  budgetGap: Decimal | null
}

/** The sums of one cell, row or column of the map; dropped products do not count (domain §3.14). */
export function cellTotals(items: readonly PlannedItem[], budget: Decimal | null = null): CellTotals {
  const counted = items.filter((item) => counts(item.status))
  const costed = counted.filter((item) => item.unitCost !== null && item.listPrice !== null)
  const retail = sum(counted.map(retailOf))
  const cost = sum(counted.map(costOf))
  return {
    count: counted.length,
    quantity: sum(counted.map(quantityOf)),
    retail,
    cost,
    costRate: costRate(sum(costed.map(costOf)), sum(costed.map(retailOf))),
    budgetGap: budgetGap(retail, budget),
  }
}

function quantityOf({ planQuantity }: PlannedItem): Decimal {
  return String(planQuantity ?? 0)
}

function retailOf(item: PlannedItem): Decimal {
  return times(quantityOf(item), item.listPrice ?? '0')
}

function costOf(item: PlannedItem): Decimal {
  return times(quantityOf(item), item.unitCost ?? '0')
}
