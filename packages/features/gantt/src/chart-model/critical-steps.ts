import { criticalIndexes, type PlanForecast } from '@tsumugi/domain/scheduling'

/** What sets when schedules end. */
export interface CriticalSteps {
  readonly steps: ReadonlySet<number>
  /** The step before each, on the way; by index. */
  readonly before: ReadonlyMap<number, number>
}

export function criticalSteps(plan: PlanForecast): CriticalSteps {
  const steps = new Set<number>()
  const before = new Map<number, number>()
  for (const path of criticalIndexes(plan).values())
    for (const [place, step] of path.entries()) {
      steps.add(step)
      if (place > 0) before.set(step, path[place - 1]!)
    }
  return { steps, before }
}
