import type { StepNetwork } from '../network/step-network.ts'
import { unfixed, type PlanBounds, type PlanDates } from './plan-bounds.ts'

/**
 * The steps that set when a step ends, in order and with itself at the end: from it back along the tightest link each
 * time, until a step starts for a reason of its own. Found by links, not by equal float: working days of two calendars
 * differ along one chain.
 */
export function drivingPath(network: StepNetwork, bounds: PlanBounds, dates: PlanDates, last: number): number[] {
  const path = [last]
  for (let step = drivingStep(network, bounds, dates, last); step !== null;) {
    path.push(step)
    step = drivingStep(network, bounds, dates, step)
  }
  return path.toReversed()
}

/** Which of the steps it waits for sets the start of a step; null where none does. Of two as tight, the one that ends later. */
function drivingStep(
  { calendars, predecessors: { offsets, steps, lags } }: StepNetwork,
  { fixedStart }: PlanBounds,
  { start, end }: PlanDates,
  step: number,
): number | null {
  if (fixedStart[step] !== unfixed) return null
  const calendar = calendars[step]!
  let driving: number | null = null
  for (let at = offsets[step]!; at < offsets[step + 1]!; at += 1) {
    const before = steps[at]!
    const isTight = calendar.day(calendar.ordinal(end[before]! + 1) + lags[at]!) === start[step]
    if (isTight && (driving === null || end[before]! > end[driving]!)) driving = before
  }
  return driving
}
