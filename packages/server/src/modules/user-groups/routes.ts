import { contract } from '@tsumugi/contract'
import { forbidden, notFound } from '../../http/refusal.ts'
import { serve } from '../../http/serve.ts'
import { superGroupOf, teamsOf } from './queries.ts'

export const userGroupRoutes = serve(contract.userGroups)({
  async list(request, { query }) {
    const { user } = request.asker
    if (!query.superGroup) return { data: user.userGroups.map(({ id, name }) => ({ id, name })) }
    if (!user.enabledFunctions.includes('user_group.visible_super_group_items')) throw forbidden()
    return { data: await request.asSystem((database) => superGroupOf(database, request.userGroupId)) }
  },

  async teams(request, { params }) {
    const belongs = params.id === request.userGroupId || request.asker.user.userGroups.some((group) => group.id === params.id)
    if (!belongs) throw notFound()
    return { data: await request.asSystem((database) => teamsOf(database, params.id)) }
  },
})
