import { fromWire, toWire, type Endpoint, type Schema } from '@tsumugi/contract'
import { admits, parseQuery } from '@tsumugi/domain'
import type { Context, Hono } from 'hono'
import { sql } from 'kysely'
import { inTenant } from '../database/tenancy.ts'
import type { ServerParts } from '../server-parts.ts'
import { once } from './idempotency.ts'
import { readBody } from './read-body.ts'
import { Refusal, forbidden, signedOut } from './refusal.ts'
import type { Asker, TenantRequest } from './request.ts'
import type { BoundEndpoint } from './serve.ts'
import { validated } from './validation.ts'
import type { RequestVariables } from './variables.ts'

/** Puts every bound endpoint under `/api`: guard, validation, tenant transaction, idempotency, casing. */
export function bind(app: Hono<RequestVariables>, endpoints: readonly BoundEndpoint[], parts: ServerParts): void {
  for (const { endpoint, handle } of endpoints) {
    app.on(endpoint.method, `/api${honoPath(endpoint.path)}`, async (context) => {
      const asker = context.get('asker')
      const userGroup = asker?.user.currentUserGroup
      if (!asker || !userGroup) throw signedOut()
      const query = parseQuery(new URL(context.req.url).search)
      if (!admits(asker.user, endpoint.access, { query })) throw forbidden()
      const input = {
        params: paramsOf(context, endpoint.path),
        query: endpoint.query ? validated(endpoint.query, fromWire(endpoint.query, query)) : undefined,
        body: endpoint.body ? await bodyOf(context, endpoint, endpoint.body, parts.uploadLimit) : undefined,
      }
      const answer = await inTenant(parts.engine.database, userGroup.id, async (database) => {
        const request = tenantRequest(context, parts, asker, userGroup.id, database)
        const key = endpoint.method === 'GET' ? undefined : context.req.header('Idempotency-Key')
        const work = () => handle(request, input)
        return key ? once(request, `${endpoint.method} ${endpoint.path}`, key.slice(0, 200), input, work) : work()
      }).catch((error: unknown) => {
        throw error instanceof Refusal ? onTheWire(error, endpoint) : error
      })
      return reply(context, endpoint, answer, parts)
    })
  }
}

/** The current row of a stale update travels as the reply's data would. */
function onTheWire(refusal: Refusal, endpoint: Endpoint): Refusal {
  if (refusal.current === undefined) return refusal
  const { data } = toWire(endpoint.reply, { data: refusal.current }) as { data: unknown }
  return new Refusal(refusal.status, refusal.causes, data)
}

/** Ids are digits only: an address with anything else is not one of ours (spec §5). */
const honoPath = (path: string) => path.replace(/:(id|\w+Id)(?=\/|$)/g, ':$1{[0-9]+}')

function paramsOf(context: Context, path: string): Record<string, string | number> {
  const names = [...path.matchAll(/:(\w+)/g)].map((match) => match[1]!)
  return Object.fromEntries(
    names.map((name) => {
      const value = context.req.param(name) ?? ''
      return [name, name === 'id' || name.endsWith('Id') ? Number(value) : value]
    }),
  )
}

async function bodyOf(context: Context, endpoint: Endpoint, schema: Schema, uploadLimit: number): Promise<unknown> {
  return validated(schema, fromWire(schema, await readBody(context, endpoint, uploadLimit)))
}

function tenantRequest(
  context: Context<RequestVariables>,
  parts: ServerParts,
  asker: Asker,
  userGroupId: number,
  database: TenantRequest['database'],
): TenantRequest {
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
    helpUrl: parts.helpUrl,
    log: context.get('log'),
    uploadLimit: parts.uploadLimit,
    async notify(topic, id) {
      const event = JSON.stringify({ userGroupId, topic, id, by: asker.user.id })
      await sql`select pg_notify('tsumugi', ${event})`.execute(database)
    },
  }
}

/** Leaves the application role within the same transaction: PGlite has one connection, which this request holds. */
async function outsideTenant<Result>(database: TenantRequest['database'], work: (database: TenantRequest['database']) => Promise<Result>) {
  await sql.raw('set local role none').execute(database)
  try {
    return await work(database)
  } finally {
    await sql.raw('set local role tsumugi_app').execute(database)
  }
}

async function reply(context: Context, endpoint: Endpoint, answer: unknown, parts: ServerParts): Promise<Response> {
  if (typeof answer === 'function') return (answer as () => Promise<Response>)()
  if (answer instanceof Response) return answer
  if (answer === null || answer === undefined) return context.body(null, 204)
  if (parts.checksReplies) {
    const checked = endpoint.reply.safeParse(answer)
    if (!checked.success) throw new Error(`${endpoint.method} ${endpoint.path} broke its contract: ${checked.error.message}`)
  }
  return context.json(toWire(endpoint.reply, answer) as object)
}
