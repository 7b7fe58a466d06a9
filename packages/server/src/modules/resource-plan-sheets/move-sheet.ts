import type { contract, CostSheetDetail, InputOf } from '@tsumugi/contract'
import type { AuditVerb } from '@tsumugi/domain'
import { costSheetLifecycle, type CostSheetMove, type CostSheetRefusal } from '@tsumugi/domain/costing'
import { invalid, orStale, type Cause } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { changed } from '../../records/changed.ts'
import { recordBefore } from '../../records/record-before.ts'
import { decide } from '../approvals/decide.ts'
import { requestApproval, targetEdited } from '../approvals/public-face.ts'
import { lockRunning } from '../approvals/queries/queries.ts'
import { stepsOf } from '../approvals/queries/step-queries.ts'
import { linesOf } from './queries/line-queries.ts'
import { loadSheet, ownSheet, refusalOf } from './load-sheet.ts'
import { withProductCost } from './product-cost.ts'
import { updateSheet } from './queries/sheet-queries.ts'

const past: Record<CostSheetMove, AuditVerb> = {
  submit: 'submitted',
  withdraw: 'returned',
  approve: 'approved',
  order: 'ordered',
  archive: 'archived',
}

/** Why the domain closes a move, as the server says it. */
const codes: Record<Exclude<CostSheetRefusal, 'transition_status'>, Cause['code']> = {
  transition_side: 'transition_side',
  transition_power_user: 'transition_power_user',
  transition_reason: 'transition_reason',
  transition_both: 'transition_both',
  transition_time: 'transition_time',
  cost_lines_needed: 'cost_lines_needed',
  cost_price_missing: 'cost_price_missing',
}

/** Moves a version; submitting it asks for approval, and an approval that runs has the word when it is approved. */
export async function moveSheet(
  request: TenantRequest,
  { params, body: { move, lockVersion } }: InputOf<(typeof contract)['resourcePlanSheets']['move']>,
): Promise<{ data: CostSheetDetail }> {
  const { database } = request
  const row = await ownSheet(request, params.id)
  await orStale(row.lockVersion === lockVersion, () => loadSheet(request, row.id))
  const refusal = refusalOf(request, row, await linesOf(database, row.id), move)
  if (refusal === 'transition_status')
    throw invalid({ code: 'not_transition', field: 'move', meta: { from: row.status, to: move } })
  if (refusal) throw invalid({ code: codes[refusal], field: 'move' })
  if (move === 'approve' && (await approveRunning(request, row.id))) return { data: await loadSheet(request, row.id) }
  const before = await recordBefore(request, 'resource_plan_sheet', row.id)
  const { to } = costSheetLifecycle.transitions[move]
  const set = () => updateSheet(database, request, row.id, lockVersion, { status: to })
  await orStale(withProductCost(request, row.productionId, set), () => loadSheet(request, row.id))
  await changed(request, { noun: 'resource_plan_sheet', verb: past[move], id: row.id, before })
  if (move === 'submit') await requestApproval(request, { target: 'cost_sheet', id: row.id })
  if (move === 'withdraw') await targetEdited(request, { target: 'cost_sheet', id: row.id })
  return { data: await loadSheet(request, row.id) }
}

/** Says yes in the running approval of a sheet; false where none runs. */
async function approveRunning(request: TenantRequest, id: number): Promise<boolean> {
  const { database, userGroupId } = request
  const running = await lockRunning(database, userGroupId, 'cost_sheet', id)
  const step = running && (await stepsOf(database, userGroupId, running.id)).find(({ status }) => status === 'open')
  if (!running || !step) return false
  await decide(request, { approvalId: running.id, stepId: step.id, decision: 'approved', comment: '' })
  return true
}
