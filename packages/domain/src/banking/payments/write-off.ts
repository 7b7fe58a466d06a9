import type { BusinessDate } from '../../dates/business-date.ts'
import { compare, isDecimal, type Decimal } from '../../money/decimal.ts'

export interface WriteOff {
  readonly amount: Decimal
  readonly open: Decimal
  readonly reason: string
  readonly bookedOn: BusinessDate
  readonly isPowerUser: boolean
  /** In dispute: settle that first. */
  readonly isHeld: boolean
  /** In a run that is on its way to the bank. */
  readonly isInRun: boolean
  /** Nothing is booked on or before this day; null without a lock. */
  readonly lockedUntil: BusinessDate | null
  /** We owe it to somebody the law protects: writing it off is a reduction (trade-law B3). */
  readonly isOwedToProtected: boolean
}

export type WriteOffRefusal =
  'power_user' | 'reason' | 'protected' | 'held' | 'in_run' | 'locked' | 'amount' | 'beyond_open'

/** Why an open amount cannot be written off; null where it can (domain §3.10: a power user, with a reason). */
export function writeOffRefusal(asked: WriteOff): WriteOffRefusal | null {
  if (!asked.isPowerUser) return 'power_user'
  if (asked.reason.trim() === '') return 'reason'
  if (asked.isOwedToProtected) return 'protected'
  if (asked.isHeld) return 'held'
  if (asked.isInRun) return 'in_run'
  if (asked.lockedUntil !== null && asked.bookedOn <= asked.lockedUntil) return 'locked'
  if (!isDecimal(asked.amount) || compare(asked.amount, '0') <= 0) return 'amount'
  return compare(asked.amount, asked.open) > 0 ? 'beyond_open' : null
}
