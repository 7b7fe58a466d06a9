import { contract, paginate, type CostBilled } from '@tsumugi/contract'
import { costSheetStatuses, type CostSheetStatus } from '@tsumugi/domain/costing'
import { documentLimit, limitsOf } from '../../database/page-limits.ts'
import type { TenantRequest } from '../../http/request.ts'
import { serve } from '../../http/serve.ts'
import { makerOptions } from '../productions/queries/option-queries.ts'
import { linesOf } from './queries/line-queries.ts'
import { loadSheet, ownSheet } from './load-sheet.ts'
import { moveSheet } from './move-sheet.ts'
import { styleOptions } from './queries/new-sheet-queries.ts'
import { closeLine, openLines, takeLine } from './open-lines.ts'
import { priceSourcesOf } from './queries/price-source-queries.ts'
import { requestEstimation } from './request-estimation.ts'
import { addVersion, createSheet, removeSheet, renewRates, takeQuantities, updateOne } from './save-sheet.ts'
import { pageOfSheets } from './queries/sheet-queries.ts'
import { billedAlong, billedFor } from './queries/variance-queries.ts'

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
  requestEstimation,

  async priceSources(request, { params }) {
    const { database, userGroupId } = request
    return { data: await priceSourcesOf(database, userGroupId, await ownSheet(request, params.id)) }
  },

  async variance(request, { params }) {
    return { data: await varianceOf(request, params.id) }
  },
})

/**
 * Invoices by the line that planned them: along the chain of the estimate or contract it was filled from, or of what was
 * asked for and ordered for it; else of the partner it names, where that partner has no other line, as only then it is clear
 * what was billed.
 */
async function varianceOf(request: TenantRequest, id: number) {
  const { database, userGroupId } = request
  const { productionId } = await ownSheet(request, id)
  const [lines, along, named] = await Promise.all([
    linesOf(database, id),
    billedAlong(database, userGroupId, id),
    billedFor(database, userGroupId, productionId),
  ])
  const followed = new Set(along.map(({ documentId }) => documentId))
  return lines.flatMap(({ lineage, supplierId, sourceLineId }) => {
    const isAlone = supplierId !== null && lines.filter((each) => each.supplierId === supplierId).length === 1
    const chained = along.filter((row) => row.lineage === lineage)
    const billed =
      sourceLineId !== null || chained.length > 0
        ? chained
        : isAlone
          ? named.filter((row) => row.supplierId === supplierId && !followed.has(row.documentId))
          : []
    return billed.length === 0 ? [] : [{ lineage, billed: billed.map(billOf) }]
  })
}

const billOf = ({ documentId, number, partner, issueDate, quantity, unitPrice, currency }: CostBilled): CostBilled => ({
  documentId,
  number,
  partner,
  issueDate,
  quantity,
  unitPrice,
  currency,
})
