import type { Broadcast } from '../../realtime/broadcast.ts'

/** Often enough that no proxy takes the connection for dead. */
const heartbeat = 25_000

/** The changes of one organisation as server-sent events, until the page goes away. */
export function eventStream(broadcast: Broadcast, userGroupId: number): Response {
  const encoder = new TextEncoder()
  let leave = () => {}
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      const send = (text: string) => controller.enqueue(encoder.encode(text))
      send('retry: 3000\n\n')
      const end = () => {
        leave()
        controller.close()
      }
      const unsubscribe = broadcast.subscribe(
        userGroupId,
        ({ topic, id, by }) => {
          send(`data: ${JSON.stringify({ topic, id, by })}\n\n`)
        },
        end,
      )
      const timer = setInterval(() => send(': here\n\n'), heartbeat)
      leave = () => {
        clearInterval(timer)
        unsubscribe()
      }
    },
    cancel: () => leave(),
  })
  return new Response(stream, {
    headers: { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' },
  })
}
