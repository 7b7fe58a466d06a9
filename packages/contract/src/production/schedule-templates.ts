import { stepKinds, stepWords } from '@tsumugi/domain/scheduling'
import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { date, id, instant } from '../kernel/fields.ts'
import { nothing, one } from '../kernel/reply.ts'
import { lag, newSchedule } from './production-schedules.ts'
import { holidayGap, span, writesSchedules } from './schedule-fields.ts'

const templateStep = z.object({
  kind: z.enum(stepKinds),
  owner: z.enum(['brand', 'supplier']),
  calendar: z.enum(['brand', 'supplier', 'carrier']),
  workdays: z.int().check(z.minimum(1), z.maximum(1000)),
  after: z.array(z.object({ kind: z.enum(stepKinds), lag })).check(z.maxLength(20)),
  isApprovedByPartner: z.boolean(),
})

const schedulePreview = z.object({
  steps: z.array(
    z.object({
      kind: z.enum(stepKinds),
      word: z.enum(stepWords),
      owner: z.enum(['brand', 'supplier']),
      planned: span,
      /** Working days to the due date, from the day it is planned from or today; null without a due date. */
      totalFloat: z.nullable(z.number()),
    }),
  ),
  startsOn: date,
  endsOn: date,
  totalFloat: z.nullable(z.number()),
  /** Of the brand: a plan that would have begun before it is late from its first day. */
  today: date,
  holidayGaps: z.array(holidayGap),
})

export const scheduleTemplates = {
  list: endpoint('GET /schedule_templates', {
    reply: one(z.array(z.object({ id, name: z.string(), steps: z.array(templateStep), createdAt: instant }))),
    access: writesSchedules,
    summary: 'The company’s own templates of schedules',
  }),
  preview: endpoint('POST /phases/:phaseId/production_schedules/previews', {
    body: newSchedule,
    reply: one(schedulePreview),
    keepsNothing: true,
    access: writesSchedules,
    summary: 'The steps a schedule of the phase would begin with, and the float to its due date; keeps nothing',
  }),
  create: endpoint('POST /schedule_templates', {
    body: z.object({
      scheduleTemplate: z.object({
        name: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
        /** The schedule whose steps it takes over. */
        scheduleId: id,
      }),
    }),
    reply: one(z.object({ id, name: z.string() })),
    access: writesSchedules,
    summary: 'Keeps the steps of a schedule as a template',
  }),
  delete: endpoint('DELETE /schedule_templates/:id', {
    reply: nothing,
    access: writesSchedules,
    summary: 'Removes a template; schedules made from it stay',
  }),
}
