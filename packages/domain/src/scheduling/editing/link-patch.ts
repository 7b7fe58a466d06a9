import { linkFaults } from '../network/link-faults.ts'
import { editablePlan, type EditablePlan } from './editable-plan.ts'
import { refused, type OperationResult } from './operation-result.ts'
import type { LinkOperation } from './plan-operation.ts'
import { applyPatch, type LinkChange } from './plan-patch.ts'
import { pushedPatch } from './plan-move.ts'

/** A link drawn, cut or given another lag; the step that waits is pushed where it has to, and none is pulled. */
export function linkPatch({ plan, calendars }: EditablePlan, operation: LinkOperation): OperationResult {
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
  return { patch: { steps: pushedPatch(linked, linked.bounds, pushed).steps, links: [change] }, refusal: null }
}
