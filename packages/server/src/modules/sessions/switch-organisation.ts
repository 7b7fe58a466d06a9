import type { contract, InputOf } from '@tsumugi/contract'
import { sql } from 'kysely'
import { appendAudit } from '../../audit/append-audit.ts'
import { notFound } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { findAskerByHash } from '../../sessions/find-asker.ts'

/**
 * Acts for another organisation: an own one, or one the user is concierge of (spec §4, Organisation switch).
 * A concierge may enter when the organisation has agreed to the terms or the user is admin; else 404 (spec §6, §8).
 */
export async function switchOrganisation(request: TenantRequest, { body }: InputOf<typeof contract.sessions.switchOrganisation>) {
  const { user, sessionHash } = request.asker
  return request.asSystem(async (database) => {
    const { rows } = await sql<{ allowed: boolean }>`
      select (exists (select from membership m where m.account_id = ${user.id} and m.user_group_id = g.id and m.suspended_at is null)
        or ((g.agreed_terms_at is not null or ${user.admin})
          and exists (select from concierge c where c.account_id = ${user.id} and c.user_group_id = g.id))) as allowed
      from user_group g where g.id = ${body.currentUserGroupId} and g.suspended_at is null`.execute(database)
    if (!rows[0]?.allowed) throw notFound()
    await database.updateTable('session').set({ user_group_id: body.currentUserGroupId }).where('token_hash', '=', sessionHash).execute()
    await appendAudit(database, request, { action: 'session.switched', subject: { kind: 'user_group', id: body.currentUserGroupId } })
    const asker = await findAskerByHash(database, sessionHash)
    if (!asker) throw notFound()
    return { data: asker.user }
  })
}
