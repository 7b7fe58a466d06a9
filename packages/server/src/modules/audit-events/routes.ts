import { contract, paginate } from '@tsumugi/contract'
import { brokenLinks } from '../../audit/audit-queries.ts'
import { documentLimit, limitsOf } from '../../database/page-limits.ts'
import { serve } from '../../http/serve.ts'
import { auditActions, countOfAudit, pageOfAudit } from './queries.ts'

export const auditEventRoutes = serve(contract.auditEvents)({
  async list(request, { query }) {
    const { rows, count } = await request.asSystem((database) => pageOfAudit(database, request.userGroupId, query))
    const { page, limit } = limitsOf(query, documentLimit)
    return { data: rows, pagination: paginate(count, page, limit) }
  },

  verify: async ({ database, userGroupId }) => ({
    data: { checked: await countOfAudit(database, userGroupId), brokenIds: await brokenLinks(database, userGroupId) },
  }),

  actions: async ({ database, userGroupId }) => ({ data: await auditActions(database, userGroupId) }),
})
