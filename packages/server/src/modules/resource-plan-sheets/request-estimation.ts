import { documentKinds, type contract, type InputOf } from '@tsumugi/contract'
import type { CostGroup } from '@tsumugi/domain/costing'
import { invalid } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { createDraft } from '../../records/documents/draft-handlers.ts'
import { makerOptions } from '../productions/queries/option-queries.ts'
import { ownSheet } from './load-sheet.ts'
import { openedLines } from './open-lines.ts'
import { keepInquiries } from './queries/price-source-queries.ts'

const materials: readonly CostGroup[] = ['fabric', 'lining', 'trim', 'label', 'packing']
const work: readonly CostGroup[] = ['cmt', 'wash_print', 'inspection']

/** What is asked for as a whole: materials, the making, or both. */
function basisOf(groups: readonly CostGroup[]) {
  if (groups.every((group) => materials.includes(group))) return 'materials'
  return groups.every((group) => work.includes(group)) ? 'cmt' : 'full_package'
}

/**
 * Begins a request for an estimate with what chosen lines need, as a draft to be looked at and issued. It says quantities
 * alone: no price, loss or target of the sheet goes along.
 */
export async function requestEstimation(
  request: TenantRequest,
  { params, body: { estimationRequest } }: InputOf<(typeof contract)['resourcePlanSheets']['requestEstimation']>,
): Promise<{ data: { id: number } }> {
  const { database, userGroupId } = request
  const { supplierId, lineIds, replyDue = null, remarks = null } = estimationRequest
  const row = await ownSheet(request, params.id)
  const isPartner = (await makerOptions(database, userGroupId)).some(({ id }) => id === supplierId)
  if (!isPartner) throw invalid({ code: 'not_found', field: 'estimationRequest.supplierId' })
  const asked = await openedLines(request, row, lineIds, 'estimationRequest.lineIds')
  const { id } = await createDraft(request, documentKinds.estimationRequests, {
    partnerId: supplierId,
    title: `${row.styleNo} ${row.productionName}`.slice(0, 200),
    currency: row.currency,
    basis: basisOf(asked.map(({ line }) => line.group)),
    replyDue,
    remarks,
    lines: asked.map(({ line, requirement }) => ({
      item: row.styleNo,
      colour: line.colors.join('・').slice(0, 60) || null,
      description: line.name,
      unit: line.unit,
      quantity: requirement,
    })),
  })
  await keepInquiries(
    database,
    userGroupId,
    row.id,
    id,
    asked.map(({ line }) => line.lineage),
  )
  return { data: { id } }
}
