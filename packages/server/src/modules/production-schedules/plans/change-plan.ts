import type { Locale } from '@tsumugi/domain'
import type { contract, InputOf, PlanCost, ScheduleDetail } from '@tsumugi/contract'
import {
  applyPatch,
  editablePlan,
  emptyPatch,
  joinPatches,
  operationPatch,
  type PlanOperation,
  type PlanPatch,
} from '@tsumugi/domain/scheduling'
import { nothingToDo } from '../../../http/guards/assert-audited.ts'
import { invalid, orStale, type Cause } from '../../../http/refusal.ts'
import type { TenantRequest } from '../../../http/request.ts'
import { applyDivided, divided } from './divided-change.ts'
import { heldPlan, loadSchedule, scheduleChanged, scheduleDetail } from '../load-schedule.ts'
import { costOf, planView, type PlanView } from './plan-view.ts'
import { operationRefusal } from './plan-refusals.ts'
import { patchInWords } from './plan-words.ts'
import { visiblePatch } from '../proposals/proposal-replies.ts'

type Inputs = (typeof contract)['productionSchedules']
type Operation = InputOf<Inputs['change']>['body']['operations'][number]

/** What came of an edit: ids of steps as the reader sees them. */
interface Moved {
  readonly moved: number[]
  readonly proposed: number[]
  readonly cost: PlanCost
}
type Changed = Moved & { readonly schedule: ScheduleDetail }

/** Planned on the schedule as it stands, held: what one side saw last is what it edits, or it is told. */
export async function changePlan(
  request: TenantRequest,
  { params, body }: InputOf<Inputs['change']>,
): Promise<{ data: Changed }> {
  const moved = await changeSchedule(request, params.id, body)
  return { data: { ...moved, schedule: await loadSchedule(request, params.id) } }
}

interface PlanChange {
  readonly operations: readonly Operation[]
  readonly lockVersion: number
  readonly note?: string | undefined
  readonly dryRun?: boolean | undefined
}

/** Operations on one schedule; 409 with the schedule as it stands where somebody was faster. */
export async function changeSchedule(
  request: TenantRequest,
  id: number,
  { operations, lockVersion, note, dryRun }: PlanChange,
): Promise<Moved> {
  const stored = await heldPlan(request, id)
  const view = planView(stored, request.userGroupId)
  await orStale(stored.row.lock_version === lockVersion, () => scheduleDetail(request, view))
  const patch = patchOf(view, operations, request.locale)
  const change = divided(view, patch)
  const cost = costOf(view, { plan: applyPatch(stored.plan, patch) })
  if (dryRun) nothingToDo(request)
  else {
    await applyDivided(request, stored, change, note ?? null)
    const changes = patchInWords(view, patch, request.locale)
    await scheduleChanged(request, stored, { noun: 'production_schedule', verb: 'updated', id, changes })
  }
  const ids = (steps: PlanPatch['steps']) =>
    visiblePatch(view, { steps, links: [] }).steps.map((step) => Number(step.id))
  return { moved: ids(change.mine.steps), proposed: change.proposals.flatMap(({ changes }) => ids(changes)), cost }
}

/** All operations, one after the other, as one patch, or what is wrong with each; a step that is not seen is not there. */
function patchOf(view: PlanView, operations: readonly Operation[], locale: Locale): PlanPatch {
  const { stored } = view
  const seen = new Set(view.plan.steps.map(({ id }) => id))
  const faults: Cause[] = []
  let { plan } = stored
  let patch = emptyPatch
  for (const [at, given] of operations.entries()) {
    const operation = named(given)
    const ids = 'step' in operation ? [operation.step] : [operation.from, operation.to]
    const unknown = ids.filter((id) => !seen.has(id))
    const editable = editablePlan(plan, stored.context.calendars)
    const { patch: step, refusal } =
      unknown.length > 0
        ? { patch: null, refusal: { code: 'step_unknown', steps: unknown } as const }
        : operationPatch(editable, operation)
    if (refusal) faults.push(...operationRefusal(view, refusal, at, locale).causes)
    else {
      patch = joinPatches(patch, step)
      plan = applyPatch(plan, step)
    }
  }
  if (faults.length > 0) throw invalid(...faults)
  return patch
}

const named = (given: Operation): PlanOperation =>
  'step' in given
    ? { ...given, step: String(given.step) }
    : { ...given, from: String(given.from), to: String(given.to) }
