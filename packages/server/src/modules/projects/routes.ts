import { contract, paginate, projectStatuses, type ProjectDetail } from '@tsumugi/contract'
import { documentLimit, limitsOf } from '../../database/page-limits.ts'
import { updateRow } from '../../database/versions/update-row.ts'
import { givenColumns } from '../../database/versions/given-columns.ts'
import { invalid, notFound, orStale } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { serve } from '../../http/serve.ts'
import { changed } from '../../records/changed.ts'
import { recordBefore } from '../../records/record-before.ts'
import { deleteProject, insertProject, ownsBrandAndMember, pageOfProjects, projectOf, setMembers } from './queries.ts'

interface ProjectInput {
  readonly brandId?: number | null | undefined
  readonly ownerId?: number | null | undefined
  readonly startsOn?: string | null | undefined
  readonly endsOn?: string | null | undefined
  readonly productionIds?: readonly number[] | undefined
  readonly tradeIds?: readonly number[] | undefined
}

/** Projects of the organisation's own (domain §3.6): a grouping of productions and trades that nobody else sees. */
export const projectRoutes = serve(contract.projects)({
  async list({ database, userGroupId }, { query }) {
    const { page, limit, offset } = limitsOf(query, documentLimit)
    const { rows, tabs } = await pageOfProjects(database, userGroupId, query, { limit, offset })
    const countOf = (status: string) => tabs.find((tab) => tab.status === status)?.count ?? 0
    const chosen: readonly string[] = query.status ? [query.status] : projectStatuses
    const count = chosen.reduce((total, status) => total + countOf(status), 0)
    return {
      data: rows,
      pagination: paginate(count, page, limit),
      tabs: projectStatuses.map((status) => ({ status, count: countOf(status) })),
    }
  },

  show: async (request, { params }) => ({ data: await ownProject(request, params.id) }),

  async create(request, { body }) {
    await assertNamed(request, body.project)
    const id = await insertProject(request.database, request, columnsOf(body.project))
    await saveMembers(request, id, body.project)
    await changed(request, { noun: 'project', verb: 'created', id })
    return { data: await ownProject(request, id) }
  },

  async update(request, { params, body }) {
    const { lockVersion, ...values } = body.project
    const current = await ownProject(request, params.id)
    const before = await recordBefore(request, 'project', params.id)
    await assertNamed(request, { startsOn: current.startsOn, endsOn: current.endsOn, ...values })
    const place = { id: params.id, user_group_id: request.userGroupId, lock_version: lockVersion }
    const change = { ...columnsOf(values), updated_by: request.accountId }
    await orStale(updateRow(request.database, 'project', place, change), () => ownProject(request, params.id))
    await saveMembers(request, params.id, values)
    await changed(request, { noun: 'project', verb: 'updated', id: params.id, before })
    return { data: await ownProject(request, params.id) }
  },

  async delete(request, { params }) {
    const before = await recordBefore(request, 'project', params.id)
    if (!(await deleteProject(request.database, request.userGroupId, params.id))) throw notFound()
    await changed(request, { noun: 'project', verb: 'deleted', id: params.id, before })
    return null
  },
})

async function ownProject({ database, userGroupId }: TenantRequest, id: number): Promise<ProjectDetail> {
  const found = await projectOf(database, userGroupId, id)
  if (!found) throw notFound()
  return found
}

async function assertNamed(
  { database, userGroupId }: TenantRequest,
  { brandId = null, ownerId = null, startsOn, endsOn }: ProjectInput,
): Promise<void> {
  const { brand, owner } = await ownsBrandAndMember(database, userGroupId, { brandId, ownerId })
  if (!brand) throw invalid({ code: 'not_found', field: 'project.brandId' })
  if (!owner) throw invalid({ code: 'not_found', field: 'project.ownerId' })
  if (startsOn && endsOn && endsOn < startsOn) throw invalid({ code: 'invalid', field: 'project.endsOn' })
}

async function saveMembers({ database, userGroupId }: TenantRequest, id: number, values: ProjectInput): Promise<void> {
  for (const [members, field] of [
    ['productions', 'productionIds'],
    ['trades', 'tradeIds'],
  ] as const) {
    const ids = values[field]
    if (ids && !(await setMembers(database, userGroupId, id, members, ids)))
      throw invalid({ code: 'not_found', field: `project.${field}` })
  }
}

const columnsOf = ({ productionIds: _productions, tradeIds: _trades, ...values }: ProjectInput) => givenColumns(values)
