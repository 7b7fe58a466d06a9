import { contract, paginate } from '@tsumugi/contract'
import { checkChain } from '../../audit/audit-queries.ts'
import { documentLimit, limitsOf } from '../../database/page-limits.ts'
import { longSpreadsheetReply } from '../../documents/spreadsheet/spreadsheet-reply.ts'
import { serve } from '../../http/serve.ts'
import { auditLines, auditSheet } from './audit-sheet.ts'
import { auditActions, auditById, auditIds, auditPeople, pageOfAudit } from './queries.ts'

export const auditEventRoutes = serve(contract.auditEvents)({
  async list(request, { query }) {
    const { rows, count } = await request.asSystem((database) => pageOfAudit(database, request.userGroupId, query))
    const { page, limit } = limitsOf(query, documentLimit)
    return { data: rows, pagination: paginate(count, page, limit) }
  },

  async export(request, { query }) {
    const { format, encoding, labels, ...wanted } = query
    const { userGroupId } = request
    const ids = await request.asSystem((database) => auditIds(database, userGroupId, wanted))
    const rowsOf = (some: readonly number[]) =>
      request.afterwards(async (own) =>
        auditLines(await own.asSystem((database) => auditById(database, userGroupId, some))),
      )
    const as = format === 'xlsx' ? 'xlsx' : encoding === 'cp932' ? 'csv_cp932' : 'csv'
    return () => longSpreadsheetReply({ ...auditSheet(labels), ids, rowsOf }, as, 'audit_events')
  },

  people: async (request) => ({
    data: await request.asSystem((database) => auditPeople(database, request.userGroupId)),
  }),

  verify: async ({ database, userGroupId }, { query }) => ({
    data: await checkChain(database, userGroupId, query.after),
  }),

  actions: async ({ database, userGroupId }) => ({ data: await auditActions(database, userGroupId) }),
})
