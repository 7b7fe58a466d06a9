import { verify } from '@node-rs/argon2'
import { contract } from '@tsumugi/contract'
import { timingSafeEqual } from 'node:crypto'
import type pg from 'pg'
import { appendAudit } from '../../audit/append-audit.ts'
import { asSystem } from '../../database/tenancy.ts'
import type { Guest, GuestRequest } from '../../guests/guest-request.ts'
import { deleteGuestSession, insertGuestSession } from '../../guests/guest-queries.ts'
import { serveGuests } from '../../guests/serve-guests.ts'
import { Refusal, invalid, notFound } from '../../http/refusal.ts'
import { rateLimit, type RateLimit } from '../../rate-limit/rate-limit.ts'
import { hashOf, newToken } from '../../sessions/session-token.ts'
import { orderOf } from '../exhibition-orders/queries.ts'
import { exhibitionOf } from '../exhibition-records/queries.ts'

const limits = new WeakMap<pg.Pool, RateLimit>()
/** Five failures in fifteen minutes and address (domain §3.16), for passwords and auth codes alike. */
function failures(pool: pg.Pool): RateLimit {
  const limit = limits.get(pool) ?? rateLimit(pool, 'exhibition_guest', 5, 15)
  limits.set(pool, limit)
  return limit
}

interface Key {
  password?: string | undefined
  exhibitionOrderId?: number | undefined
  authCode?: string | undefined
  publishableKey?: string | undefined
}

export const exhibitionSessionRoutes = serveGuests(contract.exhibitionSessions)({
  async create(request, { body }) {
    const { parts, exhibitionId, userGroupId, address } = request
    const limit = failures(parts.engine.pool)
    const attempt = `${exhibitionId}_${address}`
    // Counted before it is looked at, so that a hundred at once are a hundred; given back when it was right.
    await limit.take(attempt)
    const came = await letIn(request, body)
    await limit.giveBack(attempt)
    const { token, hash } = newToken()
    const expiresAt = await asSystem(parts.engine.database, async (database) => {
      await appendAudit(database, request, {
        action: 'exhibition_guest.entered',
        subject: { kind: 'exhibition', id: exhibitionId },
        detail: { by: came.kind },
      })
      return insertGuestSession(database, hash, { exhibitionId, userGroupId, ...came }, address)
    })
    return { data: { tokenCode: token, kind: came.kind, exhibitionOrderId: came.orderId, expiresAt } }
  },

  async end({ parts, guest }) {
    await deleteGuestSession(parts.engine.database, guest.sessionHash)
    return null
  },
})

/** Who this is, by what they hold; refuses with 401 what is wrong. */
async function letIn(request: GuestRequest, key: Key): Promise<Pick<Guest, 'kind' | 'orderId'>> {
  const { userGroupId, exhibitionId } = request
  const { exhibition, order } = await request.inside(async (database) => ({
    exhibition: await exhibitionOf(database, userGroupId, exhibitionId),
    order:
      key.exhibitionOrderId === undefined ? undefined : await orderOf(database, userGroupId, key.exhibitionOrderId),
  }))
  if (!exhibition) throw notFound()
  if (request.partnerOrigin !== undefined && key.publishableKey !== exhibition.publishable_key)
    throw new Refusal(403, [{ code: 'exhibition_key' }])
  if (key.exhibitionOrderId !== undefined && key.authCode !== undefined) {
    const right = order?.exhibition_id === exhibitionId && timingSafeEqual(order.auth_code_hash, hashOf(key.authCode))
    if (!right) throw new Refusal(401, [{ code: 'exhibition_auth_code', field: 'authCode' }])
    return { kind: 'order', orderId: order.id }
  }
  if (key.password === undefined) throw invalid({ code: 'missing', field: 'password' })
  // Outside any transaction: the check is slow on purpose.
  const right =
    exhibition.password_hash !== null && (await verify(exhibition.password_hash, key.password.normalize('NFKC')))
  if (!right) throw new Refusal(401, [{ code: 'exhibition_password', field: 'password' }])
  return { kind: 'password', orderId: null }
}
