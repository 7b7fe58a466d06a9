import type { ClosedDays } from '../../dates/bank-day.ts'
import type { BusinessDate } from '../../dates/business-date.ts'
import { compare } from '../../money/decimal.ts'
import type { PaymentMethod } from '../../payment-terms/due-date.ts'
import { payable, type AllocatableItem } from './allocation.ts'
import { payday, type PaydayRule } from './payday.ts'

export interface RunCandidate extends AllocatableItem {
  readonly currency: string
  readonly method: PaymentMethod
  readonly paydayRule: PaydayRule
  /** Another payment is on its way to pay it. */
  readonly isReserved: boolean
}

export interface RunScope {
  readonly payOn: BusinessDate
  readonly currency: string
  readonly method: PaymentMethod
  readonly closed?: ClosedDays
}

/** Why a run leaves an item out. */
export type RunExclusion = 'reserved' | 'currency' | 'method' | 'held' | 'not_due'

/** Null where a run takes the item: its payday has come by the day the run pays on. */
export function runExclusion(item: RunCandidate, { payOn, currency, method, closed }: RunScope): RunExclusion | null {
  if (item.isReserved) return 'reserved'
  if (item.currency !== currency) return 'currency'
  if (item.method !== method) return 'method'
  if (compare(payable(item), '0') <= 0) return 'held'
  return payday(item.dueOn, item.paydayRule, closed) > payOn ? 'not_due' : null
}
