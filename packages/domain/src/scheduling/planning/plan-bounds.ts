import type { StepNetwork } from '../network/step-network.ts'

/** Stands in `fixedStart` for a step that the plan may move. */
export const unfixed = -1

/** What a plan has to keep, by step index; days are day numbers. */
export interface PlanBounds {
  /** No step starts before its floor. */
  readonly floor: Int32Array
  /** No step should end after its ceiling; where it must, its float is negative. */
  readonly ceiling: Int32Array
  /** Working days still counted: 0 for a step that is left out. */
  readonly workdays: Int32Array
  /** First and last day of steps that have begun; what they wait for does not move them any more. */
  readonly fixedStart: Int32Array
  readonly fixedEnd: Int32Array
}

/** First and last day of each step by index, as day numbers. A step left out ends on the day before it starts. */
export interface PlanDates {
  readonly start: Int32Array
  readonly end: Int32Array
}

/** Nothing has begun; every step starts on a day or after it, and ends on a day or before it. */
export function uniformBounds({ ids, workdays }: StepNetwork, floor: number, ceiling: number): PlanBounds {
  const all = (day: number) => new Int32Array(ids.length).fill(day)
  return { floor: all(floor), ceiling: all(ceiling), workdays, fixedStart: all(unfixed), fixedEnd: all(unfixed) }
}

export const emptyDates = (count: number): PlanDates => ({ start: new Int32Array(count), end: new Int32Array(count) })
