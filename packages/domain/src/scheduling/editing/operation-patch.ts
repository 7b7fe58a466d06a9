import { reach } from '../network/reach.ts'
import { placeEarliest } from '../planning/earliest-dates.ts'
import { unfixed, type PlanBounds } from '../planning/plan-bounds.ts'
import { isSettled } from '../status/step-lifecycle.ts'
import { notBeforeOf, type EditablePlan } from './editable-plan.ts'
import { linkPatch } from './link-patch.ts'
import { refused, type MoveResult, type OperationResult } from './operation-result.ts'
import type { DatesOperation, PlanOperation } from './plan-operation.ts'
import { patchOfMove, pushedMove, type PlanMove } from './plan-move.ts'

/**
 * What an operation comes to: the step as asked for, though never before what it waits for, and all that follows from
 * it pushed as far as links need. Nothing is changed by asking.
 */
export function operationPatch(editable: EditablePlan, operation: PlanOperation): OperationResult {
  if (operation.kind !== 'move' && operation.kind !== 'resize') return linkPatch(editable, operation)
  const { move, refusal } = operationMove(editable, operation)
  return refusal ? { patch: null, refusal } : { patch: patchOfMove(editable, move), refusal: null }
}

/** The same for an operation on days, without writing any of it out: a drag asks at every day under the pointer. */
export function operationMove(editable: EditablePlan, operation: DatesOperation): MoveResult {
  const { plan, network, bounds } = editable
  const at = network.indexOf.get(operation.step)
  const step = at === undefined ? undefined : plan.steps[at]
  if (at === undefined || step === undefined) return refused('step_unknown', operation.step)
  if (isSettled(step.status)) return refused('step_settled', step.id)
  const movesStart = operation.kind === 'move' || operation.edge === 'start'
  if (movesStart && step.status === 'doing') return refused('step_started', step.id)
  if (operation.days === 0) return { move: pushedMove(editable, bounds, []), refusal: null }
  if (operation.kind === 'move') return { move: moved(editable, at, operation), refusal: null }
  const days = movesStart ? possibleShift(editable, at, operation.days) : operation.days
  const workdays = step.workdays + (movesStart ? -days : days)
  if (workdays < 1) return refused('step_too_short', step.id)
  const resized = { ...bounds, workdays: bounds.workdays.with(at, workdays) }
  return { move: movesStart ? shifted(editable, resized, [at], days) : ended(editable, resized, at), refusal: null }
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

function moved(editable: EditablePlan, at: number, { days, chain }: { days: number; chain: boolean }): PlanMove {
  const { network, bounds, plan } = editable
  const after = chain ? reach(network.successors, [at]) : null
  const along = plan.steps.flatMap(({ status }, each) => (after?.[each] === 1 && status === 'todo' ? [each] : []))
  return shifted(editable, bounds, [at, ...along], days)
}

/** Steps that start some working days of their own calendars later. */
function shifted(editable: EditablePlan, bounds: PlanBounds, steps: readonly number[], days: number): PlanMove {
  const floor = bounds.floor.slice()
  for (const step of steps) {
    const calendar = editable.network.calendars[step]!
    const wished = calendar.day(calendar.ordinal(editable.dates.start[step]!) + days)
    floor[step] = Math.max(wished, notBeforeOf(editable.plan.steps[step]!))
  }
  return pushedMove(editable, { ...bounds, floor }, steps)
}

/** A step of another length; one that has begun keeps its start. */
function ended(editable: EditablePlan, bounds: PlanBounds, at: number): PlanMove {
  if (bounds.fixedStart[at] === unfixed) return pushedMove(editable, bounds, [at])
  const calendar = editable.network.calendars[at]!
  const longer = bounds.workdays[at]! - editable.bounds.workdays[at]!
  const end = calendar.day(calendar.ordinal(bounds.fixedEnd[at]! + 1) - 1 + longer)
  const fixedEnd = bounds.fixedEnd.with(at, Math.max(bounds.fixedStart[at]!, end))
  return pushedMove(editable, { ...bounds, fixedEnd }, [at])
}
