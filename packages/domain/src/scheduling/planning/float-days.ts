import type { StepNetwork } from '../network/step-network.ts'
import { lastBeforeSuccessors } from './latest-dates.ts'
import type { PlanBounds, PlanDates } from './plan-bounds.ts'

/** Float of each step by index, in working days of the step's own calendar; below 0 the due date is missed. */
export interface FloatDays {
  /** How much later a step may end before the due date is missed. */
  readonly total: Int32Array
  /** How much later before any step that waits for it moves; where nothing waits, the total. */
  readonly free: Int32Array
}

export function floatDays(network: StepNetwork, bounds: PlanBounds, earliest: PlanDates, latest: PlanDates): FloatDays {
  const count = network.ids.length
  const [total, free] = [new Int32Array(count), new Int32Array(count)]
  for (let step = 0; step < count; step += 1) {
    const calendar = network.calendars[step]!
    const ended = calendar.ordinal(earliest.end[step]! + 1)
    total[step] = calendar.ordinal(latest.end[step]! + 1) - ended
    const last = lastBeforeSuccessors(network, bounds, earliest.start, step)
    free[step] = Number.isFinite(last) ? calendar.ordinal(last + 1) - ended : total[step]!
  }
  return { total, free }
}
