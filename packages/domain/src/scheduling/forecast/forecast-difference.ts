import { spanOf } from '../planning/two-way-plan.ts'
import type { DateSpan } from '../calendars/workdays.ts'
import type { SchedulePlan } from '../status/scheduled-step.ts'
import { deliveryOutcomes, type DeliveryOutcome, type DeliveryTerms } from './delivery-outcome.ts'
import type { ForecastContext } from './forecast-bounds.ts'
import { forecastPlan, type PlanForecast } from './forecast.ts'

export interface MovedStep {
  readonly id: string
  readonly ownerId: string
  readonly before: DateSpan
  readonly after: DateSpan
  /** How much later it ends, in working days of its calendar; negative where earlier. */
  readonly days: number
}

export interface OutcomeChange {
  readonly before: DeliveryOutcome
  readonly after: DeliveryOutcome
}

export interface ForecastDifference {
  /** Every step whose forecast moves, whoever owns it. */
  readonly moved: readonly MovedStep[]
  /** What becomes of every schedule one of whose steps moves: ship date, arrival, invoice month, payment dates. */
  readonly outcomes: ReadonlyMap<string, OutcomeChange>
}

export type TermsOf = (scheduleId: string) => DeliveryTerms | null

/** What one forecast changes against another of the same steps, in the same order. */
export function forecastDifference(before: PlanForecast, after: PlanForecast, termsOf: TermsOf): ForecastDifference {
  const indexes = before.steps.flatMap((_, at) => (isMoved(before, after, at) ? [at] : []))
  const touched = new Set(indexes.map((at) => before.steps[at]!.scheduleId))
  const [old, now] = [deliveryOutcomes(before, termsOf), deliveryOutcomes(after, termsOf)]
  const moved = indexes.map((at): MovedStep => {
    const { id, ownerId } = before.steps[at]!
    const calendar = before.network.calendars[at]!
    const days = calendar.ordinal(after.forecast.end[at]! + 1) - calendar.ordinal(before.forecast.end[at]! + 1)
    return { id, ownerId, before: spanOf(before.forecast, at), after: spanOf(after.forecast, at), days }
  })
  return { moved, outcomes: new Map([...touched].map((id) => [id, { before: old.get(id)!, after: now.get(id)! }])) }
}

/** What it costs if steps take some working days longer ("fabric 5 days late"); nothing is changed by asking. */
export function simulateDelays(
  plan: SchedulePlan,
  context: ForecastContext,
  delays: ReadonlyMap<string, number>,
  termsOf: TermsOf,
): ForecastDifference {
  return forecastDifference(forecastPlan(plan, context), forecastPlan(plan, { ...context, delays }), termsOf)
}

const isMoved = ({ steps, forecast: one }: PlanForecast, { forecast: other }: PlanForecast, at: number) =>
  steps[at]!.status !== 'skipped' && (one.start[at] !== other.start[at] || one.end[at] !== other.end[at])
