import { parseQuery } from '@tsumugi/domain'
import { fromWire, type Endpoint } from '@tsumugi/contract'
import type { Context, Hono } from 'hono'
import { sql } from 'kysely'
import { inTenant } from '../database/tenancy.ts'
import { bodyOf, honoPath, onTheWire, paramsOf, reply } from '../http/bind.ts'
import { Refusal, notFound } from '../http/refusal.ts'
import { validated } from '../http/validation.ts'
import type { RequestVariables } from '../http/variables.ts'
import type { ServerParts } from '../server-parts.ts'
import { hashOf } from '../sessions/session-token.ts'
import { guestOnce } from './guest-once.ts'
import { guestByToken, ownerOf } from './guest-queries.ts'
import type { Guest, GuestInside } from './guest-request.ts'
import { inTurn } from './in-turn.ts'
import type { GuestEndpoint } from './serve-guests.ts'

/** Puts the endpoints for guests under `/api`: no cookie counts here, only the token of the exhibition in the path. */
export function bindGuests(app: Hono<RequestVariables>, endpoints: readonly GuestEndpoint[], parts: ServerParts): void {
  for (const { endpoint, welcome } of endpoints) {
    app.on(endpoint.method, `/api${honoPath(endpoint.path)}`, async (context) => {
      const params = paramsOf(context, endpoint.path)
      const exhibitionId = Number(params.exhibitionId)
      const guest = endpoint.guest === 'token' ? await guestIn(context, parts, exhibitionId) : undefined
      const userGroupId = guest?.userGroupId ?? (await hostOf(parts, exhibitionId))
      const query = parseQuery(new URL(context.req.url).search)
      const input = {
        params,
        query: endpoint.query ? validated(endpoint.query, fromWire(endpoint.query, query)) : undefined,
        body: endpoint.body ? await bodyOf(context, endpoint, endpoint.body, parts.uploadLimit) : undefined,
      }
      const request = guestRequest(context, parts, endpoint, { exhibitionId, userGroupId, guest, input })
      const answer = await welcome(request, input).catch((error: unknown) => {
        throw error instanceof Refusal ? onTheWire(error, endpoint) : error
      })
      return reply(context, endpoint, answer, parts)
    })
  }
}

async function guestIn(context: Context<RequestVariables>, parts: ServerParts, exhibitionId: number): Promise<Guest> {
  const [, token] = /^Bearer ([\w-]{20,100})$/.exec(context.req.header('Authorization') ?? '') ?? []
  const guest = token ? await guestByToken(parts.engine.database, hashOf(token)) : undefined
  // A token opens the exhibition it was given for, and no other.
  if (guest?.exhibitionId !== exhibitionId) throw new Refusal(401, [{ code: 'guest_signed_out' }])
  return guest
}

async function hostOf(parts: ServerParts, exhibitionId: number): Promise<number> {
  // Beyond what a bigint holds there is none.
  const owner = Number.isSafeInteger(exhibitionId) ? await ownerOf(parts.engine.database, exhibitionId) : undefined
  if (owner === undefined) throw notFound()
  return owner
}

interface Visit {
  exhibitionId: number
  userGroupId: number
  guest: Guest | undefined
  input: unknown
}

function guestRequest(
  context: Context<RequestVariables>,
  parts: ServerParts,
  endpoint: Endpoint,
  { exhibitionId, userGroupId, guest, input }: Visit,
): GuestInside {
  const inside: GuestInside['inside'] = (work) => inTenant(parts.engine.database, userGroupId, work)
  const key = context.req.header('Idempotency-Key')?.slice(0, 200)
  return {
    id: context.get('requestId'),
    locale: context.get('locale'),
    address: context.get('address'),
    exhibitionId,
    userGroupId,
    accountId: null,
    asker: null,
    origin: new URL(parts.publicUrl ?? context.req.url).origin,
    partnerOrigin: context.get('partnerOrigin'),
    parts,
    log: context.get('log'),
    guest: guest!,
    inside,
    once: (work) =>
      inTurn(() =>
        inside((database) =>
          key
            ? guestOnce(database, guest!, `${endpoint.method} ${endpoint.path}`, key, input, () => work(database))
            : work(database),
        ),
      ),
    async notify(database, topic, id) {
      const event = JSON.stringify({ userGroupId, topic, id, by: 0 })
      await sql`select pg_notify('tsumugi', ${event})`.execute(database)
    },
  }
}
