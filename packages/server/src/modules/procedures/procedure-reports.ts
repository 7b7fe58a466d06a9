import type { contract, InputOf, Procedure } from '@tsumugi/contract'
import { transitionRefusal } from '@tsumugi/domain'
import {
  editablePlan,
  isScheduleClosed,
  operationPatch,
  reportFaults,
  reportStep,
  stepLifecycle,
  type ReportFault,
} from '@tsumugi/domain/scheduling'
import { nothingToDo } from '../../http/guards/assert-audited.ts'
import { invalid, Refusal, type Cause } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { applyDivided, divided } from '../production-schedules/plans/divided-change.ts'
import { scheduleChanged } from '../production-schedules/load-schedule.ts'
import { planView } from '../production-schedules/plans/plan-view.ts'
import { patchInWords, stepWords } from '../production-schedules/plans/plan-words.ts'
import { scheduledStep } from '../production-schedules/plans/stored-plan.ts'
import { touchSchedule } from '../production-schedules/plans/write-queries.ts'
import { askApproval } from './step-approval.ts'
import { heldProcedure, loadProcedure, loadProcedures, type HeldProcedure } from './held-procedure.ts'
import { insertReport, reportsByKey, writeReport } from './procedure-queries.ts'

type Inputs = (typeof contract)['procedures']
type Report = InputOf<Inputs['report']>['body']['report']

export async function reportProcedure(request: TenantRequest, { params, body }: InputOf<Inputs['report']>) {
  const held = await heldProcedure(request, params.id)
  if (!(await isWritten(request, body.report.key, params.id))) {
    const causes = await writeOne(request, held, body.report, 'report')
    if (causes.length > 0) throw new Refusal(422, causes)
  }
  return { data: await loadProcedure(request, held) }
}

/** The same key for another step is a fault of the device, not a report. */
async function isWritten(request: TenantRequest, key: string, procedureId: number): Promise<boolean> {
  const known = await request.asSystem((system) => reportsByKey(system, request.userGroupId, [key]))
  const of = known.get(key)
  if (of !== undefined && of !== procedureId) throw new Refusal(409, [{ code: 'idempotency_mismatch' }])
  if (of !== undefined) nothingToDo(request)
  return of !== undefined
}

const faultCauses = {
  planned_order: { code: 'planned_order' },
  actual_in_future: { code: 'actual_in_future' },
  actual_order: { code: 'actual_order' },
  actual_start_missing: { code: 'actual_start_missing' },
  actual_end_missing: { code: 'actual_end_missing' },
  actual_end_early: { code: 'actual_end_early' },
  progress_range: { code: 'progress_range' },
} as const satisfies Record<ReportFault, Cause>

/** Writes a report, or answers why it cannot stand. */
async function writeOne(
  request: TenantRequest,
  { stored, row }: HeldProcedure,
  { key, transition, on, reason }: Report,
  field: string,
): Promise<Cause[]> {
  const { userGroupId, accountId } = request
  const { today } = stored.companies.get(row.owner_group_id)!
  const day = on ?? today
  if (isScheduleClosed(stored.row.status)) return [{ code: 'schedule_closed', field }]
  const context = { status: row.status, side: 'issuer', author: 'issuer', powerUser: false, reason } as const
  const refusal = transitionRefusal(stepLifecycle.transitions[transition], context)
  if (refusal)
    return [{ code: refusal, field: refusal === 'transition_reason' ? `${field}.reason` : `${field}.transition` }]
  const after = reportStep(scheduledStep(row), transition, day)
  const faults = reportFaults(after, today)
  if (faults.length > 0) return faults.map((fault) => ({ ...faultCauses[fault], field: `${field}.on` }))
  await request.asSystem(async (system) => {
    await writeReport(system, after, reason, accountId)
    await insertReport(system, {
      userGroupId,
      accountId,
      key,
      procedureId: row.id,
      word: transition,
      on: day,
      reason: reason ?? null,
    })
    await touchSchedule(system, row.schedule_id, accountId)
  })
  await askApproval(request, stored, row, after)
  await scheduleChanged(request, stored, {
    noun: 'procedure',
    verb: 'updated',
    id: row.id,
    changes: { status: { before: row.status, after: after.status } },
    detail: { styleNo: stored.row.style_no, name: stepWords(row, request.locale), ...(reason ? { reason } : {}) },
  })
  return []
}

/** All of it, or none with an error for each row; what was written already is passed over. */
export async function bulkReport(request: TenantRequest, { body }: InputOf<Inputs['bulkReport']>) {
  const keys = body.reports.map(({ key }) => key)
  if (new Set(keys).size !== keys.length) throw invalid({ code: 'repeated_row', field: 'reports' })
  const known = await request.asSystem((system) => reportsByKey(system, request.userGroupId, keys))
  const { causes, reported } = await writeReports(request, body.reports, new Set(known.keys()))
  if (causes.length > 0) throw new Refusal(422, causes)
  if (known.size === keys.length) nothingToDo(request)
  const data: Procedure[] = []
  for (const [scheduleId, ids] of reported) data.push(...(await loadProcedures(request, scheduleId, ids)))
  return { data }
}

type BulkReport = InputOf<Inputs['bulkReport']>['body']['reports'][number]

/** Writes reports whose keys are not known yet; answers what is wrong with each, and the steps by their schedule. */
export async function writeReports(
  request: TenantRequest,
  reports: readonly BulkReport[],
  known: ReadonlySet<string>,
): Promise<{ causes: Cause[]; reported: Map<number, number[]> }> {
  const causes: Cause[] = []
  const reported = new Map<number, number[]>()
  for (const { at, procedureId, ...report } of inOrder(reports)) {
    const held = await heldProcedure(request, procedureId).catch((error: unknown) => {
      if (error instanceof Refusal && error.status === 404) return null
      throw error
    })
    if (!held) causes.push({ code: 'not_found', field: `reports.${at}.procedureId` })
    else {
      if (!known.has(report.key)) causes.push(...(await writeOne(request, held, report, `reports.${at}`)))
      reported.set(held.row.schedule_id, [...(reported.get(held.row.schedule_id) ?? []), procedureId])
    }
  }
  return { causes, reported }
}

/** In the order of the steps, so that two who report the same ones never hold each other up. */
const inOrder = <Each extends { procedureId: number }>(reports: readonly Each[]) =>
  reports.map((each, at) => ({ ...each, at })).toSorted((one, other) => one.procedureId - other.procedureId)

/**
 * "Two days late, because …": the step ends later, one's own that follow are pushed, and the other side's are proposed.
 * Until the schedule is active the brand is asked for all of it.
 */
export async function reportDelay(request: TenantRequest, { params, body }: InputOf<Inputs['delay']>) {
  const held = await heldProcedure(request, params.id)
  const { stored, row } = held
  const { key, days, reason } = body.delay
  if (await isWritten(request, key, params.id)) return { data: await loadProcedure(request, held) }
  if (isScheduleClosed(stored.row.status)) throw invalid({ code: 'schedule_closed', field: 'delay' })
  const editable = editablePlan(stored.plan, stored.context.calendars)
  const { patch } = operationPatch(editable, { kind: 'resize', step: String(row.id), edge: 'end', days })
  if (!patch) throw invalid({ code: 'step_settled', field: 'delay' })
  const view = planView(stored, request.userGroupId)
  await applyDivided(request, stored, divided(view, patch), reason)
  const { userGroupId, accountId } = request
  const { today: on } = stored.companies.get(row.owner_group_id)!
  await request.asSystem(async (system) => {
    await insertReport(system, { userGroupId, accountId, key, procedureId: row.id, word: 'delay', on, days, reason })
    await writeReport(system, scheduledStep(row), reason, accountId)
  })
  await scheduleChanged(request, stored, {
    noun: 'procedure',
    verb: 'updated',
    id: row.id,
    changes: patchInWords(view, patch, request.locale),
    detail: { styleNo: stored.row.style_no, name: stepWords(row, request.locale), reason },
  })
  return { data: await loadProcedure(request, held) }
}
