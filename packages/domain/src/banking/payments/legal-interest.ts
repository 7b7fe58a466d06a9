import { addDays, daysBetween, type BusinessDate } from '../../dates/business-date.ts'
import type { Decimal } from '../../money/decimal.ts'
import { dayOfDue, lateInterest, legalDays } from '../../payment-terms/legal-limit.ts'

export interface LegalInterest {
  readonly days: number
  /** Whole yen, cut down. */
  readonly interest: Decimal
}

/** Interest the law asks for what is paid late: from day 61 after receipt to the day of payment (trade-law B2). */
export function interestOnDelay(amount: Decimal, receivedOn: BusinessDate, paidOn: BusinessDate): LegalInterest {
  return interestFor(amount, dayOfDue(receivedOn, paidOn) - legalDays)
}

/** And for what was taken off unlawfully: from the later of the reduction and day 61 (trade-law B2). */
export function interestOnReduction(
  amount: Decimal,
  receivedOn: BusinessDate,
  reducedOn: BusinessDate,
  paidOn: BusinessDate,
): LegalInterest {
  const firstLate = addDays(receivedOn, legalDays)
  const from = reducedOn > firstLate ? reducedOn : firstLate
  return interestFor(amount, daysBetween(from, paidOn) + 1)
}

function interestFor(amount: Decimal, late: number): LegalInterest {
  const days = Math.max(0, late)
  return { days, interest: lateInterest(amount, days) }
}
