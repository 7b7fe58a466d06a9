import { contract, type InputOf } from '@tsumugi/contract'
import { fieldChanges } from '@tsumugi/domain'
import { isQuantityOver, isScheduleClosed } from '@tsumugi/domain/scheduling'
import { invalid, Refusal, orStale } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { serve } from '../../http/serve.ts'
import { heldPlan, loadSchedule, scheduleChanged } from '../production-schedules/load-schedule.ts'
import type { StepRow } from '../production-schedules/plans/plan-queries.ts'
import { stepWords } from '../production-schedules/plans/plan-words.ts'
import { touchSchedule } from '../production-schedules/plans/write-queries.ts'
import { addStep } from './add-step.ts'
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

async function addProcedure(request: TenantRequest, { params, body }: InputOf<Inputs['create']>) {
  await addStep(request, await heldPlan(request, params.scheduleId), body.procedure)
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
