/** spec §9: the close check runs every 100 ms, for up to 50 ticks. */
const pollEvery = 100
const mostTicks = 50

interface Hand {
  timer: ReturnType<typeof setTimeout> | null
  ticks: number
  /** Its duration is over; it closes as soon as it may. */
  due: boolean
}

/**
 * Closes each toast after its duration, but only while it is the top one (spec §4). A toast under another is asked
 * again every 100 ms, up to 50 times; if it surfaces later than that, the asking starts anew.
 */
export function createToastClock(page: { top(): number | undefined; close(id: number): void }) {
  const hands = new Map<number, Hand>()
  let held = false

  function check(id: number, hand: Hand) {
    hand.timer = null
    hand.due = true
    if (!held && page.top() === id) return page.close(id)
    // Time spent being read is not counted.
    if (!held) hand.ticks += 1
    if (hand.ticks < mostTicks) hand.timer = setTimeout(check, pollEvery, id, hand)
  }

  return {
    start(id: number, duration: number) {
      const hand: Hand = { timer: null, ticks: 0, due: false }
      hand.timer = setTimeout(check, duration, id, hand)
      hands.set(id, hand)
    },
    forget(id: number) {
      clearTimeout(hands.get(id)?.timer ?? undefined)
      hands.delete(id)
    },
    hold(on: boolean) {
      held = on
    },
    /** The list has changed: a due toast that had given up and is now the top one is asked again. */
    surfaced() {
      const id = page.top()
      const hand = id === undefined ? undefined : hands.get(id)
      if (id === undefined || !hand?.due || hand.timer) return
      hand.ticks = 0
      hand.timer = setTimeout(check, pollEvery, id, hand)
    },
  }
}
