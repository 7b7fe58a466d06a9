import type { Adjacency } from './adjacency.ts'
import { reach, shortestPath } from './reach.ts'
import { topologicalOrder } from './topological-order.ts'

/**
 * The shortest circle of each knot of links, its first step named again at its end (cutting → sewing → cutting); none
 * where the network can be planned. One circle for each knot is enough to tell people: the others share its steps.
 */
export function findCycles(predecessors: Adjacency, successors: Adjacency): number[][] {
  const count = predecessors.offsets.length - 1
  const order = topologicalOrder(predecessors, successors)
  if (order.length === count) return []
  const settled = new Uint8Array(count)
  for (const step of order) settled[step] = 1
  const cycles: number[][] = []
  for (let step = 0; step < count; step += 1) {
    if (settled[step] === 1) continue
    const knot = knotOf(predecessors, successors, step)
    for (const each of knot) settled[each] = 1
    if (knot.length > 0) cycles.push(shortestCycle(successors, knot))
  }
  return cycles
}

/** The steps that lead to this one and follow from it; none where it merely lies behind a knot. */
function knotOf(predecessors: Adjacency, successors: Adjacency, step: number): number[] {
  const [after, before] = [reach(successors, [step]), reach(predecessors, [step])]
  return [...after.keys()].filter((each) => after[each] === 1 && before[each] === 1)
}

function shortestCycle(successors: Adjacency, knot: readonly number[]): number[] {
  return knot
    .map((step) => shortestPath(successors, step, step)!)
    .reduce((one, other) => (other.length < one.length ? other : one))
}
