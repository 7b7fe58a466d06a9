import { auditVerbs, calendarKinds, documentNouns } from '@tsumugi/domain'
import * as z from 'zod/mini'
import { approvalStatus } from '../approvals/approval-steps.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { date, id, instant } from '../kernel/fields.ts'
import { one } from '../kernel/reply.ts'

/** Money and quantities, as everywhere. */
const decimal = z.string()

/** What waits on a desk: documents of any kind, and approvals that the reader is asked for. */
const queueNouns = [...documentNouns, 'approval'] as const

/**
 * A document that waits: for the reader's organisation, or for the one across from it; or an approval that waits for the
 * reader, whose partner is who asks.
 */
export const queueItem = z.object({
  id,
  noun: z.enum(queueNouns),
  /** Null of a draft. */
  number: z.nullable(z.string()),
  title: z.string(),
  partner: z.string(),
  /** The move that leads on, as its lifecycle names it; `answer` where the other side asks for a change. */
  move: z.string(),
  turn: z.enum(['ours', 'theirs']),
  /** When it should be done: passed or today, within seven days, later or at no day; drafts of one's own; or theirs. */
  group: z.enum(['today', 'week', 'later', 'draft', 'theirs']),
  currency: z.string(),
  /** What stands still, tax included where there is one. */
  amount: decimal,
  quantity: decimal,
  dueOn: z.nullable(date),
  /** Days since anybody moved it. */
  waitingDays: z.number(),
})
export type QueueItem = z.output<typeof queueItem>
export type QueueGroup = QueueItem['group']

/** What was done to a document since the start of yesterday: how often, and what came last. */
export const documentChange = z.object({
  id,
  noun: z.enum(documentNouns),
  number: z.nullable(z.string()),
  title: z.string(),
  partner: z.string(),
  count: z.number(),
  /** Somebody of the reader's organisation, by name; null where the partner did it. */
  by: z.nullable(z.string()),
  at: instant,
  verb: z.enum(auditVerbs),
  /** The move, where it was one. */
  transition: z.nullable(z.string()),
})
export type DocumentChange = z.output<typeof documentChange>

/** One side of the ledger in one currency. Sums of what is open. */
export const homeMoney = z.object({
  side: z.enum(['payable', 'credit']),
  currency: z.string(),
  dueThisWeek: decimal,
  late: decimal,
  disputed: decimal,
  /** The next day on which something is due, and how much of it. */
  next: z.nullable(z.object({ on: date, amount: decimal })),
})
export type HomeMoney = z.output<typeof homeMoney>

/** Something of one day of the week ahead. */
export const dayEvent = z.object({
  key: z.string(),
  kind: z.enum([...calendarKinds, 'document', 'payable', 'credit']),
  /** Of documents, which kind. */
  noun: z.nullable(z.enum(documentNouns)),
  title: z.string(),
  /** What is due, where it is money. */
  money: z.nullable(z.object({ amount: decimal, currency: z.string() })),
  link: z.nullable(z.string()),
})
export type DayEvent = z.output<typeof dayEvent>

/** Something that waits for the user, in the order in which it should be done. */
export const task = z.object({
  kind: z.enum([
    'approvals_late',
    'approvals_waiting',
    'marks_waiting',
    'messages_unread',
    'steps_due',
    /** Deliveries to us that their transport brings later than it was planned. */
    'arrivals_late',
    'uncategorized',
    'over_budget',
    'without_picture',
    'releasing_soon',
    'terms_to_agree',
    'invitation',
    'feedbacks_new',
    'organisations_without_terms',
    'applications_new',
    'questions_open',
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

/** A day with the first few things of it, and how many there are. */
export const weekDay = z.object({ on: date, isClosed: z.boolean(), events: z.array(dayEvent), count: z.number() })

/** What the reader asked approval for: open, or decided within the last week. Its steps are every brand member's to read (spec §6). */
export const ownRequest = z.object({ id, title: z.string(), status: approvalStatus, requestedAt: instant })

export const home = {
  show: endpoint('GET /home', {
    reply: one(
      z.object({
        today: date,
        /** Ours by urgency, then theirs by how long they wait; the first of each, with how many there are at least. */
        queue: z.object({ items: z.array(queueItem), ours: z.number(), theirs: z.number(), isCapped: z.boolean() }),
        tasks: z.array(task),
        requests: z.array(ownRequest),
        changes: z.array(change),
        documentChanges: z.array(documentChange),
        money: z.array(homeMoney),
        week: z.array(weekDay),
      }),
    ),
    access: {},
    summary: 'Work queue, changes since yesterday and the week ahead, for the current organisation',
  }),
}
