import { contract, paginate } from '@tsumugi/contract'
import { costSheetStatuses, type CostSheetStatus } from '@tsumugi/domain/costing'
import { documentLimit, limitsOf } from '../../database/page-limits.ts'
import type { TenantRequest } from '../../http/request.ts'
import { serve } from '../../http/serve.ts'
import { makerOptions } from '../productions/option-queries.ts'
import { linesOf } from './queries/line-queries.ts'
import { loadSheet, ownSheet } from './load-sheet.ts'
import { moveSheet } from './move-sheet.ts'
import { styleOptions } from './queries/new-sheet-queries.ts'
import { closeLine, openLines, takeLine } from './open-lines.ts'
import { addVersion, createSheet, removeSheet, renewRates, takeQuantities, updateOne } from './save-sheet.ts'
import { pageOfSheets } from './queries/sheet-queries.ts'
import { billedFor } from './queries/variance-queries.ts'

/** A brand's cost sheets (domain §3.5); what suppliers see of them is `cost_line_requests`. */
export const resourcePlanSheetRoutes = serve(contract.resourcePlanSheets)({
  async list({ database, userGroupId }, { query }) {
    const { page, limit, offset } = limitsOf(query, documentLimit)
    const { rows, tabs } = await pageOfSheets(database, userGroupId, query, { limit, offset })
    const countOf = (status: CostSheetStatus) => tabs.find((tab) => tab.status === status)?.count ?? 0
    const chosen: readonly CostSheetStatus[] = query.status ? [query.status] : costSheetStatuses
    const total = chosen.reduce((sum, each) => sum + countOf(each), 0)
    return {
      data: rows,
      pagination: paginate(total, page, limit),
      tabs: costSheetStatuses.map((status) => ({ status, count: countOf(status) })),
    }
  },

  async options({ database, userGroupId }) {
    const suppliers = (await makerOptions(database, userGroupId)).map(({ id, name }) => ({ id, name }))
    return { data: { suppliers, productions: await styleOptions(database, userGroupId) } }
  },

  show: async (request, { params }) => ({ data: await loadSheet(request, params.id) }),
  create: createSheet,
  update: updateOne,
  renewRates,
  takeQuantities,
  delete: removeSheet,
  move: moveSheet,
  addVersion,
  openLines,
  closeLine,
  takeLine,

  async variance(request, { params }) {
    return { data: await varianceOf(request, params.id) }
  },
})

/** Invoices of the partner a line names, where that partner has one line: only then is it clear what was billed. */
async function varianceOf(request: TenantRequest, id: number) {
  const { database, userGroupId } = request
  const { productionId } = await ownSheet(request, id)
  const lines = await linesOf(database, id)
  const rows = await billedFor(database, userGroupId, productionId)
  return lines.flatMap(({ lineage, supplierId }) => {
    if (supplierId === null || lines.filter((each) => each.supplierId === supplierId).length > 1) return []
    const billed = rows.filter((row) => row.supplierId === supplierId)
    return billed.length === 0 ? [] : [{ lineage, billed: billed.map(({ supplierId: _supplierId, ...row }) => row) }]
  })
}
