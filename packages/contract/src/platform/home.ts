import * as z from 'zod/mini'
import { approvalStatus } from '../approvals/approval-steps.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { date, id, instant } from '../kernel/fields.ts'
import { one } from '../kernel/reply.ts'

/** Something that waits for the user, in the order in which it should be done. */
export const task = z.object({
  kind: z.enum([
    'approvals_late',
    'approvals_waiting',
    'marks_waiting',
    'messages_unread',
    'uncategorized',
    'over_budget',
    'without_picture',
    'releasing_soon',
    'terms_to_agree',
    'invitation',
    'feedbacks_new',
    'organisations_without_terms',
  ]),
  count: z.number(),
  target: z.nullable(z.object({ brandId: id, merchandisingId: z.nullable(id) })),
  label: z.nullable(z.string()),
})

/** A change by anybody in the organisation since the start of yesterday. */
export const change = z.object({
  id,
  subject: z.object({ brandId: id, merchandisingId: id, name: z.string(), imageUrl: z.nullable(z.string()) }),
  by: z.string(),
  at: instant,
  fields: z.array(z.string()),
})

export const weekDay = z.object({
  on: date,
  releases: z.array(z.object({ brandId: id, merchandisingId: id, name: z.string() })),
  count: z.number(),
})

/** What the reader asked approval for: open, or decided within the last week. Its steps are every brand member's to read (spec §6). */
export const ownRequest = z.object({ id, title: z.string(), status: approvalStatus, requestedAt: instant })

export const home = {
  show: endpoint('GET /home', {
    reply: one(
      z.object({
        tasks: z.array(task),
        requests: z.array(ownRequest),
        changes: z.array(change),
        week: z.array(weekDay),
      }),
    ),
    access: {},
    summary: 'Work queue, changes since yesterday and the week ahead, for the current organisation',
  }),
}
