import { applyPatch, type PlanPatch } from '../editing/plan-patch.ts'
import type { ForecastContext } from '../forecast/forecast-bounds.ts'
import { forecastDifference, type ForecastDifference, type TermsOf } from '../forecast/forecast-difference.ts'
import { forecastPlan } from '../forecast/forecast.ts'
import type { SchedulePlan } from '../status/scheduled-step.ts'

/** What an edit would cost if everybody agreed: days of every step that moves, ship date, invoice month, payment dates. */
export function changeCost(
  plan: SchedulePlan,
  patch: PlanPatch,
  context: ForecastContext,
  termsOf: TermsOf,
): ForecastDifference {
  return forecastDifference(forecastPlan(plan, context), forecastPlan(applyPatch(plan, patch), context), termsOf)
}
