import {
  cycleByLink,
  operationPatch,
  type ChangeSplit,
  type OperationRefusal,
  type PlanOperation,
  type PlanPatch,
} from '@tsumugi/domain/scheduling'
import { splitPatch } from './split-patch.ts'
import type { ChartPlan } from '../chart-model/chart-plan.ts'

/** One edit with all that follows from it. */
export interface PlanEdit {
  readonly operation: PlanOperation
  readonly patch: PlanPatch
  /** What stands at once, and what waits for the other side. */
  readonly split: ChangeSplit
}

/** Why an edit is not possible: by the plan, or as the reader may not even propose it. */
export type EditRefusal = OperationRefusal | { readonly code: 'closed'; readonly steps: readonly string[] }

export type EditResult =
  { readonly edit: PlanEdit; readonly refusal: null } | { readonly edit: null; readonly refusal: EditRefusal }

/** What an operation of the reader comes to. Nothing changes by asking. */
export function planEdit(chart: ChartPlan, operation: PlanOperation): EditResult {
  const { patch, refusal } = operationPatch(chart.editable, operation)
  if (refusal) return { edit: null, refusal: withCycle(chart, operation, refusal) }
  const split = splitPatch(chart.model, patch)
  if (split.closed.length > 0) return { edit: null, refusal: { code: 'closed', steps: split.closed } }
  return { edit: { operation, patch, split }, refusal: null }
}

/** A link that would close a circle names the whole of it. */
function withCycle({ editable }: ChartPlan, operation: PlanOperation, refusal: OperationRefusal): OperationRefusal {
  if (operation.kind !== 'link') return refusal
  const cycle = cycleByLink(editable.network, operation.from, operation.to)
  return cycle ? { ...refusal, steps: cycle } : refusal
}
