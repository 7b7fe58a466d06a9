import { contract } from '@tsumugi/contract'
import { Refusal, notFound, orNotFound, orStale } from '../../http/refusal.ts'
import { serve } from '../../http/serve.ts'
import { assertOwn } from '../user-groups/load-organisation.ts'
import { assignmentsOfTeam, deleteTeam, insertTeam, setTeamMembers, teamOf } from './queries.ts'
import { changed } from '../../records/changed.ts'
import { recordBefore } from '../../records/record-before.ts'
import { updateRow } from '../../database/versions/update-row.ts'

export const teamRoutes = serve(contract.teams)({
  async create(request, { params, body: { team } }) {
    assertOwn(request, params.userGroupId)
    const { database, userGroupId } = request
    const { id } = await insertTeam(database, userGroupId, team.name)
    await setTeamMembers(database, userGroupId, id, team.userIds)
    await changed(request, { noun: 'team', verb: 'created', id })
    return { data: (await teamOf(database, userGroupId, id))! }
  },

  async update(request, { params, body: { team } }) {
    assertOwn(request, params.userGroupId)
    const { database, userGroupId } = request
    const before = await recordBefore(request, 'team', params.id)
    const current = async () => orNotFound(await teamOf(database, userGroupId, params.id))
    const place = { user_group_id: userGroupId, id: params.id, lock_version: team.lockVersion }
    await orStale(updateRow(database, 'team', place, { name: team.name }), current)
    if (team.userIds) await setTeamMembers(database, userGroupId, params.id, team.userIds)
    await changed(request, { noun: 'team', verb: 'updated', id: params.id, before })
    return { data: await current() }
  },

  async delete(request, { params }) {
    assertOwn(request, params.userGroupId)
    const { database, userGroupId } = request
    if (!(await teamOf(database, userGroupId, params.id))) throw notFound()
    const count = await assignmentsOfTeam(database, userGroupId, params.id)
    if (count > 0) throw new Refusal(422, [{ code: 'team_assigned', meta: { count } }])
    const before = await recordBefore(request, 'team', params.id)
    await deleteTeam(database, userGroupId, params.id)
    await changed(request, { noun: 'team', verb: 'deleted', id: params.id, before })
    return null
  },
})
