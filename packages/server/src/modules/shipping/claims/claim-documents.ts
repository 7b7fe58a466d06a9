import { documentKinds, type DeliveryClaim } from '@tsumugi/contract'
import { compare, minus, type Decimal } from '@tsumugi/domain'
import type { TenantRequest } from '../../../http/request.ts'
import { createDraft, rowOf } from '../../../records/documents/draft-handlers.ts'
import { deleteLines, linesOf, updateLines } from '../../../records/lines/line-queries.ts'
import { progressOf } from '../../../records/lines/progress-queries.ts'
import { sumUp } from '../../../records/lines/sum-queries.ts'
import { invoiceRules } from '../../invoices/invoice-rules.ts'
import { orderOf } from '../shipping-queries.ts'

const { deliveries, creditNotes } = documentKinds

/**
 * Begins what settles a claim (domain §3.8) as a draft that follows the order: a delivery of what is still to come of it,
 * or a credit note of what was rejected, as far as it was billed. Null where nothing of that was billed: no document
 * takes back what nobody was asked to pay.
 */
export async function beginSettlement(request: TenantRequest, claim: DeliveryClaim) {
  const { database } = request
  const order = (await orderOf(database, claim.deliveryId))!
  if (claim.remedy === 'redelivery') {
    const { id } = await createDraft(request, deliveries, { sourceId: order.id }, invoiceRules)
    return { id, noun: 'delivery' as const }
  }
  const rejected = await billedOf(request, order.id, await rejectedOf(request, claim.deliveryId))
  if (rejected.size === 0) return null
  const given = { sourceId: order.id, creditReason: 'goods_returned' }
  const { id } = await createDraft(request, creditNotes, given, invoiceRules)
  await keepRejected(request, id, rejected)
  return { id, noun: 'credit_note' as const }
}

/** What was rejected of each line of the order. */
export async function rejectedOf(
  { database }: TenantRequest,
  deliveryId: number,
): Promise<ReadonlyMap<number, Decimal>> {
  const lines = (await linesOf(database, deliveries, [deliveryId])) as unknown as readonly {
    readonly source_line_id: number
    readonly rejected: Decimal
  }[]
  return new Map(lines.map(({ source_line_id: id, rejected }) => [id, rejected]))
}

/** What of that was billed: accepted pieces are billed first, and only an order billed as ordered bills others. */
async function billedOf({ database }: TenantRequest, orderId: number, rejected: ReadonlyMap<number, Decimal>) {
  const lines = await progressOf(database, [orderId])
  const owed = lines.map(({ line_id: id, billed, accepted }) => {
    const most = minus(billed, accepted)
    const quantity = rejected.get(id) ?? '0'
    return [id, compare(quantity, most) < 0 ? quantity : most] as const
  })
  return new Map(owed.filter(([, quantity]) => compare(quantity, '0') > 0))
}

/** Leaves in a draft only the lines that were rejected, no more of each; all of it where other lines are owed first. */
async function keepRejected(request: TenantRequest, id: number, rejected: ReadonlyMap<number, Decimal>): Promise<void> {
  const { database } = request
  const lines = (await linesOf(database, creditNotes, [id])).map((line) => ({
    id: line.id,
    left: String(line.quantity),
    quantity: rejected.get(line.source_line_id ?? 0) ?? '0',
  }))
  const kept = lines.filter(({ quantity }) => compare(quantity, '0') > 0)
  if (kept.length === 0) return
  const others = lines.filter((line) => !kept.includes(line)).map((line) => line.id)
  await deleteLines(database, id, others)
  const smaller = kept.filter(({ quantity, left }) => compare(quantity, left) < 0)
  const changes = smaller.map((line) => ({ id: line.id, quantity: line.quantity }))
  await updateLines(database, creditNotes, id, changes)
  await sumUp(database, creditNotes, await rowOf(request, creditNotes, id))
}
