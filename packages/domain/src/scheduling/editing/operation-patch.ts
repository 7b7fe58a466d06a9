import { linkFaults, type LinkFault } from '../network/link-faults.ts'
import { reach } from '../network/reach.ts'
import { placeEarliest } from '../planning/earliest-dates.ts'
import { spanOf } from '../planning/two-way-plan.ts'
import { updateDates } from '../planning/update-dates.ts'
import { unfixed, type PlanBounds } from '../planning/plan-bounds.ts'
import { isSettled } from '../status/step-lifecycle.ts'
import { editablePlan, notBeforeOf, type EditablePlan } from './editable-plan.ts'
import type { PlanOperation } from './plan-operation.ts'
import { applyPatch, datesOf, emptyPatch, sameDates, type LinkChange, type PlanPatch, type StepChange } from './plan-patch.ts'

/** Why an operation is not possible; `steps` are the ids it is about. */
export interface OperationRefusal {
  readonly code: LinkFault['code'] | 'step_unknown' | 'step_settled' | 'step_started' | 'step_too_short' | 'link_missing'
  readonly steps: readonly string[]
}

export type OperationResult =
  { readonly patch: PlanPatch; readonly refusal: null } | { readonly patch: null; readonly refusal: OperationRefusal }

const refused = (code: OperationRefusal['code'], ...steps: string[]): OperationResult => ({
  patch: null,
  refusal: { code, steps },
})

/**
 * What an operation comes to: the step as asked for, though never before what it waits for, and all that follows from
 * it pushed as far as links need. Nothing is changed by asking, so a drag asks at every day under the pointer.
 */
export function operationPatch(editable: EditablePlan, operation: PlanOperation): OperationResult {
  if (operation.kind === 'move' || operation.kind === 'resize') return datesPatch(editable, operation)
  return linkPatch(editable, operation)
}

type DatesOperation = Extract<PlanOperation, { kind: 'move' | 'resize' }>
type LinkOperation = Exclude<PlanOperation, DatesOperation>

function datesPatch(editable: EditablePlan, operation: DatesOperation): OperationResult {
  const { plan, network, bounds } = editable
  const at = network.indexOf.get(operation.step)
  const step = at === undefined ? undefined : plan.steps[at]
  if (at === undefined || step === undefined) return refused('step_unknown', operation.step)
  if (isSettled(step.status)) return refused('step_settled', step.id)
  const movesStart = operation.kind === 'move' || operation.edge === 'start'
  if (movesStart && step.status === 'doing') return refused('step_started', step.id)
  if (operation.days === 0) return { patch: emptyPatch, refusal: null }
  if (operation.kind === 'move') return { patch: moved(editable, at, operation), refusal: null }
  const days = movesStart ? possibleShift(editable, at, operation.days) : operation.days
  const workdays = step.workdays + (movesStart ? -days : days)
  if (workdays < 1) return refused('step_too_short', step.id)
  const resized = { ...bounds, workdays: bounds.workdays.with(at, workdays) }
  return { patch: movesStart ? shifted(editable, resized, [at], days) : ended(editable, resized, at), refusal: null }
}

/** By how many days a step's start may be pulled without moving its end: what it waits for holds it. */
function possibleShift({ network, bounds, dates, plan }: EditablePlan, at: number, days: number): number {
  const calendar = network.calendars[at]!
  const start = calendar.ordinal(dates.start[at]!)
  const trial = { start: dates.start.slice(), end: dates.end.slice() }
  const wished = Math.max(calendar.day(start + days), notBeforeOf(plan.steps[at]!))
  placeEarliest(network, { ...bounds, floor: bounds.floor.with(at, wished) }, trial, at)
  return calendar.ordinal(trial.start[at]!) - start
}

function moved(editable: EditablePlan, at: number, { days, chain }: { days: number; chain: boolean }): PlanPatch {
  const { network, bounds, plan } = editable
  const after = chain ? reach(network.successors, [at]) : null
  const along = plan.steps.flatMap(({ status }, each) => (after?.[each] === 1 && status === 'todo' ? [each] : []))
  return shifted(editable, bounds, [at, ...along], days)
}

/** Steps that start some working days of their own calendars later. */
function shifted(editable: EditablePlan, bounds: PlanBounds, steps: readonly number[], days: number): PlanPatch {
  const floor = bounds.floor.slice()
  for (const step of steps) {
    const calendar = editable.network.calendars[step]!
    const wished = calendar.day(calendar.ordinal(editable.dates.start[step]!) + days)
    floor[step] = Math.max(wished, notBeforeOf(editable.plan.steps[step]!))
  }
  return patchOf(editable, { ...bounds, floor }, steps)
}

/** A step of another length; one that has begun keeps its start. */
function ended(editable: EditablePlan, bounds: PlanBounds, at: number): PlanPatch {
  if (bounds.fixedStart[at] === unfixed) return patchOf(editable, bounds, [at])
  const calendar = editable.network.calendars[at]!
  const longer = bounds.workdays[at]! - editable.bounds.workdays[at]!
  const end = calendar.day(calendar.ordinal(bounds.fixedEnd[at]! + 1) - 1 + longer)
  const fixedEnd = bounds.fixedEnd.with(at, Math.max(bounds.fixedStart[at]!, end))
  return patchOf(editable, { ...bounds, fixedEnd }, [at])
}

function linkPatch({ plan, calendars }: EditablePlan, operation: LinkOperation): OperationResult {
  const { from, to } = operation
  const link = plan.links.find((each) => each.from === from && each.to === to)
  if (operation.kind !== 'link' && !link) return refused('link_missing', from, to)
  const after = operation.kind === 'unlink' ? null : operation.lag
  const change: LinkChange = { from, to, before: link?.lag ?? null, after }
  const others = operation.kind === 'link' ? plan.links : plan.links.filter((each) => each !== link)
  const [fault] = linkFaults(plan.steps, after === null ? others : [...others, { from, to, lag: after }])
  if (fault) return { patch: null, refusal: fault }
  const linked = editablePlan(applyPatch(plan, { steps: [], links: [change] }), calendars)
  const pushed = after === null ? [] : [linked.network.indexOf.get(to)!]
  return { patch: { steps: patchOf(linked, linked.bounds, pushed).steps, links: [change] }, refusal: null }
}

/** The changes of all steps that other bounds of some of them move. */
export function patchOf(editable: EditablePlan, bounds: PlanBounds, changed: readonly number[]): PlanPatch {
  const { plan, network, dates: before } = editable
  const { dates, moved: indexes } = updateDates(network, bounds, before, changed)
  const steps = [...new Set([...changed, ...indexes])].flatMap((at): StepChange[] => {
    const step = plan.steps[at]!
    if (isSettled(step.status)) return []
    const change = { before: datesOf(step), after: { planned: spanOf(dates, at), workdays: bounds.workdays[at]! } }
    return sameDates(change.before, change.after) ? [] : [{ id: step.id, ...change }]
  })
  return { steps, links: [] }
}
