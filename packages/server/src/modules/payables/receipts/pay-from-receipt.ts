import { minus, negated, sum, type Decimal } from '@tsumugi/domain'
import { receiptRest, type ReceiptFault } from '@tsumugi/domain/banking'
import { invalid } from '../../../http/refusal.ts'
import type { TenantRequest } from '../../../http/request.ts'
import { todayOf } from '../../../records/number-queries.ts'
import { holdPayables, settle, type PayableRow } from '../payable-queries.ts'
import { insertUse, type HeldReceipt, type PaidUse } from './receipt-queries.ts'

/** In which words allocations are refused. */
const words = {
  item_unknown: 'receipt_item_gone',
  amount_sign: 'receipt_amount',
  beyond_open: 'receipt_beyond_open',
  beyond_payment: 'receipt_beyond_amount',
  rest: 'receipt_rest',
} as const satisfies Record<ReceiptFault, string>

export interface ReceiptItem {
  readonly payableId: number
  readonly amount: Decimal
}

/** What money pays, and how its uses are written. */
export interface ReceiptPayment {
  readonly receipt: HeldReceipt
  readonly items: readonly ReceiptItem[]
  readonly kind: 'allocation' | 'application'
  readonly on: string
  readonly isRestKept: boolean
  /** Where the items stand in the body. */
  readonly field: string
}

/** What of a row the creditor has not been paid yet. */
const openOf = ({ amount, cleared, received }: PayableRow) => minus(amount, sum([cleared, received]))

/** Books what money that came in pays, on rows that are held; answers what is left of it (domain §4.2). */
export async function payFromReceipt(request: TenantRequest, payment: ReceiptPayment): Promise<Decimal> {
  const { database, userGroupId, accountId } = request
  const { receipt, items, kind, on, isRestKept, field } = payment
  const held = await holdPayables(
    database,
    items.map(({ payableId }) => payableId),
  )
  const payable = held.filter(
    (row) =>
      row.creditor_id === userGroupId && row.debtor_id === receipt.partner_id && row.currency === receipt.currency,
  )
  const { rest, fault } = receiptRest({
    amount: receipt.rest,
    items: payable.map((row) => ({ id: String(row.id), open: openOf(row), dueOn: row.due_on })),
    allocations: items.map(({ payableId, amount }) => ({ id: String(payableId), amount })),
    isRestKept,
  })
  if (fault) throw invalid({ code: words[fault.code], field, meta: { rest } })
  for (const { payableId, amount } of items) {
    const row = payable.find(({ id }) => id === payableId)!
    const cash = { kind: 'receipt', amount, settledOn: on, reason: receipt.note, userGroupId, accountId } as const
    const settlementId = await settle(database, { payable: row, ...cash })
    await insertUse(request, { receiptId: receipt.id, kind, settlementId, amount, usedOn: on, reason: '' })
  }
  return rest
}

/** Takes back what one use of a held receipt paid: today, by the opposite sign, so that closed days stay as they were. */
export async function reverseUse(
  request: TenantRequest,
  receipt: HeldReceipt,
  use: PaidUse,
  reason: string,
): Promise<void> {
  const { database, userGroupId, accountId } = request
  const [payable] = await holdPayables(database, [use.payable_id])
  const usedOn = await todayOf(database, userGroupId)
  const amount = negated(use.amount)
  const cash = { kind: 'receipt', amount, settledOn: usedOn, reason, userGroupId, accountId } as const
  const settlementId = await settle(database, { payable: payable!, ...cash })
  const taken = { receiptId: receipt.id, kind: 'reversal', settlementId, amount, usedOn, reason } as const
  await insertUse(request, { ...taken, reversesId: use.id })
}
