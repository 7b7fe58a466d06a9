import { dayNumber } from '../../dates/business-date.ts'
import { stepNetwork, type StepNetwork } from '../network/step-network.ts'
import { earliestDates } from '../planning/earliest-dates.ts'
import { floatDays, type FloatDays } from '../planning/float-days.ts'
import { latestDates } from '../planning/latest-dates.ts'
import type { PlanBounds, PlanDates } from '../planning/plan-bounds.ts'
import type { SchedulePlan, ScheduledStep } from '../status/scheduled-step.ts'
import { forecastBounds, type ForecastContext } from './forecast-bounds.ts'

/** A forecast in arrays by step index, in the order of the plan's steps. */
export interface PlanForecast {
  readonly steps: readonly ScheduledStep[]
  readonly network: StepNetwork
  readonly bounds: PlanBounds
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
  const open = forecastBounds(steps, network, context)
  const forecast = earliestDates(network, open)
  const bounds = { ...open, ceiling: ceilings(steps, forecast, context) }
  const latest = latestDates(network, bounds)
  return { steps, network, bounds, forecast, latest, float: floatDays(network, bounds, forecast, latest) }
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
