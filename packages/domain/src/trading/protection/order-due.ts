import type { ClosedDays } from '../../dates/bank-day.ts'
import { addDays, type BusinessDate } from '../../dates/business-date.ts'
import type { DueRule, PaymentSplit } from '../../payment-terms/due-date.ts'
import { legalDays, legalLimit, type LegalLimit } from '../../payment-terms/legal-days.ts'
import { termDue, type DueLimit, type TermDue } from '../../payment-terms/term-due.ts'
import type { Protection } from './protection.ts'

/** Work that somebody else ordered first, as stated to the freelance (trade-law C). */
export interface Recommission {
  readonly client: string
  readonly clientDueOn: BusinessDate
}

/** So many days, the client's due date being the first (domain, readings of 2026-11-22). */
export const recommissionDays = 30

export interface OrderDueInput {
  readonly protection: Pick<Protection, 'isProtected' | 'subcontract' | 'freelance' | 'orderedOn'>
  /** When the goods come under the buyer's control; of a period, its first day. */
  readonly receipt: BusinessDate
  readonly rule: DueRule
  readonly splits?: readonly PaymentSplit[]
  /** When the parties agreed in writing that a due date on a bank holiday moves on. */
  readonly holidayAgreementOn: BusinessDate | null
  readonly recommission?: Recommission | null
  readonly closed?: ClosedDays
}

/** `late` is refused for a protected supplier, and a warning for others. */
export type OrderDue = TermDue<LimitRule>
export type Limit = DueLimit<LimitRule>
type LimitRule = LegalLimit['by'] | 'recommission'

/** The last lawful day to pay by a rule: of several acts the stricter. */
function limitOf({ protection, receipt, recommission }: OrderDueInput, rule: DueRule): Limit {
  const { on, by } = legalLimit(receipt, rule.netDays === null)
  const isFreelanceOnly = protection.freelance.applies === true && protection.subcontract.applies !== true
  if (!recommission || !isFreelanceOnly) return { on, by }
  return { on: addDays(recommission.clientDueOn, recommissionDays - 1), by: 'recommission' }
}

/** When an order will be paid and whether that is lawful, known when it is placed (trade-law B2.1, B4, C). */
export function orderDue(input: OrderDueInput): OrderDue {
  const { receipt, rule, splits = [], holidayAgreementOn, protection, closed } = input
  const isShiftAgreed = holidayAgreementOn !== null && holidayAgreementOn <= protection.orderedOn
  return termDue({
    receipt,
    rule,
    splits,
    limitOf: (each) => limitOf(input, each),
    protection: protection.isProtected ? { isShiftAgreed } : null,
    closed,
  })
}

/** When the law has a protected supplier paid: on receipt where nothing was set, on day 60 where it was set too late. */
export function statutoryDue(agreed: BusinessDate | null, receipt: BusinessDate, limit: Limit): BusinessDate {
  if (agreed === null || agreed <= limit.on) return agreed ?? receipt
  return limit.by === 'recommission' ? limit.on : addDays(receipt, legalDays - 1)
}
