import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { date, instant } from '../kernel/fields.ts'
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

const holiday = z.object({ day: date, name: z.string().check(z.trim(), z.maxLength(60)), works: z.boolean() })
const holidays = z.array(holiday).check(z.maxLength(200))
export type PublicHoliday = z.output<typeof holiday>

const source = z.string().check(z.trim(), z.maxLength(200))
/** A year of a country as it was loaded. */
const holidayYear = z.object({
  country: z.string(),
  year: z.number(),
  /** Days of rest, and days of rest that are worked instead. */
  closedDays: z.number(),
  workingDays: z.number(),
  /** False while the state has not said which days besides those of its law rest, or are worked. */
  isAnnounced: z.boolean(),
  /** The notice or law it is taken from. */
  source,
  updatedAt: instant,
})
export type HolidayYear = z.output<typeof holidayYear>

/** Whose days everybody's schedules keep: the platform's people look after them. */
const access = { kinds: ['admin'] } as const

export const publicHolidays = {
  list: endpoint('GET /public_holidays', {
    reply: one(z.array(holidayYear)),
    access,
    summary: 'Which years of which countries are loaded; those of Japan follow from its law',
  }),
  show: endpoint('GET /public_holidays/:country/:year', {
    reply: one(z.extend(holidayYear, { holidays })),
    access,
    summary: 'The days of one year of a country',
  }),
  replace: endpoint('PUT /public_holidays/:country/:year', {
    body: z.object({ holidays, isAnnounced: z.optional(z.boolean()), source: z.optional(source) }),
    reply: one(holidays),
    access,
    summary:
      'Loads the days of rest of a country in a year, and the days of rest that are worked instead; none unloads it',
  }),
}
