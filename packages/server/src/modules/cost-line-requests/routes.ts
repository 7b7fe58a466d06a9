import { contract, paginate, type CostLineRequest } from '@tsumugi/contract'
import { costLineRequestStatuses, mayAnswer, type CostLineRequestStatus } from '@tsumugi/domain/costing'
import { documentLimit, limitsOf } from '../../database/page-limits.ts'
import { invalid, notFound, orStale } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { serve } from '../../http/serve.ts'
import { changed } from '../../records/changed.ts'
import { recordBefore } from '../../records/record-before.ts'
import { notifyPartner } from '../../realtime/notify-partner.ts'
import { tellPartner } from '../notifications/partner-news-job.ts'
import {
  answerRequest,
  groupNames,
  pageOfRequests,
  requestTo,
  type RequestRow,
} from '../resource-plan-sheets/public-face.ts'

/** Lines of cost sheets as the supplier they were opened to sees them (domain §3.5). */
export const costLineRequestRoutes = serve(contract.costLineRequests)({
  async list(request, { query }) {
    const { page, limit, offset } = limitsOf(query, documentLimit)
    const { rows, tabs } = await pageOfRequests(request.database, request.userGroupId, query, { limit, offset })
    const countOf = (status: CostLineRequestStatus) => tabs.find((tab) => tab.status === status)?.count ?? 0
    const chosen: readonly CostLineRequestStatus[] = query.status ? [query.status] : costLineRequestStatuses
    const total = chosen.reduce((sum, each) => sum + countOf(each), 0)
    return {
      data: await replies(request, rows),
      pagination: paginate(total, page, limit),
      tabs: costLineRequestStatuses.map((status) => ({ status, count: countOf(status) })),
    }
  },

  async answer(request, { params, body }) {
    const { database, userGroupId } = request
    const { lockVersion, ...answer } = body.costLineRequest
    const row = await requestTo(database, userGroupId, params.id)
    if (!row) throw notFound()
    await orStale(row.lockVersion === lockVersion, async () => (await replies(request, [row]))[0])
    if (!mayAnswer(row.status)) throw invalid({ code: 'cost_line_taken', field: 'costLineRequest' })
    const before = await recordBefore(request, 'cost_line_request', row.id)
    await orStale(
      answerRequest(database, request, row.id, lockVersion, answer),
      async () => (await replies(request, [row]))[0],
    )
    await changed(request, { noun: 'cost_line_request', verb: 'responded', id: row.id, before, partnerId: row.ownerId })
    await notifyPartner(request, row.ownerId, 'resource_plan_sheet')
    await tellPartner(database, {
      userGroupId: row.ownerId,
      event: 'cost_line_answered',
      accountIds: null,
      subject: { kind: 'cost_line_request', id: row.id },
      detail: { title: `${row.styleNo} ${row.name}` },
      link: `/s/resource_plan_sheets/${row.sheetId}`,
    })
    return { data: (await replies(request, [(await requestTo(database, userGroupId, row.id))!]))[0]! }
  },
})

async function replies({ asSystem }: TenantRequest, rows: readonly RequestRow[]): Promise<CostLineRequest[]> {
  const names = await asSystem((system) =>
    groupNames(
      system,
      rows.map(({ ownerId }) => ownerId),
    ),
  )
  return rows.map(({ ownerId, supplierId: _supplierId, lineage: _lineage, ...row }) => ({
    ...row,
    partner: { id: ownerId, name: names.get(ownerId) ?? '' },
  }))
}
