import { failureOfError, type Api } from '@tsumugi/api'
import { documents } from '@tsumugi/contract'
import { sum } from '@tsumugi/domain'
import { cartonsOf, grossWeight, packedByLine } from '@tsumugi/domain/trading'
import { packingOf, type ShippingDraft } from './shipping-draft.ts'

/** What the server holds of a draft. */
export interface SentDraft {
  readonly deliveryId: number
  readonly lockVersion: number
}

/**
 * Brings a draft to the server: begins the delivery where there is none, sets the quantities of its lines to what is in
 * the cartons, and keeps the cartons. Rejects as the client does; sent again, it goes on where it stopped. `begun` hears
 * of the delivery as soon as there is one.
 */
export async function sendDraft(
  api: Api,
  contractId: number,
  draft: ShippingDraft,
  begun: (sent: SentDraft) => void,
): Promise<SentDraft> {
  const deliveries = api.of(documents.deliveries.endpoints)
  let { deliveryId, lockVersion } = draft
  if (deliveryId === null || lockVersion === null) {
    const body = { delivery: { sourceId: contractId } }
    const { data } = await deliveries.create({ body }, { idempotencyKey: draft.beginKey, quiet: true })
    ;({ id: deliveryId, lockVersion } = data)
    begun({ deliveryId, lockVersion })
  }
  const id = deliveryId!
  const packing = packingOf(draft.ranges)
  const delivery = {
    packing: packing.map((range) => ({ ...range, contents: [...range.contents] })),
    cartons: cartonsOf(packing),
    grossKg: packing.length === 0 ? null : grossWeight(packing),
    toPlace: draft.toPlace || null,
    carrier: draft.carrier || null,
    waybill: draft.waybill || null,
    lockVersion,
  }
  const kept = (await deliveries.update({ id, body: { delivery } }, { quiet: true })).data.lockVersion
  begun({ deliveryId: id, lockVersion: kept })
  const { ids, sourceLineIds } = (await deliveries.lines({ id })).data
  const packed = packedByLine(packing)
  const changed = ids.map((line, at) => ({ id: line, quantity: sum([packed.get(sourceLineIds[at] ?? 0) ?? '0']) }))
  const saved = await deliveries.saveLines({ id, body: { lockVersion: kept, lines: { changed } } }, { quiet: true })
  return { deliveryId: id, lockVersion: saved.data.lockVersion }
}

/** Whether the same may go through later: there was no line, or nobody answered. */
export const isForLater = (error: unknown): boolean => failureOfError(error)?.retryable ?? false
