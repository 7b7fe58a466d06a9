import { contract, type InputOf } from '@tsumugi/contract'
import { fieldChanges } from '@tsumugi/domain'
import { isQuantityOver, isScheduleClosed, moveRight, planForward, stepNetwork } from '@tsumugi/domain/scheduling'
import { invalid, notFound, Refusal, orStale } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { serve } from '../../http/serve.ts'
import { heldPlan, loadSchedule, scheduleChanged } from '../production-schedules/load-schedule.ts'
import type { StepRow } from '../production-schedules/plans/plan-queries.ts'
import { isShownTo } from '../production-schedules/plans/plan-view.ts'
import type { StoredPlan } from '../production-schedules/plans/stored-plan.ts'
import { stepWords } from '../production-schedules/plans/plan-words.ts'
import { insertSteps, touchSchedule } from '../production-schedules/plans/write-queries.ts'
import { changeMany } from './bulk-changes.ts'
import { heldProcedure, loadProcedure } from './held-procedure.ts'
import { listProcedures } from './procedure-lists.ts'
import { deleteProcedure, memberOf, overPercentOf, updateProcedure, type ProcedureValues } from './procedure-queries.ts'
import { addProof, listProofs, removeProof } from './procedure-proofs.ts'
import { bulkReport, reportDelay, reportProcedure } from './procedure-reports.ts'

type Inputs = (typeof contract)['procedures']

export const procedureRoutes = serve(contract.procedures)({
  list: listProcedures,
  create: addProcedure,
  update: changeProcedure,
  delete: removeProcedure,
  report: reportProcedure,
  delay: reportDelay,
  bulkReport,
  change: changeMany,
  proofs: listProofs,
  addProof,
  removeProof,
})

/** Whoever makes the phase is asked for a step by the brand alone, and only until the plan is accepted (domain §3.4). */
function ownerOf({ row }: StoredPlan, userGroupId: number, owner: 'ours' | 'theirs' = 'ours'): number {
  if (owner === 'ours') return userGroupId
  const mayAsk = row.user_group_id === userGroupId && row.status === 'planned' && row.supplier_group_id !== null
  if (!mayAsk) throw invalid({ code: 'step_of_other', field: 'procedure.owner' })
  return row.supplier_group_id!
}

/** A step of the organisation's own between others; circles are refused before anything is written. */
async function addProcedure(request: TenantRequest, { params, body }: InputOf<Inputs['create']>) {
  const { userGroupId, accountId } = request
  const stored = await heldPlan(request, params.scheduleId)
  const { parties, plan, context } = stored
  if (!parties.partyIds.includes(String(userGroupId))) throw notFound()
  if (isScheduleClosed(parties.status)) throw invalid({ code: 'schedule_closed' })
  const { name, start, workdays, after = [], before = [] } = body.procedure
  const ownerId = ownerOf(stored, userGroupId, body.procedure.owner)
  const shared = body.procedure.shared || ownerId !== userGroupId
  const named = [...after.map((id) => [id, 'after'] as const), ...before.map((id) => [id, 'before'] as const)]
  for (const [id, field] of named) {
    const row = stored.steps.get(String(id))
    if (!row || !isShownTo(row, userGroupId)) throw invalid({ code: 'not_found', field: `procedure.${field}` })
  }
  // What has to wait for it is asked of whoever may move that.
  const isMovable = (id: number) => {
    const right = moveRight(parties, String(stored.steps.get(String(id))!.owner_group_id), String(userGroupId))
    return right === 'move'
  }
  if (!before.every(isMovable)) throw invalid({ code: 'link_of_other', field: 'procedure.before' })
  const links = [
    ...after.map((id) => ({ from: String(id), to: 'new', lag: 0 })),
    ...before.map((id) => ({ from: 'new', to: String(id), lag: 0 })),
  ]
  const step = { id: 'new', calendarId: String(ownerId), workdays }
  try {
    stepNetwork([...plan.steps, step], [...plan.links, ...links], context.calendars)
  } catch {
    throw invalid({ code: 'link_cycle', field: 'procedure.after', meta: { steps: name } })
  }
  const planned = planForward(stepNetwork([step], [], context.calendars), start).get('new')!
  const ids = await request.asSystem(async (system) => {
    await touchSchedule(system, params.scheduleId, accountId)
    const row = { key: 'new', ownerId, kind: null, name, carrier: false, workdays, planned, shared }
    return insertSteps(system, params.scheduleId, [{ ...row, approveByPartner: false }], links, accountId)
  })
  const detail = { styleNo: stored.row.style_no, name }
  await scheduleChanged(request, stored, { noun: 'procedure', verb: 'created', id: ids.get('new')!, detail })
  return { data: await loadSchedule(request, params.scheduleId) }
}

async function changeProcedure(request: TenantRequest, { params, body }: InputOf<Inputs['update']>) {
  const { lockVersion, ...values } = body.procedure
  const held = await heldProcedure(request, params.id)
  const { stored, row } = held
  await orStale(row.lock_version === lockVersion, () => loadProcedure(request, held))
  await assertValues(request, held.stored.row.user_group_id, row, stored.row.quantity, values)
  await request.asSystem(async (system) => {
    await updateProcedure(system, row.id, request.accountId, values)
    await touchSchedule(system, row.schedule_id, request.accountId)
  })
  const after = await loadProcedure(request, held)
  const before = {
    name: row.name,
    assignee: row.assignee_name,
    progress: row.progress,
    quantityDone: row.quantity_done,
    shared: row.shared,
    note: row.note,
  }
  const now = { ...after, assignee: after.assignee?.name ?? null }
  const changes = fieldChanges(
    before,
    Object.fromEntries(Object.keys(before).map((key) => [key, now[key as keyof typeof before]])) as typeof before,
  )
  const detail = { styleNo: stored.row.style_no, name: stepWords(row, request.locale) }
  await scheduleChanged(request, stored, { noun: 'procedure', verb: 'updated', id: row.id, changes, detail })
  return { data: after }
}

async function assertValues(
  request: TenantRequest,
  brandId: number,
  row: StepRow,
  ordered: number,
  values: ProcedureValues,
): Promise<void> {
  const { database, userGroupId } = request
  if (values.name === null && row.kind === null) throw invalid({ code: 'missing', field: 'procedure.name' })
  if (values.assigneeId && !(await memberOf(database, userGroupId, values.assigneeId)))
    throw invalid({ code: 'not_found', field: 'procedure.assigneeId' })
  if (values.quantityDone !== undefined) {
    const percent = await request.asSystem((system) => overPercentOf(system, brandId))
    if (isQuantityOver(String(values.quantityDone), String(ordered), percent))
      throw invalid({ code: 'quantity_over', field: 'procedure.quantityDone', meta: { ordered, percent } })
  }
}

async function removeProcedure(request: TenantRequest, { params }: InputOf<Inputs['delete']>) {
  const { stored, row } = await heldProcedure(request, params.id)
  if (isScheduleClosed(stored.parties.status)) throw invalid({ code: 'schedule_closed' })
  if (row.status !== 'todo') throw new Refusal(409, [{ code: 'schedule_begun' }])
  await request.asSystem(async (system) => {
    await deleteProcedure(system, row.id)
    await touchSchedule(system, row.schedule_id, request.accountId)
  })
  const detail = { styleNo: stored.row.style_no, name: stepWords(row, request.locale) }
  await scheduleChanged(request, stored, { noun: 'procedure', verb: 'deleted', id: row.id, detail })
  return null
}
