import type { StepNetwork } from '../network/step-network.ts'
import { emptyDates, unfixed, type PlanBounds, type PlanDates } from './plan-bounds.ts'

/** Forward planning: each step as early as its floor and what it waits for allow. */
export function earliestDates(network: StepNetwork, bounds: PlanBounds): PlanDates {
  const dates = emptyDates(network.ids.length)
  for (const step of network.order) placeEarliest(network, bounds, dates, step)
  return dates
}

/** Writes the earliest days of one step; the days of all it waits for have to stand. */
export function placeEarliest(network: StepNetwork, bounds: PlanBounds, { start, end }: PlanDates, step: number): void {
  if (bounds.fixedStart[step] !== unfixed) {
    start[step] = bounds.fixedStart[step]!
    end[step] = bounds.fixedEnd[step]!
    return
  }
  const calendar = network.calendars[step]!
  const { offsets, steps, lags } = network.predecessors
  let first = calendar.ordinal(bounds.floor[step]!)
  for (let at = offsets[step]!; at < offsets[step + 1]!; at += 1) {
    const free = calendar.ordinal(end[steps[at]!]! + 1) + lags[at]!
    if (free > first) first = free
  }
  const workdays = bounds.workdays[step]!
  start[step] = calendar.day(first)
  end[step] = workdays > 0 ? calendar.day(first + workdays - 1) : start[step]! - 1
}
