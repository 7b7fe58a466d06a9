import type { Broadcast } from '../../realtime/broadcast.ts'

/** Often enough that no proxy takes the connection for dead. */
export const heartbeat = 25_000

interface Streamed {
  readonly broadcast: Broadcast
  readonly userGroupId: number
  readonly sessionHash: Buffer
  /** Whether the session still runs and acts for this organisation. */
  isStillTheirs(): Promise<boolean>
  /** Called once, when the stream is over. */
  left(): void
}

/** The changes of one organisation as server-sent events, until the page goes away or its session is no longer for them. */
export function eventStream({ broadcast, userGroupId, sessionHash, isStillTheirs, left }: Streamed): Response {
  const encoder = new TextEncoder()
  let leave = () => {}
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      let isOver = false
      const send = (text: string) => controller.enqueue(encoder.encode(text))
      const end = () => {
        if (isOver) return
        leave()
        controller.close()
      }
      // What cannot be asked is taken for over: the page comes again when the database is there.
      const look = () => void isStillTheirs().then((theirs) => theirs || end(), end)
      const unsubscribe = broadcast.subscribe(
        userGroupId,
        ({ topic, id, by }) => send(`data: ${JSON.stringify({ topic, id, by })}\n\n`),
        end,
      )
      const unwatch = broadcast.watchSession(sessionHash, look)
      // A session that runs out tells nobody.
      const timer = setInterval(() => {
        send(': here\n\n')
        look()
      }, heartbeat)
      leave = () => {
        if (isOver) return
        isOver = true
        clearInterval(timer)
        unsubscribe()
        unwatch()
        left()
      }
      send('retry: 3000\n\n')
    },
    cancel: () => leave(),
  })
  return new Response(stream, {
    headers: { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' },
  })
}
