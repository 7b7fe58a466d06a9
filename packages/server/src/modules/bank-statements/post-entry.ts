import { minus, sum, type Decimal } from '@tsumugi/domain'
import { allocate } from '@tsumugi/domain/banking'
import { invalid } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { holdPayables, settle } from '../payables/public-face.ts'
import { holdRunOfPayment, movePayments, paymentsOf, touchRun } from '../payment-runs/public-face.ts'
import { isPayment, numberOf } from './hold-items.ts'
import type { LedgerItem } from './item-queries.ts'
import { insertPart } from './statement-queries.ts'

export interface PostedLine {
  readonly entryId: number
  readonly bookedOn: string
  readonly amount: Decimal
  readonly text: string
  /** A fee that the payer took off, and that counts as paid. */
  readonly fee: Decimal
}

/** Books what a line paid of items that are held, the earliest due first, and answers what of it is left over. */
export async function postEntry(
  request: TenantRequest,
  line: PostedLine,
  items: readonly LedgerItem[],
): Promise<Decimal> {
  const { allocations, fees, unapplied } = allocate(line.amount, items, line.fee)
  const payments = items.filter(({ id }) => isPayment(id))
  for (const { id, open } of payments) {
    const paid = allocations.find((allocation) => allocation.id === id)?.amount
    // A payment left the bank as a whole or not at all.
    if (paid === undefined || minus(open, paid) !== '0')
      throw invalid({ code: 'entry_part_of_payment', field: 'items' })
    await reconcile(request, numberOf(id), line)
  }
  const direct = items.filter(({ id }) => !isPayment(id))
  for (const item of direct) {
    const parts = [...allocations, ...fees].filter(({ id }) => id === item.id)
    if (parts.length > 0) await bookOn(request, line, item, sum(parts.map(({ amount }) => amount)))
  }
  return unapplied
}

async function bookOn(request: TenantRequest, line: PostedLine, item: LedgerItem, amount: Decimal) {
  const { database, userGroupId, accountId } = request
  const [payable] = await holdPayables(database, [numberOf(item.id)])
  const kind = item.direction === 'in' ? 'receipt' : 'payment'
  const settledOn = line.bookedOn
  await settle(database, { payable: payable!, kind, amount, settledOn, reason: line.text, userGroupId, accountId })
  await insertPart(request, { entryId: line.entryId, payableId: payable!.id, paymentId: null, amount })
}

/** A payment of a run is seen on the statement: executed by that, and done. */
async function reconcile(request: TenantRequest, paymentId: number, { entryId, bookedOn }: PostedLine) {
  const { database } = request
  const run = await holdRunOfPayment(database, paymentId)
  const payment = run && (await paymentsOf(database, [run.id])).find(({ id }) => id === paymentId)
  if (!payment || !['exported', 'executed'].includes(payment.status))
    throw invalid({ code: 'entry_item_gone', field: 'items' })
  if (payment.status === 'exported') await movePayments(request, run.id, [payment], 'execute', { on: bookedOn })
  await movePayments(request, run.id, [{ ...payment, status: 'executed' }], 'reconcile', { on: bookedOn })
  await touchRun(database, run.id)
  await insertPart(request, { entryId, payableId: null, paymentId, amount: payment.amount })
}
