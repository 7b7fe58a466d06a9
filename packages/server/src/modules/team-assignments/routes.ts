import { contract } from '@tsumugi/contract'
import type { AuditAction } from '@tsumugi/domain'
import { appendAudit } from '../../audit/append-audit.ts'
import { versionedUpdate } from '../../database/versioned-update.ts'
import { invalid, notFound } from '../../http/refusal.ts'
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
    return told(request, 'team_assignment.created', params.brandId, id)
  },

  async update(request, { params, body: { teamAssignment } }) {
    const { database, userGroupId } = request
    await assertOwned(request, params.brandId, teamAssignment.teamId ?? null)
    const current = () => assignmentOf(database, userGroupId, params.brandId, params.id)
    const values = { team_id: teamAssignment.teamId, role: teamAssignment.role }
    const updated = updateAssignment(database, { userGroupId, ...params }, teamAssignment.lockVersion, values)
    await versionedUpdate(
      updated.then((row) => (row ? current() : undefined)),
      current,
      (row) => row,
    )
    return told(request, 'team_assignment.updated', params.brandId, params.id)
  },

  async delete(request, { params }) {
    if (!(await deleteAssignment(request.database, { userGroupId: request.userGroupId, ...params }))) throw notFound()
    await appendAudit(request.database, request, {
      action: 'team_assignment.deleted',
      subject: { kind: 'brand', id: params.brandId },
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

async function told(request: TenantRequest, action: AuditAction, brandId: number, id: number) {
  await appendAudit(request.database, request, { action, subject: { kind: 'brand', id: brandId }, detail: { id } })
  return { data: (await assignmentOf(request.database, request.userGroupId, brandId, id))! }
}
