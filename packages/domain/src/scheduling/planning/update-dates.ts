import type { StepNetwork } from '../network/step-network.ts'
import { placeEarliest } from './earliest-dates.ts'
import type { PlanBounds, PlanDates } from './plan-bounds.ts'

export interface DatesUpdate {
  readonly dates: PlanDates
  /** Indexes of the steps whose days differ from before, each after all it waits for. */
  readonly moved: readonly number[]
}

/**
 * Forward planning after the bounds of some steps changed: only they and what follows from them is placed again, and a
 * way ends where a step stays. The same dates as planning everything.
 */
export function updateDates(
  network: StepNetwork,
  bounds: PlanBounds,
  before: PlanDates,
  changed: Iterable<number>,
): DatesUpdate {
  const dates = { start: before.start.slice(), end: before.end.slice() }
  const isDue = new Uint8Array(network.ids.length)
  let open = 0
  const mark = (step: number) => {
    open += 1 - isDue[step]!
    isDue[step] = 1
  }
  for (const step of changed) mark(step)
  const moved: number[] = []
  const { offsets, steps } = network.successors
  for (let at = 0; open > 0; at += 1) {
    const step = network.order[at]!
    if (isDue[step] === 0) continue
    open -= 1
    placeEarliest(network, bounds, dates, step)
    if (dates.start[step] === before.start[step] && dates.end[step] === before.end[step]) continue
    moved.push(step)
    for (let link = offsets[step]!; link < offsets[step + 1]!; link += 1) mark(steps[link]!)
  }
  return { dates, moved }
}
