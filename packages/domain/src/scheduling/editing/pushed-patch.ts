import type { PlanBounds } from '../planning/plan-bounds.ts'
import { spanOf } from '../planning/two-way-plan.ts'
import { updateDates } from '../planning/update-dates.ts'
import { isSettled } from '../status/step-lifecycle.ts'
import type { EditablePlan } from './editable-plan.ts'
import { datesOf, sameDates, type PlanPatch, type StepChange } from './plan-patch.ts'

/** The changes of all steps that other bounds of some of them move. */
export function pushedPatch(editable: EditablePlan, bounds: PlanBounds, changed: readonly number[]): PlanPatch {
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
