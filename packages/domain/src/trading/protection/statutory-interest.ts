import { addDays, daysBetween, type BusinessDate } from '../../dates/business-date.ts'
import { compare, minus, type Decimal } from '../../money/decimal.ts'
import { legalDays } from '../../payment-terms/legal-days.ts'
import { lateInterest } from '../../payment-terms/legal-limit.ts'

export interface StatutoryInterest {
  /** From day 61, or from a reduction after it; null where nothing is owed. */
  readonly from: BusinessDate | null
  readonly days: number
  /** In whole yen, fractions fall away. */
  readonly amount: Decimal
}

const none: StatutoryInterest = { from: null, days: 0, amount: '0' }
const daySixtyOne = (receipt: BusinessDate) => addDays(receipt, legalDays)

/**
 * 14.6 % a year from day 61 to the day of payment (Art. 6), once the last lawful day has passed: a payment by a closing
 * term or an agreed bank day that is lawful later than day 60 bears none.
 */
export function interestOnLatePayment(
  amount: Decimal,
  receipt: BusinessDate,
  paidOn: BusinessDate,
  lastLawfulDay: BusinessDate = addDays(receipt, legalDays - 1),
): StatutoryInterest {
  return paidOn <= lastLawfulDay ? none : interest(amount, daySixtyOne(receipt), paidOn)
}

/** New in 2026: the same on what was unlawfully taken off, from the later of the reduction and day 61 until it is made good. */
export function interestOnReduction(
  reduction: Decimal,
  receipt: BusinessDate,
  reducedOn: BusinessDate,
  paidOn: BusinessDate,
): StatutoryInterest {
  const from = daySixtyOne(receipt)
  return interest(reduction, reducedOn > from ? reducedOn : from, paidOn)
}

function interest(amount: Decimal, from: BusinessDate, paidOn: BusinessDate): StatutoryInterest {
  const days = daysBetween(from, paidOn) + 1
  return days <= 0 ? none : { from, days, amount: lateInterest(amount, days) }
}

/**
 * What a payment unlawfully takes off a claim, by whatever name: one yen or more. Only a fraction below one yen may fall
 * away, and the buyer never rounds a seller's invoice again (trade-law B3).
 */
export function unlawfulReduction(claim: Decimal, paid: Decimal): Decimal {
  const less = minus(claim, paid)
  return compare(less, '1') >= 0 ? less : '0'
}
