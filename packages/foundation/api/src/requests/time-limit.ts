/** Ms after which a call that was not answered counts as failed; files may take as long as they need. */
export const callTimeLimit = 30_000

/** A signal that gives up after so long, or when the caller does; `done` stops the clock. */
export function timeLimit(signal: AbortSignal | undefined, milliseconds = callTimeLimit) {
  const limit = new AbortController()
  const late = () => limit.abort(new DOMException('The server did not answer in time.', 'TimeoutError'))
  const timer = setTimeout(late, milliseconds)
  return { signal: signal ? AbortSignal.any([signal, limit.signal]) : limit.signal, done: () => clearTimeout(timer) }
}
