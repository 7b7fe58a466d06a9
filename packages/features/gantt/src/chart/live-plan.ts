import type { PlanForecast } from '@tsumugi/domain/scheduling'

/** What is drawn at the moment: the plan as it stands, or what a drag would make of it. Put without drawing anew. */
export interface LivePlan {
  readonly plan: PlanForecast
  put(plan: PlanForecast): void
}

export function livePlan(begun: PlanForecast): LivePlan {
  let shown = begun
  return {
    get plan() {
      return shown
    },
    put(plan) {
      shown = plan
    },
  }
}
