import { neighbours, type Adjacency } from './adjacency.ts'

/** Every step after all it waits for (Kahn); shorter than the network where links run in a circle. */
export function topologicalOrder(predecessors: Adjacency, successors: Adjacency): Int32Array {
  const count = predecessors.offsets.length - 1
  const waitsFor = new Int32Array(count)
  const order = new Int32Array(count)
  let placed = 0
  for (let step = 0; step < count; step += 1) {
    waitsFor[step] = neighbours(predecessors, step).length
    if (waitsFor[step] === 0) order[placed++] = step
  }
  for (let at = 0; at < placed; at += 1)
    for (const next of neighbours(successors, order[at]!)) {
      waitsFor[next]! -= 1
      if (waitsFor[next] === 0) order[placed++] = next
    }
  return order.subarray(0, placed)
}
