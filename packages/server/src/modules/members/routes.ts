import { contract, paginate } from '@tsumugi/contract'
import { limitsOf } from '../../database/page-limits.ts'
import { forbidden, notFound } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { serve } from '../../http/serve.ts'
import { assertOwn } from '../user-groups/load-organisation.ts'
import { changeMember, type MemberChange } from './change-member.ts'
import { grantedToMember } from './grants.ts'
import { endSessionsIn, leaveTeams, memberOf, pageOfMembers } from './queries.ts'

export const memberRoutes = serve(contract.members)({
  async list(request, { params, query }) {
    assertOwn(request, params.userGroupId)
    const { rows, count } = await request.asSystem((database) => pageOfMembers(database, request.userGroupId, query))
    const { page, limit } = limitsOf(query)
    return { data: rows, pagination: paginate(count, page, limit) }
  },

  async update(request, { params, body: { member } }) {
    assertOwn(request, params.userGroupId)
    const { role, functions, lockVersion } = member
    return {
      data: await changeMember(request, params.id, {
        verb: 'updated',
        next: role ? { role } : {},
        values: { role, functions: await grantedToMember(request, params.id, functions) },
        lockVersion,
      }),
    }
  },

  async grant(request, { params, body }) {
    assertOwn(request, params.userGroupId)
    const changed = []
    for (const { id, functions, lockVersion } of body.members) {
      const values = { functions: await grantedToMember(request, id, functions) }
      changed.push(await changeMember(request, id, { verb: 'updated', next: {}, values, lockVersion }))
    }
    return { data: changed }
  },

  async suspend(request, { params }) {
    assertOwn(request, params.userGroupId)
    return {
      data: await changeMember(request, params.id, {
        verb: 'suspended',
        next: { status: 'suspended' },
        values: { suspended_at: now() },
        lockVersion: null,
        after: outOf(request),
      }),
    }
  },

  async resume(request, { params }) {
    assertOwn(request, params.userGroupId)
    const values = { suspended_at: null, left_at: null }
    return {
      data: await changeMember(request, params.id, {
        verb: 'resumed',
        next: { status: 'active' },
        values,
        lockVersion: null,
      }),
    }
  },

  async leave(request, { params }) {
    assertOwn(request, params.userGroupId)
    const member = await request.asSystem((database) => memberOf(database, request.userGroupId, params.id))
    if (!member) throw notFound()
    if (member.userId !== request.accountId && !request.asker.user.powerUser) throw forbidden()
    const after: MemberChange['after'] = async (database, accountId) => {
      await leaveTeams(database, request.userGroupId, accountId)
      await outOf(request)(database, accountId)
    }
    const values = { left_at: now(), suspended_at: now() }
    return {
      data: await changeMember(request, params.id, {
        verb: 'left',
        next: { status: 'left' },
        values,
        lockVersion: null,
        after,
      }),
    }
  },
})

const now = () => new Date().toISOString()

const outOf =
  (request: TenantRequest): NonNullable<MemberChange['after']> =>
  (database, accountId) =>
    endSessionsIn(database, request.userGroupId, accountId)
