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

/** Plain sums, which add up from cell to row to map; the cost rate is made of those with a cost and a price. */
export interface PlannedSums {
  count: number
  quantity: Decimal
  retail: Decimal
  cost: Decimal
  costedRetail: Decimal
  costedCost: Decimal
}

/** Adds products up; dropped ones do not count (domain §3.14). */
export function plannedSums(items: readonly PlannedItem[]): PlannedSums {
  const lines = items.filter((item) => counts(item.status)).map(lineOf)
  const costed = lines.filter((line) => line.costed)
  return {
    count: lines.length,
    quantity: sum(lines.map((line) => line.quantity)),
    retail: sum(lines.map((line) => line.retail)),
    cost: sum(lines.map((line) => line.cost)),
    costedRetail: sum(costed.map((line) => line.retail)),
    costedCost: sum(costed.map((line) => line.cost)),
  }
}

/** Adds the sums of smaller places up, without looking at their products again. */
export function addPlannedSums(places: readonly PlannedSums[]): PlannedSums {
  const total = (key: Exclude<keyof PlannedSums, 'count'>) => sum(places.map((place) => place[key]))
  return {
    count: places.reduce((count, place) => count + place.count, 0),
    quantity: total('quantity'),
    retail: total('retail'),
    cost: total('cost'),
    costedRetail: total('costedRetail'),
    costedCost: total('costedCost'),
  }
}

/** The figures of a place from its sums: a rate comes from added sums, never from averaged rates (domain §4.10). */
export function totalsOf(sums: PlannedSums, budget: Decimal | null = null): CellTotals {
  const { count, quantity, retail, cost, costedRetail, costedCost } = sums
  const rate = costRate(costedCost, costedRetail)
  return { count, quantity, retail, cost, costRate: rate, budgetGap: budgetGap(retail, budget) }
}

/** The figures of one cell, row or column of the map. */
export function cellTotals(items: readonly PlannedItem[], budget: Decimal | null = null): CellTotals {
  return totalsOf(plannedSums(items), budget)
}

function lineOf({ planQuantity, listPrice, unitCost }: PlannedItem) {
  const quantity = String(planQuantity ?? 0)
  return {
    quantity,
    retail: listPrice === null ? '0' : times(quantity, listPrice),
    cost: unitCost === null ? '0' : times(quantity, unitCost),
    costed: listPrice !== null && unitCost !== null,
  }
}
