import { neighbours, type Adjacency } from './adjacency.ts'

/** One byte for each step: 1 where links lead to it from any of `from`, which count only where links lead back to them. */
export function reach(links: Adjacency, from: Iterable<number>): Uint8Array {
  const reached = new Uint8Array(links.offsets.length - 1)
  const waiting = [...from]
  for (let step = waiting.pop(); step !== undefined; step = waiting.pop())
    for (const next of neighbours(links, step))
      if (reached[next] === 0) {
        reached[next] = 1
        waiting.push(next)
      }
  return reached
}

/** The shortest way along links from one step to another, both included, or null; a step is never its own way. */
export function shortestPath(links: Adjacency, from: number, to: number): number[] | null {
  const cameFrom = new Int32Array(links.offsets.length - 1).fill(-1)
  const waiting = [from]
  for (let at = 0; at < waiting.length; at += 1)
    for (const next of neighbours(links, waiting[at]!)) {
      if (cameFrom[next] !== -1) continue
      cameFrom[next] = waiting[at]!
      if (next === to) return pathBack(cameFrom, from, to)
      waiting.push(next)
    }
  return null
}

function pathBack(cameFrom: Int32Array, from: number, to: number): number[] {
  const path = [to]
  for (let step = cameFrom[to]!; step !== from; step = cameFrom[step]!) path.unshift(step)
  return [from, ...path]
}
