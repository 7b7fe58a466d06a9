import { dayNumber } from '../../dates/business-date.ts'
import type { DateSpan } from '../calendars/workdays.ts'
import { spanOf } from '../planning/two-way-plan.ts'
import { isSettled } from '../status/step-lifecycle.ts'
import type { ForecastContext } from './forecast-bounds.ts'
import type { PlanForecast } from './forecast.ts'
import { stepHealth, type Health } from './health.ts'

/** What is expected of one step; floats and slip in working days of its calendar. */
export interface StepForecast {
  /** Null for a step that is left out. */
  readonly forecast: DateSpan | null
  /** Null once it is done or left out, as are its floats. */
  readonly latest: DateSpan | null
  readonly totalFloat: number | null
  readonly freeFloat: number | null
  /** Among the steps of its schedule with the least float. */
  readonly isCritical: boolean
  /** How much later than the baseline, or the plan where none is frozen, it ends; negative where earlier. */
  readonly slip: number | null
  readonly health: Health
}

/** The forecast of every step by id. */
export function stepForecasts(plan: PlanForecast, { todayOf }: ForecastContext): Map<string, StepForecast> {
  const least = leastFloats(plan)
  return new Map(
    plan.steps.map((step, at) => {
      const total = plan.float.total[at]!
      const settled = isSettled(step.status)
      const row: StepForecast = {
        forecast: step.status === 'skipped' ? null : spanOf(plan.forecast, at),
        latest: settled ? null : spanOf(plan.latest, at),
        totalFloat: settled ? null : total,
        freeFloat: settled ? null : plan.float.free[at]!,
        isCritical: !settled && total === least.get(step.scheduleId),
        slip: step.status === 'skipped' ? null : slipOf(plan, at),
        health: stepHealth(step, todayOf(step.ownerId), total),
      }
      return [step.id, row]
    }),
  )
}

function slipOf({ steps, network, forecast }: PlanForecast, at: number): number {
  const [calendar, { baseline, planned }] = [network.calendars[at]!, steps[at]!]
  return calendar.ordinal(forecast.end[at]! + 1) - calendar.ordinal(dayNumber((baseline ?? planned).end) + 1)
}

function leastFloats({ steps, float }: PlanForecast): Map<string, number> {
  const least = new Map<string, number>()
  for (const [at, { scheduleId, status }] of steps.entries())
    if (!isSettled(status))
      least.set(scheduleId, Math.min(least.get(scheduleId) ?? Number.POSITIVE_INFINITY, float.total[at]!))
  return least
}
