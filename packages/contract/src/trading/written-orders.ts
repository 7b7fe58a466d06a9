import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { date, id, lockVersion } from '../kernel/fields.ts'
import { one } from '../kernel/reply.ts'
import { traders } from '../documents/kinds/goods.ts'

const decimal = z.string()
const act = z.object({
  /** Null where a size is missing that would decide. */
  applies: z.nullable(z.boolean()),
  /** A word, with figures of the law where it has some. */
  reason: z.object({ code: z.string(), meta: z.record(z.string(), z.unknown()) }),
})

/** How complete an order is by law, item by item with where to fill it in (trade-law B2, C; domain §3.7 rule 3). */
export const writtenOrder = z.object({
  items: z.array(
    z.object({
      key: z.string(),
      number: z.number(),
      field: z.string(),
      state: z.enum(['filled', 'open', 'faulty', 'not_needed']),
      fault: z.nullable(z.string()),
    }),
  ),
  filled: z.number(),
  needed: z.number(),
  isComplete: z.boolean(),
  /** Whether an act asks for the statement: then an incomplete order is not issued. */
  isBlocking: z.boolean(),
  supplements: z.array(z.object({ key: z.string(), expectedOn: date })),
  /** Words that the order carries. */
  words: z.array(z.string()),
  protection: z.object({
    isProtected: z.boolean(),
    isUnknown: z.boolean(),
    orderedOn: date,
    subcontract: act,
    freelance: act,
  }),
  /** When it will be paid by its terms, counted from the planned receipt; null while either is missing. */
  due: z.nullable(
    z.object({
      due: date,
      day: z.number(),
      limit: z.object({ on: date, by: z.string() }),
      by: z.string(),
      verdict: z.enum(['lawful', 'late']),
    }),
  ),
  means: z.array(z.object({ code: z.string(), level: z.enum(['error', 'warning']) })),
  /** Requests for a price that wait about items of this order. */
  prices: z.array(z.object({ code: z.string(), item: z.string(), requestedOn: date })),
  /** Lines whose price is another than the accepted quotation's. */
  differences: z.array(
    z.object({ lineId: id, difference: decimal, percent: z.nullable(decimal), needsReason: z.boolean() }),
  ),
})

export type WrittenOrderRecord = z.output<typeof writtenOrder>

export const writtenOrders = {
  show: endpoint('GET /contracts/:id/written_order', {
    reply: one(writtenOrder),
    access: traders,
    summary: 'What of an order the law wants in writing, and how it stands',
  }),
}

const size = {
  isIndividual: z.boolean(),
  /** In yen. */
  capital: z.nullable(z.string().check(z.regex(/^\d{1,15}$/))),
  regularEmployees: z.nullable(z.int().check(z.minimum(0), z.maximum(10_000_000))),
  /** Whether it employs anybody as the freelance act counts. */
  hasEmployees: z.nullable(z.boolean()),
}

/** How large one's own organisation is: what the protection of suppliers follows from (trade-law B1). */
export const companySizes = {
  show: endpoint('GET /company_size', {
    reply: one(z.nullable(z.object({ ...size, confirmedOn: date, lockVersion }))),
    access: traders,
    summary: 'The size of one’s own organisation, as it was last confirmed',
  }),
  update: endpoint('PATCH /company_size', {
    body: z.object({ companySize: z.object({ ...size, lockVersion }) }),
    reply: one(z.object({ ...size, confirmedOn: date, lockVersion })),
    access: traders,
    summary: 'Says and confirms how large one’s own organisation is',
  }),
}
