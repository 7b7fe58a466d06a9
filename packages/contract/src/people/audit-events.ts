import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { date, id } from '../kernel/fields.ts'
import { bytes, one, page, paging } from '../kernel/reply.ts'

const access = { powerUser: true } as const
const named = z.object({ id, name: z.string() })
const person = z.nullable(named)
const words = z.optional(z.string().check(z.maxLength(100)))

const auditEvent = z.object({
  id,
  at: z.string(),
  action: z.string(),
  user: person,
  /** Who did it in the other's name. */
  originalUser: person,
  subjectKind: z.nullable(z.string()),
  subjectId: z.nullable(z.number()),
  /** `name` of the subject, `changes` by field with `before` and `after`, and what else belongs to the deed. */
  detail: z.record(z.string(), z.unknown()),
  address: z.nullable(z.string()),
  requestId: z.nullable(z.string()),
})
export type AuditEvent = z.output<typeof auditEvent>

const wanted = {
  /** A whole action or the noun it begins with: `session`, `brand.created`. */
  action: words,
  /** What was done, whatever to: `deleted`. */
  verb: words,
  userId: z.optional(z.coerce.number().check(z.multipleOf(1), z.positive())),
  subjectKind: words,
  subjectId: z.optional(z.coerce.number().check(z.multipleOf(1), z.positive())),
  from: z.optional(date),
  to: z.optional(date),
}

export const auditEvents = {
  list: endpoint('GET /audit_events', {
    query: z.object({ ...paging, ...wanted }),
    reply: page(auditEvent),
    access,
    summary: 'Who did what in the current organisation, the newest first',
  }),
  export: endpoint('GET /audit_events/export', {
    query: z.object({
      ...wanted,
      format: z.optional(z.enum(['csv', 'xlsx'])),
      encoding: z.optional(z.enum(['utf8', 'cp932'])),
      /** The words above the columns. */
      labels: z.optional(z.array(z.string().check(z.maxLength(100))).check(z.maxLength(20))),
    }),
    reply: bytes,
    access,
    summary: 'What is wanted as a file, one line for each field that changed',
  }),
  verify: endpoint('GET /audit_events/verification', {
    query: z.object({
      /** The row that the last part ended with; the first rows when left out. */
      after: z.optional(z.coerce.number().check(z.multipleOf(1), z.positive())),
    }),
    reply: one(
      z.object({
        checked: z.number(),
        brokenIds: z.array(id),
        /** Where the next part begins: nothing when the chain ends here. */
        next: z.nullable(id),
      }),
    ),
    access,
    summary: 'Checks, part by part, that every row follows from the one before it: something changed or missing shows',
  }),
  actions: endpoint('GET /audit_events/actions', {
    reply: one(z.array(z.string())),
    access,
    summary: 'Actions that occur, for the filter',
  }),
  people: endpoint('GET /audit_events/people', {
    reply: one(z.array(named)),
    access,
    summary: 'Everybody who occurs, for the filter',
  }),
}
