import { compare, lesser, minus, sum, type Decimal } from '../../money/decimal.ts'
import type { BusinessDate } from '../../dates/business-date.ts'

export interface AllocatableItem {
  readonly id: string
  readonly open: Decimal
  readonly dueOn: BusinessDate
  /** The part in dispute, which is not paid. */
  readonly held?: Decimal
}

export interface Allocation {
  readonly id: string
  readonly amount: Decimal
}

export interface AllocatedPayment {
  /** Only items that get something. */
  readonly allocations: readonly Allocation[]
  /** What the payee lost to a fee and counts as paid; closed with the item it was taken off. */
  readonly fees: readonly Allocation[]
  /** Paid beyond what is open: a credit of the payer. */
  readonly unapplied: Decimal
}

const earliestFirst = (one: AllocatableItem, other: AllocatableItem) =>
  one.dueOn < other.dueOn ? -1 : one.dueOn > other.dueOn ? 1 : one.id < other.id ? -1 : 1

/** What of an item may be paid. */
export const payable = ({ open, held = '0' }: AllocatableItem): Decimal => minus(open, lesser(open, held))

/**
 * Spreads a payment over items, the earliest due first: in part, in full, or beyond; never more than is open (domain §4.2).
 * A fee that was taken off is spread after the payment, and only over what it left open.
 */
export function allocate(payment: Decimal, items: readonly AllocatableItem[], fee: Decimal = '0'): AllocatedPayment {
  const order = items.toSorted(earliestFirst).map((item) => ({ id: item.id, open: payable(item) }))
  const paid = fill(payment, order)
  const left = order.map(({ id, open }) => ({ id, open: minus(open, amountOf(paid.allocations, id)) }))
  return { allocations: paid.allocations, fees: fill(fee, left).allocations, unapplied: paid.rest }
}

const amountOf = (allocations: readonly Allocation[], id: string) =>
  allocations.find((allocation) => allocation.id === id)?.amount ?? '0'

function fill(amount: Decimal, order: readonly { id: string; open: Decimal }[]) {
  let rest = amount
  const allocations: Allocation[] = []
  for (const { id, open } of order) {
    const part = lesser(rest, open)
    if (compare(part, '0') <= 0) continue
    allocations.push({ id, amount: part })
    rest = minus(rest, part)
  }
  return { allocations, rest }
}

/** Whether allocations written by hand hold: each within what is open, all within the payment (domain §4.2). */
export function allocationFault(
  payment: Decimal,
  items: readonly AllocatableItem[],
  allocations: readonly Allocation[],
): { code: 'item_unknown' | 'amount_sign' | 'beyond_open' | 'beyond_payment'; id: string | null } | null {
  const open = new Map(items.map((item) => [item.id, payable(item)]))
  for (const { id, amount } of allocations) {
    const left = open.get(id)
    if (left === undefined) return { code: 'item_unknown', id }
    if (compare(amount, '0') <= 0) return { code: 'amount_sign', id }
    if (compare(amount, left) > 0) return { code: 'beyond_open', id }
    open.set(id, minus(left, amount))
  }
  const total = sum(allocations.map(({ amount }) => amount))
  return compare(total, payment) > 0 ? { code: 'beyond_payment', id: null } : null
}
