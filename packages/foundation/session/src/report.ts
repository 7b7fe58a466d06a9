import { onPage } from '@tsumugi/registry'

/** A failure that the user need not see (spec §8, "only logged"): what was being done, and why it failed. */
export type Reporter = (doing: string, error: unknown) => void

const reporter = onPage('reporter', () => ({ current: logToConsole as Reporter }))

/** Replaces the log, e.g. by an error-tracking service; answers the way back. */
export function setReporter(next: Reporter): () => void {
  const previous = reporter.current
  reporter.current = next
  return () => {
    reporter.current = previous
  }
}

export function report(doing: string, error: unknown): void {
  reporter.current(doing, error)
}

function logToConsole(doing: string, error: unknown): void {
  // oxlint-disable-next-line no-console -- spec §8: these failures are only logged
  console.warn(`Tsumugi could not ${doing}.`, error)
}
