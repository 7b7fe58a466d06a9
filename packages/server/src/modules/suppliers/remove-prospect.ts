import { sql } from 'kysely'
import { invalid } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { changed } from '../../records/changed.ts'
import { recordBefore } from '../../records/record-before.ts'
import { ownSupplier } from './move-relation.ts'

/**
 * Takes a relation back that nobody began to deal over, and its partner where that was begun for it and nobody else knows it.
 * @throws Refusal 404; 422 where it is more than a prospect, or has documents
 */
export async function removeProspect(request: TenantRequest, id: number): Promise<void> {
  const { database, userGroupId } = request
  const { status, documentCount, partner } = await ownSupplier(request, id)
  if (status !== 'prospect' || documentCount > 0) throw invalid({ code: 'in_use', field: 'supplier' })
  const before = await recordBefore(request, 'supplier', id)
  await sql`delete from group_relation where user_group_id = ${userGroupId} and id = ${id}`.execute(database)
  await changed(request, { noun: 'supplier', verb: 'deleted', id: null, before })
  await request.asSystem((system) =>
    sql`delete from user_group g where g.id = ${partner.id} and g.supplier_start_id = ${userGroupId}
      and g.agreed_terms_at is null and not exists (select from membership m where m.user_group_id = g.id)
      and not exists (select from group_relation r where g.id in (r.partner_id, r.user_group_id))`.execute(system),
  )
}
