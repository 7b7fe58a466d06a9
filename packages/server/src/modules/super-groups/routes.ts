import { contract, paginate } from '@tsumugi/contract'
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
import { changed } from '../../records/changed.ts'
import { recordBefore, type RecordBefore } from '../../records/record-before.ts'

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
    return saved(request, id, 'created')
  },

  async update(request, { params, body: { superGroup } }) {
    const before = await recordBefore(request, 'super_group', params.id)
    await request.asSystem(async (database) => {
      if (!(await oneSuperGroup(database, params.id))) throw notFound()
      if (superGroup.name !== undefined) await renameSuperGroup(database, params.id, superGroup.name)
      if (superGroup.userGroupIds) await setSuperGroupMembers(database, params.id, superGroup.userGroupIds)
    })
    return saved(request, params.id, 'updated', before)
  },

  async delete(request, { params }) {
    const before = await recordBefore(request, 'super_group', params.id)
    const deleted = await request.asSystem((database) => deleteSuperGroup(database, params.id))
    if (!deleted) throw notFound()
    await changed(request, { noun: 'super_group', verb: 'deleted', id: params.id, before })
    return null
  },
})

async function saved(request: TenantRequest, id: number, verb: 'created' | 'updated', before?: RecordBefore) {
  const data = (await request.asSystem((database) => oneSuperGroup(database, id)))!
  const detail = { organisations: data.userGroups.map(({ name }) => name) }
  await changed(request, { noun: 'super_group', verb, id, detail, ...(before && { before }) })
  return { data }
}
