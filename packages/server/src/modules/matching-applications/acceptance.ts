import { documentKinds } from '@tsumugi/contract'
import { Refusal } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { createDraft } from '../../records/documents/draft-handlers.ts'
import { moveDocuments } from '../../records/documents/move-documents.ts'
import { activateRelation, beginProspect } from '../suppliers/public-face.ts'
import { relationOf, type ApplicationRow } from './queries.ts'

/**
 * What follows an acceptance (domain §3.15): the relation, where there is none, asks for its approval if the organisation
 * wants one (`approval_supplier`); with an active relation the trade begins.
 * @returns the trade, or null while the relation waits for its approval
 */
export async function beginBusiness(request: TenantRequest, row: ApplicationRow): Promise<number | null> {
  const { database, userGroupId } = request
  if (!(await relationOf(database, userGroupId, row.supplierId)))
    await beginProspect(request, row.supplierId, row.currency)
  const relation = (await relationOf(database, userGroupId, row.supplierId))!
  if (relation.status === 'prospect') await activateRelation(request, relation.id, relation.lockVersion)
  const { status } = (await relationOf(database, userGroupId, row.supplierId))!
  return status === 'active' ? beginTrade(request, row) : null
}

async function beginTrade(request: TenantRequest, row: ApplicationRow): Promise<number> {
  const draft = await createDraft(request, documentKinds.trades, {
    partnerId: row.supplierId,
    title: row.title,
    currency: row.currency,
    ...(row.deliveryOn && { deliveryDue: row.deliveryOn }),
    // What was offered, as one line: the two go on from it by its proposals and orders.
    lines: [{ item: row.title.slice(0, 60), quantity: String(row.pieces ?? 1), unitPrice: row.price, unit: 'pc' }],
  })
  const [outcome] = await moveDocuments(request, documentKinds.trades, {
    transition: 'open',
    documents: [{ id: draft.id, lockVersion: draft.lock_version }],
  })
  if (outcome!.causes.length > 0) throw new Refusal(422, outcome!.causes)
  return draft.id
}
