import { calendarFeedKinds, calendarKinds } from '@tsumugi/domain'
import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { date, id, instant } from '../kernel/fields.ts'
import { distinct } from '../kernel/record-field.ts'
import { nothing, one } from '../kernel/reply.ts'

const entry = z.object({
  key: z.string(),
  kind: z.enum(calendarKinds),
  title: z.string(),
  startsOn: date,
  /** The last day; the same where it is one day. */
  endsOn: date,
  /** The screen of it. */
  link: z.nullable(z.string()),
  /**
   * Of a step, the key of what it is about, or the name its company gave it: words belong to whoever shows it. Of a
   * payment, which is titled by its amount and currency, whether it is a `payable` or a `credit`.
   */
  detail: z.nullable(z.string()),
})
export type CalendarEntry = z.output<typeof entry>

/** An address that other calendars follow: whose dates, and which kinds of them. */
const feed = z.object({
  id,
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
  kinds: z.array(z.enum(calendarFeedKinds)).check(z.minLength(1), z.maxLength(calendarFeedKinds.length), distinct()),
  /** When its address was made. */
  since: instant,
})
export type CalendarFeed = z.output<typeof feed>
const secret = z.extend(feed, { url: z.string() })

export const calendar = {
  list: endpoint('GET /calendar', {
    query: z.object({ from: date, to: date, kinds: z.optional(z.array(z.enum(calendarKinds)).check(z.maxLength(10))) }),
    reply: one(z.array(entry)),
    access: {},
    summary:
      'What is dated within at most 100 days: releases, exhibitions, deliveries, samples, steps, payments, notices, closed days',
  }),
  feeds: endpoint('GET /calendar/feeds', {
    reply: one(z.array(feed)),
    access: {},
    summary: 'The addresses by which other calendars follow my dates; an address itself is told once, when it is made',
  }),
  openFeed: endpoint('POST /calendar/feeds', {
    body: z.object({ feed: z.pick(feed, { name: true, kinds: true }) }),
    reply: one(secret),
    access: {},
    summary: 'Makes a secret address that tells my dates of some kinds; at most 20',
  }),
  renewFeed: endpoint('PUT /calendar/feeds/:id', {
    reply: one(secret),
    access: {},
    summary: 'Makes a new address for the same dates; the older one stops working',
  }),
  closeFeed: endpoint('DELETE /calendar/feeds/:id', {
    reply: nothing,
    access: {},
    summary: 'Nobody can follow by this address any more',
  }),
}
