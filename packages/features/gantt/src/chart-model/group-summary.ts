import { isSettled, stepHealth, type Health, type PlanForecast } from '@tsumugi/domain/scheduling'
import type { ChartPlan } from './chart-plan.ts'

/** How the steps under one head stand. */
export interface GroupSummary {
  /** The worst of them; `done` where nothing is left. */
  readonly health: Health
  /** Working days by which the due date is missed; 0 where it is met. */
  readonly slip: number
  /** Steps of which somebody asks something. */
  readonly waiting: number
}

const order: readonly Health[] = ['done', 'on_track', 'at_risk', 'late']

export function groupSummary(
  { context: { todayOf }, proposals }: ChartPlan,
  { steps, float }: PlanForecast,
  items: readonly number[],
): GroupSummary {
  let [worst, slip, waiting] = [0, 0, 0]
  for (const at of items) {
    const step = steps[at]!
    worst = Math.max(worst, order.indexOf(stepHealth(step, todayOf(step.ownerId), float.total[at]!)))
    if (!isSettled(step.status)) slip = Math.max(slip, -float.total[at]!)
    if (proposals.has(step.id)) waiting += 1
  }
  return { health: order[worst]!, slip, waiting }
}
