interface Change {
  topic: string | null
  id: number | null
  by: number | null
}

const everything: Change = { topic: null, id: null, by: null }

/** Waiting times in milliseconds; tests shorten them. */
export interface ChannelTimes {
  readonly firstRetry: number
  readonly longestRetry: number
  readonly poll: number
}

const usual: ChannelTimes = { firstRetry: 1000, longestRetry: 60_000, poll: 60_000 }

/**
 * Opens the stream of changes; answers the way to close it. `url` is asked at each opening: the page may show another
 * organisation by then. A lost stream is opened again, each time after twice the
 * wait; as long as there is none, listeners are told each minute to ask again (domain §6.17). What was missed in
 * between is made up for by telling them once more when the stream is back.
 */
export function openChannel(
  url: () => string,
  deliver: (change: Change) => void,
  times: ChannelTimes = usual,
): () => void {
  let source: EventSource | undefined
  let retry: ReturnType<typeof setTimeout> | undefined
  let polling: ReturnType<typeof setInterval> | undefined
  let losses = 0

  function connect(): void {
    source = new EventSource(url())
    source.addEventListener('message', ({ data }) => {
      const change = read(String(data))
      if (change) deliver(change)
    })
    source.addEventListener('open', () => {
      if (polling) deliver(everything)
      losses = 0
      stopPolling()
    })
    source.addEventListener('error', lose)
  }

  function lose(): void {
    // Closed by us: the browser's own retry has no back-off and gives up on an HTTP error.
    source?.close()
    startPolling()
    const wait = Math.min(times.firstRetry * 2 ** losses, times.longestRetry)
    losses += 1
    clearTimeout(retry)
    // Spread, so that a restarted server is not asked by everybody in the same instant.
    retry = setTimeout(connect, wait * (0.5 + Math.random() / 2))
  }

  function startPolling(): void {
    polling ??= setInterval(() => deliver(everything), times.poll)
  }

  function stopPolling(): void {
    clearInterval(polling)
    polling = undefined
  }

  if (typeof EventSource === 'undefined') startPolling()
  else connect()

  return () => {
    source?.close()
    clearTimeout(retry)
    stopPolling()
  }
}

function read(data: string): Change | undefined {
  try {
    const { topic, id, by } = JSON.parse(data) as Partial<Change>
    return typeof topic === 'string' ? { topic, id: id ?? null, by: by ?? null } : undefined
  } catch {
    return undefined
  }
}
