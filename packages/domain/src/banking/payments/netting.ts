import { lesser, sum, type Decimal } from '../../money/decimal.ts'
import { allocate, payable, type AllocatableItem, type Allocation } from './allocation.ts'

/** Who agreed to set off what two partners owe each other. */
export interface NettingConsent {
  readonly debtor: boolean
  readonly creditor: boolean
}

export interface Netting {
  /** Set off on either side. */
  readonly amount: Decimal
  readonly payables: readonly Allocation[]
  readonly credits: readonly Allocation[]
}

/** What two partners owe each other in one currency, set off from the earliest due on. Both sides are cut by the same sum. */
export function netting(payables: readonly AllocatableItem[], credits: readonly AllocatableItem[]): Netting {
  const amount = lesser(sum(payables.map(payable)), sum(credits.map(payable)))
  const side = (items: readonly AllocatableItem[]) => allocate(amount, items).allocations
  return { amount, payables: side(payables), credits: side(credits) }
}

/** Netting is by consent of both (domain §3.10): which side has not agreed yet; null where both have. */
export function nettingWaitsFor({ debtor, creditor }: NettingConsent): 'debtor' | 'creditor' | 'both' | null {
  if (debtor && creditor) return null
  if (!debtor && !creditor) return 'both'
  return debtor ? 'creditor' : 'debtor'
}
