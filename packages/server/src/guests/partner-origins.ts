import type { MiddlewareHandler } from 'hono'
import { inTenant } from '../database/tenancy.ts'
import { Refusal } from '../http/refusal.ts'
import type { RequestVariables } from '../http/variables.ts'
import type { ServerParts } from '../server-parts.ts'
import { ownerOf, partnersOf } from './guest-queries.ts'

/**
 * Lets pages of other origins call for an exhibition they are registered for, and no others (design §3): the exact origin
 * is answered, never a cookie. It stands before the guard against other sites, which then knows the origin as a partner's.
 */
export function partnerOrigins(parts: ServerParts): MiddlewareHandler<RequestVariables> {
  return async (context, next) => {
    const origin = context.req.header('Origin')
    if (!origin || sameHost(origin, context.req.header('Host'), parts.publicUrl)) return next()
    const exhibitionId = Number(context.req.param('exhibitionId'))
    context.header('Vary', 'Origin')
    if (!(await isRegistered(parts, exhibitionId, origin))) throw new Refusal(403, [{ code: 'origin_refused' }])
    context.header('Access-Control-Allow-Origin', origin)
    context.header('Access-Control-Expose-Headers', 'X-Request-Id, Content-Disposition')
    if (context.req.method === 'OPTIONS') return preflight()
    context.set('partnerOrigin', origin)
    return next()

    function preflight() {
      context.header('Access-Control-Allow-Methods', 'GET, POST, PATCH, DELETE')
      context.header('Access-Control-Allow-Headers', 'Authorization, Content-Type, Idempotency-Key, X-Requested-With')
      context.header('Access-Control-Max-Age', '600')
      return context.body(null, 204)
    }
  }
}

function sameHost(origin: string, host: string | undefined, publicUrl: string | undefined): boolean {
  if (!URL.canParse(origin)) return false
  return new URL(origin).host === host || (publicUrl !== undefined && new URL(publicUrl).origin === origin)
}

async function isRegistered(parts: ServerParts, exhibitionId: number, origin: string): Promise<boolean> {
  if (!Number.isSafeInteger(exhibitionId)) return false
  const { database } = parts.engine
  const owner = await ownerOf(database, exhibitionId)
  const partners =
    owner === undefined
      ? undefined
      : await inTenant(database, owner, (inside) => partnersOf(inside, owner, exhibitionId))
  return partners?.partner_origins.includes(origin) ?? false
}
