import { dayNumber } from '@tsumugi/domain'
import {
  isSettled,
  movedForecast,
  operationMove,
  type DatesOperation,
  type PlanForecast,
  type PlanOperation,
} from '@tsumugi/domain/scheduling'
import { draftForecast, type ChartPlan } from '../chart-model/chart-plan.ts'
import { planEdit, type EditRefusal, type PlanEdit } from './plan-edit.ts'
import type { DayRun } from '../chart-model/step-figures.ts'

/** What an edit says aloud. */
export interface EditSummary {
  readonly operation: PlanOperation
  readonly before: DayRun
  readonly after: DayRun
  /** Working days left after it; null where nothing is due any more. */
  readonly float: number | null
  /** Other steps whose days change, and how many of all belong to somebody else. */
  readonly others: number
  readonly theirs: number
}

/** An edit that is only tried: what it says, and what is drawn of it, or why it is not possible. */
export type EditDraft =
  | { readonly summary: EditSummary; readonly forecast: PlanForecast | null; readonly refusal: null }
  | { readonly summary: null; readonly forecast: null; readonly refusal: EditRefusal }

const refused = (refusal: EditRefusal): EditDraft => ({ summary: null, forecast: null, refusal })

/** What days dragged come to; asked at every day under a pointer, so nothing of it is written out as a patch. */
export function daysDraft(chart: ChartPlan, operation: DatesOperation): EditDraft {
  const { editable, model } = chart
  const { move, refusal } = operationMove(editable, operation)
  if (refusal) return refused(refusal)
  const withRight = (right: string) => move.indexes.filter((at) => model.steps[at]!.right === right)
  const closed = withRight('none')
  if (closed.length > 0) return refused({ code: 'closed', steps: closed.map((at) => model.steps[at]!.id) })
  const forecast = movedForecast(chart.forecast, move, chart.context)
  const at = editable.network.indexOf.get(operation.step)!
  const days = ({ start, end }: { start: Int32Array; end: Int32Array }) => ({ start: start[at]!, end: end[at]! })
  const summary = {
    operation,
    before: days(editable.dates),
    after: days(move.dates),
    float: floatOf(chart, forecast, at),
    others: move.indexes.filter((each) => each !== at).length,
    theirs: withRight('propose').length,
  }
  return { summary, forecast, refusal: null }
}

/** What a link drawn from a step to another comes to; bars stay where they are until it stands. */
export function linkDraft(chart: ChartPlan, from: string, to: string): EditDraft {
  const { edit, refusal } = planEdit(chart, { kind: 'link', from, to, lag: 0 })
  return refusal ? refused(refusal) : { summary: editSummary(chart, edit), forecast: null, refusal: null }
}

export function editSummary(chart: ChartPlan, { operation, patch, split }: PlanEdit): EditSummary {
  const id = 'step' in operation ? operation.step : operation.to
  const at = chart.editable.network.indexOf.get(id)!
  const { planned } = chart.model.steps[at]!
  const change = patch.steps.find((each) => each.id === id)
  const { start, end } = change?.after.planned ?? planned
  return {
    operation,
    before: { start: dayNumber(planned.start), end: dayNumber(planned.end) },
    after: { start: dayNumber(start), end: dayNumber(end) },
    float: floatOf(chart, draftForecast(chart, patch), at),
    others: patch.steps.filter((each) => each.id !== id).length,
    theirs: split.theirs.length,
  }
}

const floatOf = ({ model }: ChartPlan, { float }: PlanForecast, at: number) =>
  isSettled(model.steps[at]!.status) ? null : float.total[at]!
