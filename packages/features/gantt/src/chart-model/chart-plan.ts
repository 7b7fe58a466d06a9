import { dayNumber } from '@tsumugi/domain'
import {
  applyPatch,
  editablePlan,
  forecastPlan,
  type EditablePlan,
  type ForecastContext,
  type PlanForecast,
  type PlanPatch,
} from '@tsumugi/domain/scheduling'
import { criticalSteps, type CriticalSteps } from './critical-steps.ts'
import type { GanttModel, GanttProposal, GanttSchedule } from './gantt-model.ts'

/** A model made ready to be drawn and to be moved: worked out once, and again when somebody's edit stands. */
export interface ChartPlan {
  readonly model: GanttModel
  readonly editable: EditablePlan
  readonly context: ForecastContext
  readonly forecast: PlanForecast
  readonly schedules: ReadonlyMap<string, GanttSchedule>
  /** What is asked of a step, by its id. */
  readonly proposals: ReadonlyMap<string, GanttProposal>
  readonly critical: CriticalSteps
  /** Day numbers: today at the reader, and the first and the last day of the axis. */
  readonly today: number
  readonly first: number
  readonly last: number
}

/** Days of the axis before the first bar and after the last, so that there is somewhere to drag to. */
const [before, after] = [35, 120]

export function chartPlan(model: GanttModel): ChartPlan {
  const { steps, links, calendars, todayOf, actorId } = model
  const schedules = new Map(model.schedules.map((schedule) => [schedule.id, schedule]))
  const context = { calendars, todayOf, dueOf: (id: string) => schedules.get(id)?.due ?? null }
  const editable = editablePlan({ steps, links }, calendars)
  const forecast = forecastPlan({ steps, links }, context, editable.network)
  const today = dayNumber(todayOf(actorId))
  const [first, last] = extent(forecast, today)
  return {
    model,
    editable,
    context,
    forecast,
    schedules,
    proposals: new Map(model.proposals.map((proposal) => [proposal.stepId, proposal])),
    critical: criticalSteps(forecast),
    today,
    first: first - before,
    last: last + after,
  }
}

/** What a patch of days would come to, while it is only tried: the network stays as it is. */
export function draftForecast({ model, editable, context }: ChartPlan, patch: PlanPatch): PlanForecast {
  const plan = applyPatch({ steps: model.steps, links: model.links }, { ...patch, links: [] })
  return forecastPlan(plan, context, editable.network)
}

function extent({ steps, forecast: { start, end } }: PlanForecast, today: number): [first: number, last: number] {
  let [first, last] = [today, today]
  for (const [at, { baseline, planned }] of steps.entries()) {
    first = Math.min(first, start[at]!)
    last = Math.max(last, end[at]!)
    // Written days compare as they stand; only those that matter are counted.
    if (baseline !== null && baseline !== planned) {
      first = Math.min(first, dayNumber(baseline.start))
      last = Math.max(last, dayNumber(baseline.end))
    }
  }
  return [first, last]
}
