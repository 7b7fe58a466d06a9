import { dayNumber } from '@tsumugi/domain'
import {
  cycleByLink,
  operationPatch,
  type PlanForecast,
  type ChangeSplit,
  type OperationRefusal,
  type PlanOperation,
  type PlanPatch,
} from '@tsumugi/domain/scheduling'
import { splitPatch } from './split-patch.ts'
import { draftForecast, type ChartPlan } from './chart-plan.ts'
import type { DayRun } from './step-figures.ts'

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

/** What an edit says aloud. */
export interface EditSummary {
  readonly step: string
  readonly before: DayRun
  readonly after: DayRun
  /** Working days left after it; null where nothing is due any more. */
  readonly float: number | null
  /** Other steps whose days change, and how many of all belong to somebody else. */
  readonly others: number
  readonly theirs: number
}

/** `draft`: what the edit comes to, where it stands already. */
export function editSummary(
  chart: ChartPlan,
  { patch, split }: PlanEdit,
  step: string,
  draft: PlanForecast = draftForecast(chart, patch),
): EditSummary {
  const at = chart.editable.network.indexOf.get(step)!
  const { planned, status } = chart.model.steps[at]!
  const change = patch.steps.find(({ id }) => id === step)
  const { start, end } = change?.after.planned ?? planned
  return {
    step,
    before: { start: dayNumber(planned.start), end: dayNumber(planned.end) },
    after: { start: dayNumber(start), end: dayNumber(end) },
    float: status === 'done' || status === 'skipped' ? null : draft.float.total[at]!,
    others: patch.steps.filter(({ id }) => id !== step).length,
    theirs: split.theirs.length,
  }
}
