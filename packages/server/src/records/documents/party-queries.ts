import { sql } from 'kysely'
import type { TenantRequest } from '../../http/request.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Party } from './document-queries.ts'

/**
 * The asker's organisation and its partner, by the names they have today.
 * @param madeFrom what both agreed before is billed, whoever has ended the business since
 * @throws Refusal 422 `partner_unknown` where the two do no business with each other (domain §3.6)
 */
export async function partiesWith(
  request: TenantRequest,
  partnerId: number,
  madeFrom = 0,
): Promise<{ own: Party; partner: Party }> {
  const { userGroupId } = request
  const { rows } = await request.asSystem((database) =>
    sql<Party>`
      select id, name from user_group g where id = ${userGroupId} or id = ${partnerId} and exists (
        select from group_relation r where r.status = 'active' and r.discarded_at is null
          and (r.user_group_id, r.partner_id) in ((${userGroupId}, ${partnerId}), (${partnerId}, ${userGroupId}))
        union all select from distributor_customer c where c.status <> 'blocked'
          and (c.user_group_id, c.buyer_id) in ((${userGroupId}, ${partnerId}), (${partnerId}, ${userGroupId}))
        union all select from document d where d.id = ${madeFrom} and d.shared
          and (d.issuer_id, d.receiver_id) in ((${userGroupId}, ${partnerId}), (${partnerId}, ${userGroupId})))`.execute(
      database,
    ),
  )
  const own = rows.find(({ id }) => id === userGroupId)
  const partner = rows.find(({ id }) => id === partnerId && id !== userGroupId)
  if (!own || !partner) throw new Refusal(422, [{ code: 'partner_unknown', field: 'partnerId' }])
  return { own, partner }
}
