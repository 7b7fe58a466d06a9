import { contract, type Organisation } from '@tsumugi/contract'
import { admits } from '@tsumugi/domain'
import { notFound } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { groupOf, holdingsOf, superGroupOf } from './queries.ts'
import { organisationReply, readViewReply } from './replies.ts'

/** The current organisation as its own people see it. */
export async function ownOrganisation({ database, userGroupId, accountId }: TenantRequest): Promise<Organisation> {
  const [group, holdings] = await Promise.all([
    groupOf(database, userGroupId),
    holdingsOf(database, userGroupId, accountId),
  ])
  if (!group) throw notFound()
  return organisationReply(group, holdings)
}

/** A super group reads its other members (domain §1, Tenancy); who runs the platform reads all. */
export async function organisationToRead(request: TenantRequest, id: number): Promise<Organisation> {
  if (id === request.userGroupId) return ownOrganisation(request)
  const { user } = request.asker
  const seesSiblings = user.enabledFunctions.includes('user_group.visible_super_group_items')
  return request.asSystem(async (database) => {
    const readable =
      admits(user, contract.organisations.list.access) ||
      (seesSiblings && (await superGroupOf(database, request.userGroupId)).some((each) => each.id === id))
    const group = readable ? await groupOf(database, id) : undefined
    if (!group) throw notFound()
    return readViewReply(group)
  })
}

/** Foreign organisations are not there for whoever would change them. @throws Refusal 404 */
export function assertOwn({ userGroupId }: TenantRequest, id: number): void {
  if (id !== userGroupId) throw notFound()
}
