import { toWire, type Endpoint } from '@tsumugi/contract'
import type { Context } from 'hono'
import type { ServerParts } from '../server-parts.ts'
import { accountably } from '../slow-work/working-for.ts'
import { incomingCall, type IncomingCall } from './incoming-call.ts'
import { Refusal } from './refusal.ts'

/**
 * The way of every call, whoever bears it: `work` finds out who comes and does it, with the input once it is known for
 * which organisation; then the answer or the refusal in the casing of the wire, and nothing of the call is left behind.
 */
export function answerCall(
  context: Context,
  endpoint: Endpoint,
  parts: ServerParts,
  work: (inputFor: IncomingCall['input']) => Promise<unknown>,
): Promise<Response> {
  return accountably(async () => {
    const call = incomingCall(context, endpoint, parts)
    let isKept = false
    try {
      const answer = await work(call.input).catch((error: unknown) => {
        throw error instanceof Refusal ? onTheWire(error, endpoint) : error
      })
      isKept = true
      return await reply(context, endpoint, answer, parts)
    } finally {
      await call.end(isKept)
    }
  })
}

/** Ids are digits only: an address with anything else is not one of ours (spec §5). */
export const honoPath = (path: string) => path.replace(/:(id|\w+Id)(?=\/|$)/g, ':$1{[0-9]+}')

/** The current row of a stale update travels as the reply's data would. */
function onTheWire(refusal: Refusal, endpoint: Endpoint): Refusal {
  if (refusal.current === undefined) return refusal
  const { data } = toWire(endpoint.current ?? endpoint.reply, { data: refusal.current }) as { data: unknown }
  return new Refusal(refusal.status, refusal.causes, data)
}

async function reply(context: Context, endpoint: Endpoint, answer: unknown, parts: ServerParts): Promise<Response> {
  if (typeof answer === 'function') return (answer as () => Promise<Response>)()
  if (answer instanceof Response) return answer
  if (answer === null || answer === undefined) return context.body(null, 204)
  if (parts.checksReplies) {
    const checked = endpoint.reply.safeParse(answer)
    if (!checked.success)
      throw new Error(`${endpoint.method} ${endpoint.path} broke its contract: ${checked.error.message}`)
  }
  return context.json(toWire(endpoint.reply, answer) as object)
}
