import { compare, minus, sum, type Decimal } from '../../money/decimal.ts'
import { allocationFault, type AllocatableItem, type Allocation } from './allocation.ts'

/** How money came in that no statement brought. */
export const receiptMethods = ['bank', 'cash', 'cheque', 'other'] as const
export type ReceiptMethod = (typeof receiptMethods)[number]

export interface ReceivedMoney {
  readonly amount: Decimal
  readonly items: readonly AllocatableItem[]
  readonly allocations: readonly Allocation[]
  /** Whether a person said that what is left over is kept as an unapplied credit: it never is by itself. */
  readonly isRestKept: boolean
}

export type ReceiptFault = NonNullable<ReturnType<typeof allocationFault>>['code'] | 'rest'

/** What of money is left over once it is allocated, and why that does not hold (domain §3.10, §4.2). */
export function receiptRest({ amount, items, allocations, isRestKept }: ReceivedMoney): {
  readonly rest: Decimal
  readonly fault: { readonly code: ReceiptFault; readonly id: string | null } | null
} {
  const rest = minus(amount, sum(allocations.map((each) => each.amount)))
  const fault = allocationFault(amount, items, allocations)
  if (fault) return { rest, fault }
  return { rest, fault: compare(rest, '0') > 0 && !isRestKept ? { code: 'rest', id: null } : null }
}
