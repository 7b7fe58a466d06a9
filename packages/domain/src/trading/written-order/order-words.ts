import type { WrittenOrderCheck } from './written-order-check.ts'
import type { WrittenOrder } from './written-order.ts'

/**
 * Words that a printed or shown order carries, as keys of messages: that it is the statement of an act; that the contract is
 * electronic and paper a copy of it; that a due date on a bank holiday moves; that the fee is the buyer's; that open items
 * will be supplemented; that paper may be asked for.
 */
export const orderWords = [
  'subcontract_statement',
  'freelance_statement',
  'electronic_contract_copy',
  'holiday_shift_agreed',
  'fee_borne_by_buyer',
  'open_items_supplemented',
  'paper_on_request',
  'common_items_referred',
] as const
export type OrderWord = (typeof orderWords)[number]

/** Which of them an order carries, in the order in which they are printed (trade-law B2, B4, C, D stamp duty). */
export function orderWordsOf(
  { protection, due, means }: Pick<WrittenOrder, 'protection' | 'due' | 'means'>,
  { supplements }: Pick<WrittenOrderCheck, 'supplements'>,
  /** Items stated once for a period are referred to. */
  hasCommonItems: boolean,
): OrderWord[] {
  const carried: Readonly<Record<OrderWord, boolean>> = {
    subcontract_statement: protection.subcontract.applies === true,
    freelance_statement: protection.freelance.applies === true,
    electronic_contract_copy: true,
    holiday_shift_agreed: due?.by === 'agreed_shift',
    fee_borne_by_buyer: protection.isProtected && means?.feeBearer === 'payer',
    open_items_supplemented: supplements.length > 0,
    paper_on_request: protection.subcontract.applies === true || protection.freelance.applies === true,
    common_items_referred: hasCommonItems,
  }
  return orderWords.filter((word) => carried[word])
}
