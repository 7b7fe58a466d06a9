import { reach, shortestPath } from './reach.ts'
import type { StepNetwork } from './step-network.ts'

/** The steps to which no link may be drawn from this one: itself and all it waits for. For hovering while one draws. */
export function closedLinkEnds({ ids, indexOf, predecessors }: StepNetwork, from: string): Set<string> {
  const step = indexOf.get(from)
  if (step === undefined) return new Set()
  const before = reach(predecessors, [step])
  return new Set(ids.filter((_, at) => at === step || before[at] === 1))
}

/** The circle a new link would close, its first step named again at its end, or null where it closes none. */
export function cycleByLink({ ids, indexOf, successors }: StepNetwork, from: string, to: string): string[] | null {
  const [start, end] = [indexOf.get(from), indexOf.get(to)]
  if (start === undefined || end === undefined) return null
  if (start === end) return [from, to]
  const path = shortestPath(successors, end, start)
  return path && [from, ...path.map((step) => ids[step]!)]
}

/** A circle as one side may read it: steps that are not shown to it are null, so that no name leaks (domain §4.11). */
export const cycleForReader = (cycle: readonly string[], isVisible: (id: string) => boolean): (string | null)[] =>
  cycle.map((id) => (isVisible(id) ? id : null))
