import type { Procedure } from '@tsumugi/contract'
import { notFound } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { heldPlan, loadView } from '../production-schedules/load-schedule.ts'
import type { StepRow } from '../production-schedules/plans/plan-queries.ts'
import { isShownTo } from '../production-schedules/plans/plan-view.ts'
import { companyKeys, procedureReplies } from '../production-schedules/plans/replies.ts'
import type { StoredPlan } from '../production-schedules/plans/stored-plan.ts'
import { scheduleOfProcedure } from './procedure-queries.ts'

export interface HeldProcedure {
  readonly stored: StoredPlan
  readonly row: StepRow
}

/**
 * A step of the organisation's own with its schedule, held until the transaction ends; 404 for every other, shown or not:
 * nobody else reports or changes it.
 */
export async function heldProcedure(request: TenantRequest, id: number): Promise<HeldProcedure> {
  const scheduleId = await scheduleOfProcedure(request.database, id)
  if (scheduleId === undefined) throw notFound()
  const stored = await heldPlan(request, scheduleId)
  const row = stored.steps.get(String(id))
  if (!row || !isShownTo(row, request.userGroupId) || row.owner_group_id !== request.userGroupId) throw notFound()
  return { stored, row }
}

export async function loadProcedures(
  request: TenantRequest,
  scheduleId: number,
  ids: readonly number[],
): Promise<Procedure[]> {
  const view = await loadView(request, scheduleId)
  return procedureReplies(view, companyKeys()).filter(({ id }) => ids.includes(id))
}

export async function loadProcedure(request: TenantRequest, { row }: HeldProcedure): Promise<Procedure> {
  const [procedure] = await loadProcedures(request, row.schedule_id, [row.id])
  return procedure!
}
