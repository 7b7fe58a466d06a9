import { dayNumber } from '../../dates/business-date.ts'
import { stepNetwork, type StepNetwork } from '../network/step-network.ts'
import { earliestDates } from '../planning/earliest-dates.ts'
import { floatDays, type FloatDays } from '../planning/float-days.ts'
import { latestDates } from '../planning/latest-dates.ts'
import type { PlanMove } from '../editing/plan-move.ts'
import type { PlanBounds, PlanDates } from '../planning/plan-bounds.ts'
import type { SchedulePlan, ScheduledStep } from '../status/scheduled-step.ts'
import { forecastBounds, movedBounds, plannedDates, type ForecastContext } from './forecast-bounds.ts'

/** A forecast in arrays by step index, in the order of the plan's steps. */
export interface PlanForecast {
  readonly steps: readonly ScheduledStep[]
  readonly network: StepNetwork
  readonly bounds: PlanBounds
  /** The days it was made on: those of the steps, or of a move that is only tried. */
  readonly planned: PlanDates
  readonly forecast: PlanDates
  readonly latest: PlanDates
  readonly float: FloatDays
}

/**
 * When everything will be done, and how late it may be (domain §3.4). Planned days are only read, never moved. A network
 * of the same steps and links that stands already is used again: while people drag, only days change.
 */
export function forecastPlan(
  { steps, links }: SchedulePlan,
  context: ForecastContext,
  network: StepNetwork = stepNetwork(steps, links, context.calendars),
): PlanForecast {
  const planned = plannedDates(steps)
  return expected({ steps, network, planned }, forecastBounds(steps, network, planned, context), context)
}

/**
 * What a move comes to, while it is only tried: the forecast of the plan as it would be, worked out from the one that
 * stands, without writing a step anew. Its steps are those that stand; `planned` has the days that are tried.
 */
export function movedForecast(plan: PlanForecast, move: PlanMove, context: ForecastContext): PlanForecast {
  const { steps, network } = plan
  const planned = { start: plan.planned.start.slice(), end: plan.planned.end.slice() }
  for (const at of move.indexes) {
    planned.start[at] = move.dates.start[at]!
    planned.end[at] = move.dates.end[at]!
  }
  return expected({ steps, network, planned }, movedBounds(plan.bounds, steps, network, move, context), context)
}

function expected(
  plan: Pick<PlanForecast, 'steps' | 'network' | 'planned'>,
  open: PlanBounds,
  context: ForecastContext,
): PlanForecast {
  const { steps, network } = plan
  const forecast = earliestDates(network, open)
  const bounds = { ...open, ceiling: ceilings(steps, forecast, context) }
  const latest = latestDates(network, bounds)
  return { ...plan, bounds, forecast, latest, float: floatDays(network, bounds, forecast, latest) }
}

/** The last day of each step by its schedule's due date and its own bound. */
function ceilings(steps: readonly ScheduledStep[], { end }: PlanDates, { dueOf }: ForecastContext): Int32Array {
  const bySchedule = new Map<string, number>()
  for (const [at, { scheduleId }] of steps.entries())
    bySchedule.set(scheduleId, Math.max(bySchedule.get(scheduleId) ?? 0, end[at]!))
  for (const scheduleId of bySchedule.keys()) {
    const due = dueOf(scheduleId)
    if (due !== null) bySchedule.set(scheduleId, dayNumber(due))
  }
  return Int32Array.from(steps, ({ scheduleId, notAfter }) => {
    const due = bySchedule.get(scheduleId)!
    return notAfter === null ? due : Math.min(due, dayNumber(notAfter))
  })
}
