import type { TimeScale } from '@tsumugi/domain/scheduling'
import type { ChartPlan } from '../chart-model/chart-plan.ts'
import { closedGround } from '../chart-model/closed-ground.ts'
import type { ChartSpan } from './use-chart-span.ts'

/** One picture for each calendar, for the days in view and around: rows point at theirs by its place. */
export function groundStyles(
  { model }: ChartPlan,
  scale: TimeScale,
  { from, until }: ChartSpan,
): Record<`--ground-${number}`, string> {
  return Object.fromEntries(
    [...model.calendars.values()].map((calendar, at) => [`--ground-${at}`, closedGround(calendar, scale, from, until)]),
  )
}
