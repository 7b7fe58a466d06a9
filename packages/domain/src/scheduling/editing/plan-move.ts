import { updateDates } from '../planning/update-dates.ts'
import type { PlanBounds, PlanDates } from '../planning/plan-bounds.ts'
import { spanOf } from '../planning/two-way-plan.ts'
import { isSettled } from '../status/step-lifecycle.ts'
import type { EditablePlan } from './editable-plan.ts'
import { datesOf, type PlanPatch } from './plan-patch.ts'

/** What an edit of days comes to, by step index: all that it takes to draw it, at every day under a pointer. */
export interface PlanMove {
  readonly dates: PlanDates
  readonly workdays: Int32Array
  /** The open steps whose days or length differ from the plan, those that were moved first. */
  readonly indexes: readonly number[]
}

/** What other bounds of some steps come to. */
export function pushedMove(editable: EditablePlan, bounds: PlanBounds, changed: readonly number[]): PlanMove {
  const { plan, network, dates: before } = editable
  const { dates, moved } = updateDates(network, bounds, before, changed)
  const differs = (at: number) =>
    dates.start[at] !== before.start[at] ||
    dates.end[at] !== before.end[at] ||
    bounds.workdays[at] !== editable.bounds.workdays[at]
  const indexes = [...new Set([...changed, ...moved])].filter((at) => !isSettled(plan.steps[at]!.status) && differs(at))
  return { dates, workdays: bounds.workdays, indexes }
}

/** A move as data: applied, sent, undone and done again. */
export function patchOfMove({ plan }: EditablePlan, { dates, workdays, indexes }: PlanMove): PlanPatch {
  const steps = indexes.map((at) => {
    const step = plan.steps[at]!
    return { id: step.id, before: datesOf(step), after: { planned: spanOf(dates, at), workdays: workdays[at]! } }
  })
  return { steps, links: [] }
}

/** The changes of all steps that other bounds of some of them move. */
export const pushedPatch = (editable: EditablePlan, bounds: PlanBounds, changed: readonly number[]): PlanPatch =>
  patchOfMove(editable, pushedMove(editable, bounds, changed))
