import { bytes, fromWire, toWire, type Endpoint, type Schema } from '@tsumugi/contract'
import { admits, parseQuery } from '@tsumugi/domain'
import type { Context, Hono } from 'hono'
import { sql } from 'kysely'
import { postpone } from '../database/pipelined-driver.ts'
import { asSystem, inTenant } from '../database/tenancy.ts'
import { enqueue } from '../outbox/queries.ts'
import { rateLimit } from '../rate-limit/rate-limit.ts'
import type { ServerParts } from '../server-parts.ts'
import { proofOf, type KnownAskers, type ProvenAsker } from '../sessions/known-askers.ts'
import { asProven } from './as-proven.ts'
import { once } from './idempotency.ts'
import { readBody } from './read-body.ts'
import { Refusal, forbidden, signedOut, termsNeeded } from './refusal.ts'
import type { Asker, TenantRequest } from './request.ts'
import type { BoundEndpoint } from './serve.ts'
import { validated } from './validation.ts'
import type { RequestVariables } from './variables.ts'

/** Puts every bound endpoint under `/api`: guard, validation, tenant transaction, idempotency, casing. */
export function bind(
  app: Hono<RequestVariables>,
  endpoints: readonly BoundEndpoint[],
  parts: ServerParts,
  askers: KnownAskers,
): void {
  for (const { endpoint, handle, limit } of endpoints) {
    // Outside the transaction: an attempt that is refused counts all the same.
    const attempts =
      limit && rateLimit(parts.engine.pool, `${endpoint.method} ${endpoint.path}`, limit.points, limit.minutes)
    app.on(endpoint.method, `/api${honoPath(endpoint.path)}`, async (context) => {
      // A partner's page calls for guests, never with the cookie of an account.
      if (context.get('partnerOrigin')) throw new Refusal(403, [{ code: 'origin_refused' }])
      const query = parseQuery(new URL(context.req.url).search)
      const admit: (asker: ProvenAsker | null) => asserts asker is ProvenAsker = (asker) => {
        if (!asker?.user.currentUserGroup) throw signedOut()
        if (asker.owesTerms && !endpoint.beforeTerms) throw termsNeeded()
        if (!admits(asker.user, endpoint.access, { query })) throw forbidden()
      }
      let input: Input | undefined
      const answer = await asProven(context, askers, admit, async (asker) => {
        if (!input) await attempts?.take(String(asker.user.id))
        input ??= {
          params: paramsOf(context, endpoint.path),
          query: endpoint.query ? validated(endpoint.query, fromWire(endpoint.query, query)) : undefined,
          body: endpoint.body ? await bodyOf(context, endpoint, endpoint.body, parts.uploadLimit) : undefined,
        }
        return answerOf(context, { endpoint, handle, limit }, input, asker, parts)
      }).catch((error: unknown) => {
        throw error instanceof Refusal ? onTheWire(error, endpoint) : error
      })
      return reply(context, endpoint, answer, parts)
    })
  }
}

type Input = Parameters<BoundEndpoint['handle']>[1]

/** Handles one request in its own transaction, inside the asker's organisation, once per idempotency key. */
function answerOf(
  context: Context<RequestVariables>,
  { endpoint, handle }: BoundEndpoint,
  input: Input,
  asker: ProvenAsker,
  parts: ServerParts,
) {
  const userGroupId = asker.user.currentUserGroup!.id
  const undone: (readonly [string, object])[] = []
  const handled = (database: TenantRequest['database']) => {
    const request = {
      ...tenantRequest(context, parts, asker, userGroupId, database),
      ifUndone: (job: string, payload: object) => void undone.push([job, payload]),
    }
    // A file is drawn anew: it changes nothing, and is too much to keep.
    const key =
      endpoint.method === 'GET' || endpoint.reply === bytes ? undefined : context.req.header('Idempotency-Key')
    const work = () => handle(request, input)
    return key ? once(request, `${endpoint.method} ${endpoint.path}`, key.slice(0, 200), input, work) : work()
  }
  return inTenant(parts.engine.database, userGroupId, handled, proofOf(asker)).catch(async (error: unknown) => {
    await leaveUndone(parts, undone)
    throw error
  })
}

async function leaveUndone(
  { engine, log }: ServerParts,
  undone: readonly (readonly [string, object])[],
): Promise<void> {
  if (undone.length === 0) return
  // Nothing is lost but room when the database cannot be reached either.
  await asSystem(engine.database, async (database) => {
    for (const [job, payload] of undone) await enqueue(database, job, payload)
  }).catch((error: unknown) => log.warn({ err: error }, 'work of a failed request is not left'))
}

/** The current row of a stale update travels as the reply's data would. */
export function onTheWire(refusal: Refusal, endpoint: Endpoint): Refusal {
  if (refusal.current === undefined) return refusal
  const { data } = toWire(endpoint.current ?? endpoint.reply, { data: refusal.current }) as { data: unknown }
  return new Refusal(refusal.status, refusal.causes, data)
}

/** Ids are digits only: an address with anything else is not one of ours (spec §5). */
export const honoPath = (path: string) => path.replace(/:(id|\w+Id)(?=\/|$)/g, ':$1{[0-9]+}')

export function paramsOf(context: Context, path: string): Record<string, string | number> {
  const names = [...path.matchAll(/:(\w+)/g)].map((match) => match[1]!)
  return Object.fromEntries(
    names.map((name) => {
      const value = context.req.param(name) ?? ''
      return [name, name === 'id' || name.endsWith('Id') ? Number(value) : value]
    }),
  )
}

export async function bodyOf(
  context: Context,
  endpoint: Endpoint,
  schema: Schema,
  uploadLimit: number,
): Promise<unknown> {
  return validated(schema, fromWire(schema, await readBody(context, endpoint, uploadLimit)))
}

function tenantRequest(
  context: Context<RequestVariables>,
  parts: ServerParts,
  asker: Asker,
  userGroupId: number,
  database: TenantRequest['database'],
): Omit<TenantRequest, 'ifUndone'> {
  return {
    id: context.get('requestId'),
    locale: context.get('locale'),
    address: context.get('address'),
    asker,
    userGroupId,
    accountId: asker.user.id,
    database,
    asSystem: (work) => outsideTenant(database, work),
    files: parts.files,
    broadcast: parts.broadcast,
    secrets: parts.secrets,
    origin: new URL(parts.publicUrl ?? context.req.url).origin,
    helpUrl: parts.helpUrl,
    log: context.get('log'),
    productName: parts.productName,
    uploadLimit: parts.uploadLimit,
    ifNoneMatch: context.req.header('If-None-Match'),
    async notify(topic, id) {
      const event = JSON.stringify({ userGroupId, topic, id, by: asker.user.id })
      await postpone(database, sql`select pg_notify('tsumugi', ${event})`)
    },
  }
}

/** Leaves the application role within the same transaction: PGlite has one connection, which this request holds. */
async function outsideTenant<Result>(
  database: TenantRequest['database'],
  work: (database: TenantRequest['database']) => Promise<Result>,
) {
  await postpone(database, sql.raw('set local role none'))
  try {
    return await work(database)
  } finally {
    await postpone(database, sql.raw('set local role tsumugi_app'))
  }
}

export async function reply(
  context: Context,
  endpoint: Endpoint,
  answer: unknown,
  parts: ServerParts,
): Promise<Response> {
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
