import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import { databaseRefusal } from './database-refusal.ts'
import { refusalOfFault } from '../../faults/refusal-of-fault.ts'
import type { ServerParts } from '../../server-parts.ts'
import { errorReply } from './error-reply.ts'
import { preferredLocale } from '../identify.ts'
import { Refusal } from '../refusal.ts'
import type { RequestVariables } from '../variables.ts'

/** The answer to whatever was thrown: on purpose, by a fault outside of us (503), or by a mistake of ours (500, logged). */
export function failureReply(error: unknown, context: Context<RequestVariables>, { log }: ServerParts): Response {
  // What failed before anybody looked at the request, as a page that nobody asked for by name, has neither yet.
  const requestId = context.get('requestId') ?? randomUUID()
  const locale = context.get('locale') ?? preferredLocale(context.req.header('Accept-Language'))
  const say = context.get('log') ?? log
  const refusal = error instanceof Refusal ? error : (databaseRefusal(error) ?? refusalOfFault(error))
  if (!refusal) {
    say.error({ err: error, path: context.req.path }, 'request failed')
    return context.json(errorReply(new Refusal(400, [{ code: 'internal' }]), locale, requestId), 500)
  }
  if (refusal.status === 503) {
    say.warn({ err: error, path: context.req.path }, 'request met a fault')
  }
  const seconds = refusal.retryAfter ?? (refusal.status === 503 ? (refusal.causes[0]?.meta?.seconds ?? 1) : undefined)
  if (seconds !== undefined) context.header('Retry-After', String(seconds))
  return context.json(errorReply(refusal, locale, requestId), refusal.status)
}
