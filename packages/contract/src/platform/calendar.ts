import { calendarKinds } from '@tsumugi/domain'
import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { date, instant } from '../kernel/fields.ts'
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
  detail: z.nullable(z.string()),
})
export type CalendarEntry = z.output<typeof entry>

export const calendar = {
  list: endpoint('GET /calendar', {
    query: z.object({ from: date, to: date, kinds: z.optional(z.array(z.enum(calendarKinds)).check(z.maxLength(10))) }),
    reply: one(z.array(entry)),
    access: {},
    summary: 'What is dated within at most 100 days: releases, exhibitions, notices, closed days',
  }),
  feed: endpoint('GET /calendar/feed', {
    reply: one(z.object({ since: z.nullable(instant) })),
    access: {},
    summary: 'Since when there is a secret address that other calendars may follow; it is shown once, when it is made',
  }),
  openFeed: endpoint('PUT /calendar/feed', {
    reply: one(z.object({ url: z.string() })),
    access: {},
    summary: 'Makes a new address; an older one stops working',
  }),
  closeFeed: endpoint('DELETE /calendar/feed', { reply: nothing, access: {}, summary: 'Nobody can follow any more' }),
}
