import { drivingPath } from '../planning/critical-path.ts'
import { isSettled } from '../status/step-lifecycle.ts'
import type { PlanForecast } from './forecast.ts'

/** The ids of the steps that set when each schedule ends, in order, by schedule; none for one that is settled. */
export const criticalPaths = (plan: PlanForecast): Map<string, string[]> =>
  new Map([...criticalIndexes(plan)].map(([scheduleId, path]) => [scheduleId, path.map((at) => plan.steps[at]!.id)]))

/** The same by step index. */
export function criticalIndexes({ steps, network, bounds, forecast, float }: PlanForecast): Map<string, number[]> {
  const last = new Map<string, number>()
  for (const [at, { scheduleId, status }] of steps.entries()) {
    if (isSettled(status)) continue
    const other = last.get(scheduleId)
    const isTighter =
      other === undefined ||
      float.total[at]! < float.total[other]! ||
      (float.total[at] === float.total[other] && forecast.end[at]! > forecast.end[other]!)
    if (isTighter) last.set(scheduleId, at)
  }
  return new Map([...last].map(([scheduleId, at]) => [scheduleId, drivingPath(network, bounds, forecast, at)]))
}
