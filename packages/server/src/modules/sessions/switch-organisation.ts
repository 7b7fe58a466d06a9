import type { contract, InputOf } from '@tsumugi/contract'
import { isAdminUser } from '@tsumugi/domain'
import { appendAudit } from '../../audit/append-audit.ts'
import { notFound } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { findAskerByHash } from '../../sessions/find-asker.ts'
import { mayActFor, moveSession } from './queries.ts'

/**
 * Acts for another organisation: an own one, or one the user is concierge of (spec §4, Organisation switch).
 * A concierge may enter when the organisation has agreed to the terms or the user is an admin user; else 404 (spec §6, §8).
 */
export async function switchOrganisation(request: TenantRequest, { body }: InputOf<typeof contract.sessions.switchOrganisation>) {
  const { user, sessionHash } = request.asker
  return request.asSystem(async (database) => {
    const wanted = body.currentUserGroupId
    if (!(await mayActFor(database, user.id, isAdminUser(user), wanted))) throw notFound()
    await moveSession(database, sessionHash, wanted)
    await appendAudit(database, request, { action: 'session.switched', subject: { kind: 'user_group', id: wanted } })
    const asker = await findAskerByHash(database, sessionHash)
    if (!asker) throw notFound()
    return { data: asker.user }
  })
}
