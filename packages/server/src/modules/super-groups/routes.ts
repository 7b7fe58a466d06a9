import { contract, paginate } from '@tsumugi/contract'
import type { AuditAction } from '@tsumugi/domain'
import { appendAudit } from '../../audit/append-audit.ts'
import { limitsOf } from '../../database/page-limits.ts'
import { notFound } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { serve } from '../../http/serve.ts'
import {
  deleteSuperGroup,
  insertSuperGroup,
  oneSuperGroup,
  pageOfSuperGroups,
  renameSuperGroup,
  setSuperGroupMembers,
} from './queries.ts'

/** Groups of organisations: their members may read one another (domain §1, Tenancy). */
export const superGroupRoutes = serve(contract.superGroups)({
  async list(request, { query }) {
    const { rows, count } = await request.asSystem((database) => pageOfSuperGroups(database, query))
    const { page, limit } = limitsOf(query)
    return { data: rows, pagination: paginate(count, page, limit) }
  },

  async create(request, { body: { superGroup } }) {
    const id = await request.asSystem(async (database) => {
      const row = await insertSuperGroup(database, superGroup.name)
      await setSuperGroupMembers(database, row.id, superGroup.userGroupIds)
      return row.id
    })
    return told(request, id, 'super_group.created')
  },

  async update(request, { params, body: { superGroup } }) {
    await request.asSystem(async (database) => {
      if (!(await oneSuperGroup(database, params.id))) throw notFound()
      if (superGroup.name !== undefined) await renameSuperGroup(database, params.id, superGroup.name)
      if (superGroup.userGroupIds) await setSuperGroupMembers(database, params.id, superGroup.userGroupIds)
    })
    return told(request, params.id, 'super_group.updated')
  },

  async delete(request, { params }) {
    const deleted = await request.asSystem((database) => deleteSuperGroup(database, params.id))
    if (!deleted) throw notFound()
    const entry = {
      action: 'super_group.deleted' as const,
      subject: { kind: 'super_group', id: params.id },
      detail: deleted,
    }
    await appendAudit(request.database, request, entry)
    return null
  },
})

async function told(request: TenantRequest, id: number, action: AuditAction) {
  const saved = (await request.asSystem((database) => oneSuperGroup(database, id)))!
  const detail = { name: saved.name, userGroupIds: saved.userGroups.map((group) => group.id) }
  await appendAudit(request.database, request, { action, subject: { kind: 'super_group', id }, detail })
  return { data: saved }
}
