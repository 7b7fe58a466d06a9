import { adjacency } from './adjacency.ts'
import { findCycles } from './cycles.ts'
import type { NetworkStep, StepLink } from './step-link.ts'

/** What may be wrong with links; `steps` are the ids of those it is about, in the order of their links. */
export interface LinkFault {
  readonly code: 'link_unknown_step' | 'link_to_itself' | 'link_twice' | 'link_lag' | 'link_cycle'
  readonly steps: readonly string[]
}

/** Everything wrong with links, nothing where the steps can be planned (domain §3.4: no cycles). */
export function linkFaults(steps: readonly Pick<NetworkStep, 'id'>[], links: readonly StepLink[]): LinkFault[] {
  const indexOf = new Map(steps.map(({ id }, at) => [id, at]))
  const faults = singleFaults(links, indexOf)
  if (faults.length > 0) return faults
  const indexed = links.map(({ from, to, lag }) => ({ from: indexOf.get(from)!, to: indexOf.get(to)!, lag }))
  const [predecessors, successors] = [adjacency(steps.length, indexed, 'to'), adjacency(steps.length, indexed, 'from')]
  return findCycles(predecessors, successors).map((cycle) => ({
    code: 'link_cycle',
    steps: cycle.map((at) => steps[at]!.id),
  }))
}

function singleFaults(links: readonly StepLink[], indexOf: ReadonlyMap<string, number>): LinkFault[] {
  const seen = new Map<string, Set<string>>()
  return links.flatMap(({ from, to, lag }): LinkFault[] => {
    const pair = [from, to]
    if (!indexOf.has(from) || !indexOf.has(to)) return [{ code: 'link_unknown_step', steps: pair }]
    if (from === to) return [{ code: 'link_to_itself', steps: pair }]
    if (!Number.isInteger(lag)) return [{ code: 'link_lag', steps: pair }]
    const ends = seen.get(from) ?? new Set()
    if (ends.has(to)) return [{ code: 'link_twice', steps: pair }]
    seen.set(from, ends.add(to))
    return []
  })
}
