import type { ClosedDays } from '../dates/bank-day.ts'
import { addDays, addMonths, daysBetween, type BusinessDate } from '../dates/business-date.ts'
import { round, ratio, times, type Decimal } from '../money/decimal.ts'
import { instalments, type DueRule, type FeeBearer, type PaymentBasis, type PaymentSplit } from './due-date.ts'

/** Toritekihō: at most so many days, the day of receipt being the first. */
export const legalDays = 60

/** The day an amount is due, counted from the day of receipt as day 1. */
export const dayOfDue = (receipt: BusinessDate, due: BusinessDate): number => daysBetween(receipt, due) + 1

export interface LegalLimit {
  readonly sixtieth: BusinessDate
  /** Accepted practice for terms that close by the month; null where days are counted. */
  readonly twoMonths: BusinessDate | null
  /** The later of the two: the last day on which may be paid, and by which rule. */
  readonly on: BusinessDate
  readonly by: 'sixtyDays' | 'twoMonths'
}

/** How late goods received on a day may be paid (domain §3.10). */
export function legalLimit(receipt: BusinessDate, isMonthClosing: boolean): LegalLimit {
  const sixtieth = addDays(receipt, legalDays - 1)
  if (!isMonthClosing) return { sixtieth, twoMonths: null, on: sixtieth, by: 'sixtyDays' }
  const same = addMonths(receipt, 2)
  // A period of months ends on the day before the same day, or with a month that has no such day (Civil Code 143).
  const twoMonths = same.slice(8) === receipt.slice(8) ? addDays(same, -1) : same
  return twoMonths > sixtieth
    ? { sixtieth, twoMonths, on: twoMonths, by: 'twoMonths' }
    : { sixtieth, twoMonths, on: sixtieth, by: 'sixtyDays' }
}

export interface TermFinding {
  /**
   * `paidLate`: due after the limit. `feeDeducted`: the supplier bears the transfer fee. `clockStartsAtReceipt`: the term
   * counts from a later day than the law does. `notCash`: paid by a claim that must be worth its full sum on the due date.
   */
  readonly code: 'paidLate' | 'feeDeducted' | 'clockStartsAtReceipt' | 'notCash'
  readonly level: 'error' | 'warning'
  readonly meta: Readonly<Record<string, string | number>>
}

export interface CheckedTerm extends DueRule {
  readonly basis: PaymentBasis
  readonly feeBearer: FeeBearer
  readonly method: string
  readonly splits: readonly PaymentSplit[]
}

/** What the law says about paying goods received on a day by a term: errors for protected suppliers, warnings for others. */
export function checkTerm(
  term: CheckedTerm,
  receipt: BusinessDate,
  isProtected: boolean,
  closed?: ClosedDays,
): TermFinding[] {
  const level = isProtected ? 'error' : 'warning'
  const isMonthClosing = term.netDays === null
  const limit = legalLimit(receipt, isMonthClosing)
  const last = instalments('100', receipt, term, closed ? { closed } : {})
    .map(({ due }) => due)
    .toSorted()
    .at(-1)!
  const findings: TermFinding[] = []
  if (last > limit.on)
    findings.push({
      code: 'paidLate',
      level,
      meta: { due: last, limit: limit.on, by: limit.by, day: dayOfDue(receipt, last) },
    })
  if (term.feeBearer === 'payee') findings.push({ code: 'feeDeducted', level, meta: {} })
  if (term.basis !== 'receipt')
    findings.push({ code: 'clockStartsAtReceipt', level: 'warning', meta: { basis: term.basis } })
  if (term.method === 'densai' || term.splits.some(({ method }) => method === 'densai'))
    findings.push({ code: 'notCash', level: 'warning', meta: {} })
  return findings
}

/** The receipt day of a year for which the term makes the supplier wait longest beyond the limit, or longest at all. */
export function longestWait(
  term: CheckedTerm,
  year: number,
  closed?: ClosedDays,
): { receipt: BusinessDate; due: BusinessDate; day: number; beyond: number } {
  let worst = { receipt: '', due: '', day: -1, beyond: Number.NEGATIVE_INFINITY }
  for (let receipt = `${year}-01-01`; receipt.startsWith(String(year)); receipt = addDays(receipt, 1)) {
    const due = instalments('100', receipt, term, closed ? { closed } : {})
      .map((part) => part.due)
      .toSorted()
      .at(-1)!
    const beyond = daysBetween(legalLimit(receipt, term.netDays === null).on, due)
    if (beyond > worst.beyond) worst = { receipt, due, day: dayOfDue(receipt, due), beyond }
  }
  return worst
}

export const lateInterestPercent: Decimal = '14.6'

/** Overdue interest for days after day 60, to the full yen, cut down (domain §3.10). */
export function lateInterest(amount: Decimal, days: number, percent: Decimal = lateInterestPercent): Decimal {
  return round(ratio(times(times(amount, percent), String(days)), '36500', 6) ?? '0', 0, 'down')
}
