/** A repeatable source of chance (mulberry32): the same seed gives the same demo, everywhere. */
export interface Chance {
  /** In [0, 1). */
  next(): number
  /** A whole number from low to high, both included. */
  whole(low: number, high: number): number
  pick<T>(list: readonly T[]): T
  /** An index by weight. */
  weighted(weights: readonly number[]): number
  happens(probability: number): boolean
}

export function chance(seed: number): Chance {
  let state = seed >>> 0
  function next() {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  return {
    next,
    whole: (low, high) => low + Math.floor(next() * (high - low + 1)),
    pick(list) {
      const found = list[Math.floor(next() * list.length)]
      if (found === undefined) throw new RangeError('There is nothing to pick from: the list is empty.')
      return found
    },
    weighted(weights) {
      let rest = next() * weights.reduce((sum, weight) => sum + weight, 0)
      const at = weights.findIndex((weight) => (rest -= weight) < 0)
      return at < 0 ? weights.length - 1 : at
    },
    happens: (probability) => next() < probability,
  }
}
