import type { ClosedDays } from '../dates/bank-day.ts'
import type { BusinessDate } from '../dates/business-date.ts'
import { dueDate, ruleOfSplit, type DueRule, type PaymentSplit } from './due-date.ts'
import { dayOfDue } from './legal-days.ts'
import { protectedDue, type ProtectedDue } from './protected-due.ts'

/** The last lawful day to pay, and by which rule. */
export interface DueLimit<By extends string> {
  readonly on: BusinessDate
  readonly by: By
}

export interface TermDueSetting<By extends string> {
  /** The day of receipt, from which the law counts. */
  readonly receipt: BusinessDate
  readonly rule: DueRule
  readonly splits: readonly PaymentSplit[]
  readonly limitOf: (rule: DueRule) => DueLimit<By>
  /** Null: as the term says, without the holiday rule for protected suppliers (trade-law B4). */
  readonly protection: { readonly isShiftAgreed: boolean } | null
  readonly closed?: ClosedDays | undefined
}

export interface TermDue<By extends string> {
  /** As it will be paid: the last part, or the last of those that are late. */
  readonly due: BusinessDate
  /** Counted from the receipt as day 1. */
  readonly day: number
  readonly limit: DueLimit<By>
  readonly by: ProtectedDue['by']
  readonly verdict: 'lawful' | 'late'
}

/** When goods received on a day are paid by a term, and whether that is lawful: of a term, and of every order by it. */
export function termDue<By extends string>(setting: TermDueSetting<By>): TermDue<By> {
  const { rule, splits } = setting
  const parts = (splits.length > 0 ? splits.map((split) => ruleOfSplit(rule, split)) : [rule])
    .map((each) => partDue(setting, each))
    .toSorted((one, other) => (one.due < other.due ? 1 : -1))
  return parts.find(({ verdict }) => verdict === 'late') ?? parts[0]!
}

function partDue<By extends string>(setting: TermDueSetting<By>, rule: DueRule): TermDue<By> {
  const { receipt, protection, closed } = setting
  const limit = setting.limitOf(rule)
  const { due, by } = protection
    ? protectedDue(receipt, rule, {
        isShiftAgreed: protection.isShiftAgreed,
        limit: limit.on,
        ...(closed && { closed }),
      })
    : { ...dueDate(receipt, rule, closed), by: 'as_agreed' as const }
  const isLawful = by === 'agreed_shift' || due <= limit.on
  return { due, day: dayOfDue(receipt, due), limit, by, verdict: isLawful ? 'lawful' : 'late' }
}
