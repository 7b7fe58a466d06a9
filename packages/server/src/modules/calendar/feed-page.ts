import { addDays } from '@tsumugi/domain'
import { Hono } from 'hono'
import { asSystem, inTenant } from '../../database/tenancy.ts'
import { callerAddress } from '../../http/guards/caller-address.ts'
import { rateLimit } from '../../rate-limit/rate-limit.ts'
import type { ServerParts } from '../../server-parts.ts'
import { hashOf } from '../../sessions/session-token.ts'
import { readerOfFeed } from './feed-queries.ts'
import { icalendar } from './icalendar.ts'
import { datedWithin } from './queries.ts'

/** A quarter back, a year ahead. */
const window = { back: 92, ahead: 366 }

/** The dates of one person as other calendars read them: no session and no header of ours, the address is the secret. */
export function calendarFeed(parts: ServerParts): Hono {
  const { engine, productName, publicUrl } = parts
  // One calendar asks a few times an hour, a provider asks for many people from one address. Secrets that open nothing
  // are counted apart: nobody has many of them.
  const byFeed = rateLimit(engine.pool, 'calendar_feed', 30, 60)
  const unknownByAddress = rateLimit(engine.pool, 'calendar_feed_unknown', 60, 60)
  const pages = new Hono()
  pages.get('/users/calendar/:file{[\\w-]{43}\\.ics}', async (context) => {
    const secret = hashOf(context.req.param('file').slice(0, -4))
    const reader = await asSystem(engine.database, (system) => readerOfFeed(system, secret))
    if (!reader) {
      await unknownByAddress.take(callerAddress(context, parts.trustedProxies))
      return context.text('This calendar is no longer shared. Ask for a new address.', 404)
    }
    await byFeed.take(secret.toString('base64url'))
    const today = new Date().toISOString().slice(0, 10)
    const period = { from: addDays(today, -window.back), to: addDays(today, window.ahead) }
    const entries = await inTenant(engine.requests, reader.userGroupId, (tenant) => datedWithin(tenant, reader, period))
    const text = await icalendar(entries, {
      product: productName,
      name: `${reader.name} (${reader.organisation})`,
      locale: reader.locale,
      userGroupId: reader.userGroupId,
      origin: publicUrl ?? new URL(context.req.url).origin,
    })
    return context.body(text, 200, {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Cache-Control': 'private, max-age=900',
    })
  })
  return pages
}
