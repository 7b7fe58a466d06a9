import { contract } from '@tsumugi/contract'
import { invalid, notFound, orNotFound, orStale } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { serve } from '../../http/serve.ts'
import {
  assignmentOf,
  assignmentsOf,
  deleteAssignment,
  insertAssignment,
  ownsBrandAndTeam,
  updateAssignment,
} from './queries.ts'
import { changed } from '../../records/changed.ts'
import { recordBefore, recordName, type RecordBefore } from '../../records/record-before.ts'

/** Which team does what for a brand (spec §7, Teams). */
export const teamAssignmentRoutes = serve(contract.teamAssignments)({
  async list({ database, userGroupId }, { params }) {
    if (!(await ownsBrandAndTeam(database, userGroupId, params.brandId, null))) throw notFound()
    return { data: await assignmentsOf(database, userGroupId, params.brandId) }
  },

  async create(request, { params, body: { teamAssignment } }) {
    const { database, userGroupId } = request
    await assertOwned(request, params.brandId, teamAssignment.teamId)
    const values = { team_id: teamAssignment.teamId, role: teamAssignment.role }
    const { id } = await insertAssignment(database, userGroupId, params.brandId, values)
    return saved(request, 'created', params.brandId, id)
  },

  async update(request, { params, body: { teamAssignment } }) {
    const { database, userGroupId } = request
    await assertOwned(request, params.brandId, teamAssignment.teamId ?? null)
    const before = await recordBefore(request, 'team_assignment', params.id)
    const values = { team_id: teamAssignment.teamId, role: teamAssignment.role }
    const updated = updateAssignment(database, { userGroupId, ...params }, teamAssignment.lockVersion, values)
    await orStale(updated, async () => orNotFound(await assignmentOf(database, userGroupId, params.brandId, params.id)))
    return saved(request, 'updated', params.brandId, params.id, before)
  },

  async delete(request, { params }) {
    const before = await recordBefore(request, 'team_assignment', params.id)
    if (!(await deleteAssignment(request.database, { userGroupId: request.userGroupId, ...params }))) throw notFound()
    await changed(request, {
      noun: 'team_assignment',
      verb: 'deleted',
      id: params.id,
      before,
      detail: await brandNamed(request, params.brandId),
    })
    return null
  },
})

/** A brand of others is not there; a team of others is a wrong value. */
async function assertOwned(
  { database, userGroupId }: TenantRequest,
  brandId: number,
  teamId: number | null,
): Promise<void> {
  if (!(await ownsBrandAndTeam(database, userGroupId, brandId, null))) throw notFound()
  if (!(await ownsBrandAndTeam(database, userGroupId, brandId, teamId)))
    throw invalid({ code: 'not_found', field: 'teamAssignment.teamId' })
}

const brandNamed = async (request: TenantRequest, brandId: number) => ({
  brand: await recordName(request, 'brand', brandId),
})

async function saved(
  request: TenantRequest,
  verb: 'created' | 'updated',
  brandId: number,
  id: number,
  before?: RecordBefore,
) {
  const detail = await brandNamed(request, brandId)
  await changed(request, { noun: 'team_assignment', verb, id, detail, ...(before && { before }) })
  return { data: (await assignmentOf(request.database, request.userGroupId, brandId, id))! }
}
