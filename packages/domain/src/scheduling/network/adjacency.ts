/** The links of every step in one run: those of step `i` stand from `offsets[i]` to `offsets[i + 1]`. */
export interface Adjacency {
  readonly offsets: Int32Array
  /** The step at the other end of each link. */
  readonly steps: Int32Array
  readonly lags: Int32Array
}

/** A link between two steps by their index. */
export interface IndexedLink {
  readonly from: number
  readonly to: number
  readonly lag: number
}

/** Links by the end named: `from` lists what waits for a step, `to` what it waits for. */
export function adjacency(count: number, links: readonly IndexedLink[], end: 'from' | 'to'): Adjacency {
  const other = end === 'from' ? 'to' : 'from'
  const offsets = new Int32Array(count + 1)
  for (const link of links) offsets[link[end] + 1]! += 1
  for (let at = 0; at < count; at += 1) offsets[at + 1]! += offsets[at]!
  const next = offsets.slice(0, count)
  const steps = new Int32Array(links.length)
  const lags = new Int32Array(links.length)
  for (const link of links) {
    const place = next[link[end]]!
    next[link[end]] = place + 1
    steps[place] = link[other]
    lags[place] = link.lag
  }
  return { offsets, steps, lags }
}

/** The steps at the other ends of a step's links. */
export const neighbours = ({ offsets, steps }: Adjacency, step: number): Int32Array =>
  steps.subarray(offsets[step]!, offsets[step + 1]!)
