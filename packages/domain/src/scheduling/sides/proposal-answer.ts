import { editablePlan } from '../editing/editable-plan.ts'
import { applyPatch, joinPatches, type PlanPatch } from '../editing/plan-patch.ts'
import { pushedPatch } from '../editing/plan-move.ts'
import type { Calendars } from '../network/step-network.ts'
import type { SchedulePlan } from '../status/scheduled-step.ts'
import { isSettled } from '../status/step-lifecycle.ts'
import type { ProposedChange } from './change-split.ts'

/**
 * Proposed changes that no longer fit: the step has changed or was settled since, or is gone. They are worked out and
 * shown again rather than applied.
 */
export function staleChanges({ steps }: SchedulePlan, changes: readonly ProposedChange[]): string[] {
  const current = new Map(steps.map((step) => [step.id, step]))
  return changes.flatMap(({ id, version }) => {
    const step = current.get(id)
    return step && step.version === version && !isSettled(step.status) ? [] : [id]
  })
}

/**
 * What accepting some of the proposed changes comes to: those as proposed, and what follows from them pushed as far as
 * links need. The patch may reach steps of either side again, so it is divided once more before it is applied. Throws
 * `RangeError` where one of them is stale.
 */
export function acceptancePatch(
  plan: SchedulePlan,
  accepted: readonly ProposedChange[],
  calendars: Calendars,
): PlanPatch {
  const [stale] = staleChanges(plan, accepted)
  if (stale !== undefined)
    throw new RangeError(`Step ${stale} has changed since this was proposed. Work the proposal out again.`)
  const agreed: PlanPatch = { steps: accepted.map(({ id, before, after }) => ({ id, before, after })), links: [] }
  const editable = editablePlan(applyPatch(plan, agreed), calendars)
  const ids = new Set(accepted.map(({ id }) => id))
  const following = editable.plan.links.flatMap(({ from, to }) => (ids.has(from) && !ids.has(to) ? [to] : []))
  const indexes = following.map((id) => editable.network.indexOf.get(id)!)
  const pushed = pushedPatch(editable, editable.bounds, indexes)
  return joinPatches(agreed, pushed)
}
