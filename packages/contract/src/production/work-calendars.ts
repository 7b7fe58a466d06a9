import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { date } from '../kernel/fields.ts'
import { distinct } from '../kernel/record-field.ts'
import { one } from '../kernel/reply.ts'

/** When a company works beside its closed days (domain §6, readings of 2026-11-22). */
const workCalendar = z.object({
  /** ISO weekdays of rest, Monday 1 to Sunday 7; at most six. */
  restDays: z.array(z.int().check(z.minimum(1), z.maximum(7))).check(z.maxLength(6), distinct()),
  /** Whose holidays it keeps, as ISO 3166 says; null for none. Japan's follow from its law, others are loaded. */
  holidays: z.nullable(z.string().check(z.regex(/^[A-Z]{2}$/))),
  /** Days of rest on which it works all the same (调休). */
  openedDays: z
    .array(z.object({ openedOn: date, name: z.string().check(z.trim(), z.maxLength(60)) }))
    .check(z.maxLength(400)),
})
export type WorkCalendar = z.output<typeof workCalendar>

export const workCalendars = {
  show: endpoint('GET /work_calendar', {
    reply: one(workCalendar),
    access: {},
    summary: 'When the organisation works',
  }),
  update: endpoint('PUT /work_calendar', {
    body: z.object({ workCalendar }),
    reply: one(workCalendar),
    access: { powerUser: true },
    summary: 'Sets when the organisation works; plans stay, forecasts follow',
  }),
}

const holidays = z
  .array(z.object({ day: date, name: z.string().check(z.trim(), z.maxLength(60)), works: z.boolean() }))
  .check(z.maxLength(200))

export const publicHolidays = {
  replace: endpoint('PUT /public_holidays/:country/:year', {
    body: z.object({ holidays }),
    reply: one(holidays),
    access: { kinds: ['admin'] },
    summary: 'Loads the days of rest of a country in a year, and the days of rest that are worked instead',
  }),
}
