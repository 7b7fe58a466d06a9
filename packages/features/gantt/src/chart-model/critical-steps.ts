import { criticalPaths, type PlanForecast } from '@tsumugi/domain/scheduling'

/** What sets when schedules end, by index. */
export interface CriticalSteps {
  readonly steps: ReadonlySet<number>
  /** The links between them, each as `from>to`. */
  readonly links: ReadonlySet<string>
}

export function criticalSteps(plan: PlanForecast): CriticalSteps {
  const steps = new Set<number>()
  const links = new Set<string>()
  for (const ids of criticalPaths(plan).values()) {
    const path = ids.map((id) => plan.network.indexOf.get(id)!)
    for (const [place, step] of path.entries()) {
      steps.add(step)
      if (place > 0) links.add(`${path[place - 1]!}>${step}`)
    }
  }
  return { steps, links }
}
