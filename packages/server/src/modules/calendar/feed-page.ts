import { addDays } from '@tsumugi/domain'
import { Hono } from 'hono'
import { asSystem, inTenant } from '../../database/tenancy.ts'
import type { ServerParts } from '../../server-parts.ts'
import { hashOf } from '../../sessions/session-token.ts'
import { datedWithin, readerOfFeed } from './queries.ts'

/** A quarter back, a year ahead. */
const window = { back: 92, ahead: 366 }

/** The dates of one person as other calendars read them: no session and no header of ours, the address is the secret. */
export function calendarFeed({ engine, productName, publicUrl }: ServerParts): Hono {
  const pages = new Hono()
  pages.get('/users/calendar/:file{[\\w-]{43}\\.ics}', async (context) => {
    const reader = await asSystem(engine.database, (system) =>
      readerOfFeed(system, hashOf(context.req.param('file').slice(0, -4))),
    )
    if (!reader) return context.text('This calendar is no longer shared. Ask for a new address.', 404)
    const today = new Date().toISOString().slice(0, 10)
    const period = { from: addDays(today, -window.back), to: addDays(today, window.ahead) }
    const entries = await inTenant(engine.requests, reader.userGroupId, (tenant) => datedWithin(tenant, reader, period))
    const { default: ical } = await import('ical-generator')
    const calendar = ical({
      name: `${productName} ${reader.name}`,
      prodId: { company: productName, product: 'calendar' },
    })
    const origin = publicUrl ?? new URL(context.req.url).origin
    for (const { key, title, startsOn, endsOn, link, detail } of entries) {
      calendar.createEvent({
        id: `${key}-${reader.userGroupId}@tsumugi`,
        summary: title,
        description: detail,
        allDay: true,
        start: new Date(`${startsOn}T00:00:00`),
        end: new Date(`${addDays(endsOn, 1)}T00:00:00`),
        url: link && new URL(link, origin).href,
      })
    }
    return context.body(calendar.toString(), 200, {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Cache-Control': 'private, max-age=900',
    })
  })
  return pages
}
