import { documentKinds, type DeliveryClaim } from '@tsumugi/contract'
import { compare, minus, sum, type Decimal } from '@tsumugi/domain'
import type { TenantRequest } from '../../../http/request.ts'
import { linesOf } from '../../../records/lines/line-queries.ts'
import { addProgress, holdProgress, refreshProgressStatuses } from '../../../records/lines/progress-queries.ts'
import { rejectedOf } from './claim-documents.ts'

/**
 * Gives up what was rejected and comes no more: a claim that ends in credit leaves the order without those pieces, so that
 * an order billed as ordered bills only what was accepted (domain §3.8). What the credit note takes back it counts itself.
 */
export async function releaseRejected(request: TenantRequest, claim: DeliveryClaim, creditNoteId: number | null) {
  const { database } = request
  const [rejected, credited] = await Promise.all([
    rejectedOf(request, claim.deliveryId),
    creditedBy(request, creditNoteId),
  ])
  const given = [...rejected].map(([id, quantity]) => [id, minus(quantity, credited.get(id) ?? '0')] as const)
  const released = new Map(given.filter(([, quantity]) => compare(quantity, '0') > 0))
  const held = await holdProgress(database, [...released.keys()])
  await addProgress(database, 'released', released)
  await refreshProgressStatuses(database, [...new Set(held.map((row) => row.document_id))])
}

/** What a credit note takes back of each line of the order. */
async function creditedBy({ database }: TenantRequest, id: number | null): Promise<ReadonlyMap<number, Decimal>> {
  const lines = id === null ? [] : await linesOf(database, documentKinds.creditNotes, [id])
  const found = new Map<number, Decimal>()
  for (const { source_line_id: line, quantity } of lines)
    if (line !== null) found.set(line, sum([found.get(line) ?? '0', String(quantity)]))
  return found
}
