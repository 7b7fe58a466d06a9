import { onPage } from '@tsumugi/registry'

/** Ms before the first repetition; each further one waits twice as long, up to the longest. */
const first = 1000
const longest = 60_000

const page = onPage('session.retry', () => ({
  losses: 0,
  timer: undefined as ReturnType<typeof setTimeout> | undefined,
  again: null as (() => void) | null,
  listens: false,
}))

/** Repeats what failed: after a while, and at once when the browser is online again. */
export function retryLater(again: () => void): void {
  clearTimeout(page.timer)
  page.again = again
  const wait = Math.min(first * 2 ** page.losses, longest)
  page.losses += 1
  // Spread, so that a restarted server is not asked by everybody in the same instant.
  page.timer = setTimeout(retryNow, wait * (0.5 + Math.random() / 2))
  if (page.listens || typeof addEventListener === 'undefined') return
  page.listens = true
  addEventListener('online', retryNow)
}

/** Does at once what waits for its time. */
export function retryNow(): void {
  const { again } = page
  clearTimeout(page.timer)
  page.again = null
  again?.()
}

export function endRetries(): void {
  clearTimeout(page.timer)
  page.again = null
  page.losses = 0
}
