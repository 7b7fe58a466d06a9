import * as z from 'zod/mini'
import { traders } from '../documents/kinds/goods.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { date, id, instant } from '../kernel/fields.ts'
import { one } from '../kernel/reply.ts'
import { arrivalOutcome } from './transports.ts'

/** What a delivery is counted for: what came, what passed and what did not (domain §3.8). */
export const countingActions = ['received', 'accepted', 'rejected'] as const
export type CountingAction = (typeof countingActions)[number]

const added = z.object({ id, add: z.string().check(z.regex(/^-?\d{1,9}(\.\d{1,2})?$/)) })

/**
 * One count as the device made it. `clientId` is given once on the device: what arrives twice counts once, however long
 * the device was without a line. A carton without lines counts as it was packed.
 */
const counting = z.object({
  clientId: z.uuid(),
  action: z.enum(countingActions),
  carton: z.optional(z.int().check(z.minimum(1), z.maximum(99_999))),
  lines: z.optional(z.array(added).check(z.maxLength(500))),
  /** Takes back the count that this device id names. */
  undoes: z.optional(z.uuid()),
  countedAt: z.optional(instant),
})
export type Counting = z.output<typeof counting>

const counted = z.object({
  clientId: z.string(),
  action: z.enum(countingActions),
  carton: z.nullable(z.number()),
  /** What it added to all lines together; below zero where it took back. Decimal string. */
  quantity: z.string(),
  undone: z.boolean(),
  by: z.nullable(z.string()),
  at: instant,
})
export type CountedRow = z.output<typeof counted>

export const deliveryCountings = {
  list: endpoint('GET /deliveries/:id/countings', {
    reply: one(
      z.object({
        /** Numbers of the cartons that were counted as received, by whomever. */
        cartons: z.array(z.number()),
        /** The last counts, newest first. */
        recent: z.array(counted),
        /** What its lines come to with exactly the counts that are told here; decimal strings. */
        figures: z.array(z.object({ id, received: z.string(), accepted: z.string(), rejected: z.string() })),
        /** JAN codes of its lines, as far as their SKUs have one. */
        codes: z.array(z.object({ lineId: id, jan: z.string() })),
      }),
    ),
    access: traders,
    summary: 'What was counted of a delivery, and by whom',
  }),
  create: endpoint('POST /deliveries/:id/countings', {
    body: z.object({ counting }),
    reply: one(z.object({ isNew: z.boolean(), ids: z.array(id), values: z.array(z.string()) })),
    access: traders,
    summary: 'Counts once under an id of the device; sent again, it counts no second time',
  }),
}

/** What is to arrive on which day, or came (domain §3.8): in transit by its transport, else as it was planned. */
const arrival = z.object({
  id,
  number: z.nullable(z.string()),
  title: z.string(),
  partner: z.nullable(z.string()),
  status: z.string(),
  on: date,
  /** Whether it came on that day; else it is what is expected. */
  isActual: z.boolean(),
  quantity: z.string(),
  cartons: z.nullable(z.number()),
  /** Where its transport moved it: what that means as first planned and as it stands; null where it is in time, or came. */
  moved: z.nullable(z.object({ before: arrivalOutcome, after: arrivalOutcome })),
})
export type Arrival = z.output<typeof arrival>

export const deliveryArrivals = {
  list: endpoint('GET /delivery_arrivals', {
    query: z.object({ from: date, to: date }),
    reply: one(z.array(arrival)),
    access: traders,
    summary: 'Deliveries by the day they arrive or arrived, within at most 62 days',
  }),
}
