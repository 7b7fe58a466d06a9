import type { ClosedDays } from '../dates/bank-day.ts'
import { addDays, daysBetween, type BusinessDate } from '../dates/business-date.ts'
import { round, ratio, times, type Decimal } from '../money/decimal.ts'
import { instalments, type DueRule, type FeeBearer, type PaymentBasis, type PaymentSplit } from './due-date.ts'
import { dayOfDue, legalLimit } from './legal-days.ts'
import { termDue } from './term-due.ts'

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
  const limitOf = (rule: DueRule) => legalLimit(receipt, rule.netDays === null)
  const { due, day, limit, verdict } = termDue({
    receipt,
    rule: term,
    splits: term.splits,
    limitOf,
    protection: null,
    closed,
  })
  const findings: TermFinding[] = []
  if (verdict === 'late') findings.push({ code: 'paidLate', level, meta: { due, limit: limit.on, by: limit.by, day } })
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
