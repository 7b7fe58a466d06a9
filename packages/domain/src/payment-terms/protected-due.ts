import { toBankDay, type ClosedDays } from '../dates/bank-day.ts'
import { daysBetween, type BusinessDate } from '../dates/business-date.ts'
import { dueDate, type Due, type DueRule } from './due-date.ts'
import { legalLimit } from './legal-days.ts'

/** By so many days a payment that meets a bank holiday may move on, where that was agreed in writing before. */
export const agreedShiftDays = 2

export interface ProtectedDue extends Due {
  /**
   * `as_agreed`: the term's own day. `agreed_shift`: beyond the limit by at most two days, agreed before. `moved_back`: the
   * next bank day would be unlawful, so the one before the holiday. `beyond_limit`: no bank day of the term is lawful.
   */
  readonly by: 'as_agreed' | 'agreed_shift' | 'moved_back' | 'beyond_limit'
}

export interface ProtectedDueSetting {
  /** In writing, before the order. */
  readonly isShiftAgreed: boolean
  /** The last lawful day, where another act than that of sixty days sets it. */
  readonly limit?: BusinessDate
  readonly closed?: ClosedDays
}

/**
 * When a protected supplier is paid by a term: the next bank day only where it stays within the limit, or comes at most two
 * days after a due date that does and the shift was agreed in writing before; else the bank day before (trade-law B4).
 */
export function protectedDue(
  receipt: BusinessDate,
  rule: DueRule,
  { isShiftAgreed, limit = legalLimit(receipt, rule.netDays === null).on, closed }: ProtectedDueSetting,
): ProtectedDue {
  const due = dueDate(receipt, rule, closed)
  if (due.due <= limit) return { ...due, by: 'as_agreed' }
  const isShortShift = due.nominal <= limit && daysBetween(due.nominal, due.due) <= agreedShiftDays
  if (isShortShift && isShiftAgreed) return { ...due, by: 'agreed_shift' }
  const back = toBankDay(due.nominal, 'previous', closed)
  return back <= limit ? { ...due, due: back, by: 'moved_back' } : { ...due, by: 'beyond_limit' }
}
