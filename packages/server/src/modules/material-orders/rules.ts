import { compare, freeSwatchesAMonth, swatchesBeyond } from '@tsumugi/domain'
import type { Cause } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import type { DocumentDataRow } from '../../records/documents/document-row.ts'
import type { DocumentRules } from '../../records/documents/document-rules.ts'
import { clothFaults, clothLines, feesOf, priceCart, swatchesBefore, unitPriceOf } from './cart-queries.ts'
import { cancelDetails, hasOpenClaim, insertDetails, openDetails } from './detail-queries.ts'

/** What an order of cloth asks and does beside every document (domain §3.12). */
export const materialOrderRules: Pick<DocumentRules, 'check' | 'issuing' | 'moved' | 'saved'> = {
  async check(request, { noun }, transition, documents) {
    const found = new Map<number, readonly Cause[]>()
    if (noun !== 'material_order') return found
    for (const { row } of documents) found.set(row.id, await checked(request, transition, row))
    return found
  },

  async issuing({ database }, { noun }, row) {
    if (noun === 'material_order') await priceCart(database, row, true)
  },

  async moved({ database }, { noun, lifecycle }, before, transition) {
    if (noun !== 'material_order') return
    const status = lifecycle.transitions[transition]!.to
    if (status === 'ordered') await insertDetails(database, before)
    if (status === 'cancelled' || status === 'declined') await cancelDetails(database, before.id)
  },

  async saved({ database }, { noun }, _, after) {
    if (noun === 'material_order' && after && !after.shared) await priceCart(database, after)
  },
}

async function checked(request: TenantRequest, transition: string, row: DocumentDataRow): Promise<Cause[]> {
  if (transition === 'order') return orderCauses(request, row)
  if (transition === 'close') return (await hasOpenClaim(request.database, row.id)) ? [{ code: 'claim_open' }] : []
  // What is to be sent or counted roll by roll moves by itself.
  const waiting = { ship: ['open', 'allocated', 'cut'], receive: ['shipped'] }[transition]
  if (!waiting) return []
  return (await openDetails(request.database, row.id, waiting)) ? [{ code: 'rolls_open' }] : []
}

async function orderCauses({ database }: TenantRequest, row: DocumentDataRow): Promise<Cause[]> {
  const lines = await clothLines(database, row.id)
  const before = await swatchesBefore(database, lines, row)
  const fees = feesOf(lines, before, row.currency)
  // Beyond the free ones there are only those that a fee is asked for.
  const isOver = swatchesBeyond(lines, before).some(
    (pieces, at) => compare(pieces, '0') > 0 && !lines[at]!.fees?.swatchFee,
  )
  return [
    ...lines.flatMap((line) => clothFaults(line, row.receiver_id!)),
    ...(isOver ? [{ code: 'swatch_limit' as const, meta: { most: freeSwatchesAMonth } }] : []),
    ...(lines.some(
      (line) =>
        isChanged(line.unit_price, unitPriceOf(line)) ||
        // A cart of before fees has prices alone.
        isChanged(line.unit_price && (line.fee ?? '0'), fees.get(line.id) ?? null),
    )
      ? [{ code: 'price_changed' as const }]
      : []),
  ]
}

/** A price or fee that the buyer saw and that is another one now; what was never priced is priced with the order. */
const isChanged = (seen: string | null, now: string | null) => seen !== null && now !== null && compare(seen, now) !== 0
