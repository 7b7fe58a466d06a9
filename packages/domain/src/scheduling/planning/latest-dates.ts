import type { StepNetwork } from '../network/step-network.ts'
import { emptyDates, unfixed, type PlanBounds, type PlanDates } from './plan-bounds.ts'

/**
 * Backward planning: each step as late as its ceiling and what waits for it allow. The exact counterpart of
 * `earliestDates`: planned forward from these days, no step moves, and no step may end later than here.
 */
export function latestDates(network: StepNetwork, bounds: PlanBounds): PlanDates {
  const dates = emptyDates(network.ids.length)
  for (let at = network.order.length - 1; at >= 0; at -= 1) placeLatest(network, bounds, dates, network.order[at]!)
  return dates
}

function placeLatest(network: StepNetwork, bounds: PlanBounds, { start, end }: PlanDates, step: number): void {
  const calendar = network.calendars[step]!
  const last = Math.min(bounds.ceiling[step]!, lastBeforeSuccessors(network, bounds, start, step))
  const workdays = bounds.workdays[step]!
  if (workdays > 0) {
    const first = calendar.ordinal(last + 1) - workdays
    start[step] = calendar.day(first)
    end[step] = calendar.day(first + workdays - 1)
  } else {
    start[step] = calendar.day(calendar.ordinal(last + 2) - 1)
    end[step] = start[step]! - 1
  }
}

/** The last day a step may end on without moving what waits for it from `start`; infinite where nothing does. */
export function lastBeforeSuccessors(
  { calendars, successors: { offsets, steps, lags } }: StepNetwork,
  { fixedStart }: PlanBounds,
  start: Int32Array,
  step: number,
): number {
  let last = Number.POSITIVE_INFINITY
  for (let at = offsets[step]!; at < offsets[step + 1]!; at += 1) {
    const successor = steps[at]!
    // What has begun waits for nothing any more.
    if (fixedStart[successor] !== unfixed) continue
    const calendar = calendars[successor]!
    const before = calendar.day(calendar.ordinal(start[successor]!) - lags[at]!) - 1
    if (before < last) last = before
  }
  return last
}
