import { editablePlan } from '../editing/editable-plan.ts'
import { applyPatch, datesOf, invertPatch, joinPatches, sameDates, type PlanPatch } from '../editing/plan-patch.ts'
import { pushedPatch } from '../editing/plan-move.ts'
import { linkFaults } from '../network/link-faults.ts'
import type { Calendars } from '../network/step-network.ts'
import type { SchedulePlan } from '../status/scheduled-step.ts'

/**
 * What takes back the moves that one side made of its own steps for a proposal that came to nothing: each step that has
 * not begun and still stands where that edit put it goes back, though never before what it waits for by now. No step
 * beside these moves.
 */
export function retreatPatch(plan: SchedulePlan, own: PlanPatch, calendars: Calendars): PlanPatch {
  const steps = new Map(plan.steps.map((step) => [step.id, step]))
  const lags = new Map(plan.links.map(({ from, to, lag }) => [JSON.stringify([from, to]), lag]))
  const { steps: moved, links } = invertPatch(own)
  const back: PlanPatch = {
    steps: moved.filter(({ id, before }) => {
      const step = steps.get(id)
      return step?.status === 'todo' && sameDates(datesOf(step), before)
    }),
    links: links.filter(
      ({ from, to, before }) =>
        steps.has(from) && steps.has(to) && (lags.get(JSON.stringify([from, to])) ?? null) === before,
    ),
  }
  const whole = applyPatch(plan, back)
  const possible = linkFaults(whole.steps, whole.links).length === 0 ? back : { ...back, links: [] }
  const editable = editablePlan(applyPatch(plan, possible), calendars)
  const ids = new Set(possible.steps.map(({ id }) => id))
  const indexes = [...ids].map((id) => editable.network.indexOf.get(id)!)
  const pushed = pushedPatch(editable, editable.bounds, indexes)
  return joinPatches(possible, { steps: pushed.steps.filter(({ id }) => ids.has(id)), links: [] })
}
