/** From this speed on, in px per ms, cards pass before anybody has looked at them: a wall takes less than a second. */
const glance = 0.8
/** Ms without a quick move after which the wall counts as looked at again. */
const rest = 100

/** Decides when the pictures of cards are asked for, so that scrolling far does not load what it only passes. */
export interface PicturePace {
  /** The wall has scrolled to here, at this time in ms. */
  moved(position: { left: number; top: number }, now: number): void
  /** Whether to show this picture now. One that was shown before always is: the browser still has it. */
  lets(address: string): boolean
  /** Tells once, when the wall has come to rest. @returns how to hear no more of it */
  whenCalm(tell: () => void): () => void
}

export function picturePace(): PicturePace {
  const shown = new Set<string>()
  const waiting = new Set<() => void>()
  let last: { left: number; top: number; at: number } | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  function settle() {
    timer = undefined
    const told = [...waiting]
    waiting.clear()
    for (const tell of told) tell()
  }
  return {
    moved({ left, top }, now) {
      const way = last ? Math.max(Math.abs(left - last.left), Math.abs(top - last.top)) : 0
      const quick = last !== undefined && way / Math.max(1, now - last.at) > glance
      last = { left, top, at: now }
      if (!quick) return
      clearTimeout(timer)
      timer = setTimeout(settle, rest)
    },
    lets(address) {
      if (timer === undefined) shown.add(address)
      return shown.has(address)
    },
    whenCalm(tell) {
      waiting.add(tell)
      return () => void waiting.delete(tell)
    },
  }
}
