import { invalid } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { changed } from '../../records/changed.ts'
import { recordBefore } from '../../records/record-before.ts'
import { ownSupplier } from './move-relation.ts'
import { deletePartnerBegunBy, deleteRelation } from './queries.ts'

/**
 * Takes a relation back that nobody began to deal over, and its partner where that was begun for it and nobody else knows it.
 * @throws Refusal 404; 422 where it is more than a prospect, or has documents
 */
export async function removeProspect(request: TenantRequest, id: number): Promise<void> {
  const { database, userGroupId } = request
  const { status, documentCount, partner } = await ownSupplier(request, id)
  if (status !== 'prospect' || documentCount > 0) throw invalid({ code: 'in_use', field: 'supplier' })
  const before = await recordBefore(request, 'supplier', id)
  await deleteRelation(database, userGroupId, id)
  await changed(request, { noun: 'supplier', verb: 'deleted', id: null, before })
  await request.asSystem((system) => deletePartnerBegunBy(system, userGroupId, partner.id))
}
