import type { contract, InputOf } from '@tsumugi/contract'
import { isAdminUser } from '@tsumugi/domain'
import { appendAudit } from '../../audit/append-audit.ts'
import { invalid, notFound } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { findAskerByHash } from '../../sessions/find-asker.ts'
import { entryFault, mayActFor, moveSession } from './queries.ts'

/**
 * Acts for another organisation: an own one, or one the user is concierge of (spec §4, Organisation switch).
 * A concierge may enter when the organisation has agreed to the terms or the user is an admin user; else 404 (spec §6, §8).
 */
export async function switchOrganisation(
  request: TenantRequest,
  { body }: InputOf<typeof contract.sessions.switchOrganisation>,
) {
  const { user, sessionHash } = request.asker
  const switched = await request.asSystem(async (database) => {
    const wanted = body.currentUserGroupId
    if (!(await mayActFor(database, user.id, isAdminUser(user), wanted))) throw notFound()
    const fault = await entryFault(database, wanted, sessionHash, request.address)
    if (fault) throw invalid({ code: fault, field: 'currentUserGroupId' })
    await moveSession(database, sessionHash, wanted)
    // In both chains: the one that is left, and the one that is entered, whose people ask who came.
    for (const userGroupId of new Set([request.userGroupId, wanted])) {
      await appendAudit(
        database,
        { ...request, userGroupId },
        { action: 'session.switched', subject: { kind: 'user_group', id: wanted } },
      )
    }
    const asker = await findAskerByHash(database, sessionHash, request.address)
    if (!asker) throw notFound()
    return { data: asker.user }
  })
  // Heard by this person's other windows, which still show the organisation that is left.
  await request.notify('session', null)
  return switched
}
