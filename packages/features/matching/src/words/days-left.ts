/** Whole days until an instant, at least 0. */
export const daysLeft = (closesAt: string, now = Date.now()): number =>
  Math.max(0, Math.ceil((Date.parse(closesAt) - now) / 86_400_000) - 1)

/** How much of the time to apply is over, from 0 to 1. */
export function partOver(openedAt: string | null, closesAt: string, now = Date.now()): number {
  const [from, to] = [Date.parse(openedAt ?? closesAt), Date.parse(closesAt)]
  if (to <= from) return 1
  return Math.min(1, Math.max(0, (now - from) / (to - from)))
}
