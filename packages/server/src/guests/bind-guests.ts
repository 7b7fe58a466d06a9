import type { Endpoint } from '@tsumugi/contract'
import type { Context, Hono } from 'hono'
import { sql } from 'kysely'
import { inTenant } from '../database/tenancy.ts'
import { againWhenSafe } from '../faults/again-when-safe.ts'
import { answerCall, honoPath } from '../http/answer-call.ts'
import { once } from '../http/repetition/idempotency.ts'
import { Refusal, notFound } from '../http/refusal.ts'
import type { RequestVariables } from '../http/variables.ts'
import type { ServerParts } from '../server-parts.ts'
import { hashOf } from '../sessions/session-token.ts'
import { guestByToken, ownerOf } from './guest-queries.ts'
import { repliesToGuest } from './guest-reply-queries.ts'
import type { Guest, GuestInside } from './guest-request.ts'
import { inTurn } from './in-turn.ts'
import type { GuestEndpoint } from './serve-guests.ts'

/** Puts the endpoints for guests under `/api`: no cookie counts here, only the token of the exhibition in the path. */
export function bindGuests(app: Hono<RequestVariables>, endpoints: readonly GuestEndpoint[], parts: ServerParts): void {
  for (const { endpoint, welcome } of endpoints) {
    app.on(endpoint.method, `/api${honoPath(endpoint.path)}`, async (context) => {
      const exhibitionId = Number(context.req.param('exhibitionId'))
      return answerCall(context, endpoint, parts, async (inputFor) => {
        const guest = endpoint.guest === 'token' ? await guestIn(context, parts, exhibitionId) : undefined
        const userGroupId = guest?.userGroupId ?? (await hostOf(parts, exhibitionId))
        const input = await inputFor(userGroupId)
        return welcome(guestRequest(context, parts, endpoint, { exhibitionId, userGroupId, guest, input }), input)
      })
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
  const key = context.req.header('Idempotency-Key')?.slice(0, 200)
  const inside: GuestInside['inside'] = (work) =>
    againWhenSafe(endpoint.method === 'GET' || key !== undefined, () =>
      inTenant(parts.engine.requests, userGroupId, work),
    )
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
            ? once(
                repliesToGuest(database, guest!),
                parts.secrets,
                { route: `${endpoint.method} ${endpoint.path}`, key, input },
                () => work(database),
              )
            : work(database),
        ),
      ),
    async notify(database, topic, id) {
      const event = JSON.stringify({ userGroupId, topic, id, by: 0 })
      await sql`select pg_notify('tsumugi', ${event})`.execute(database)
    },
  }
}
