import { costGroups, costLineRequestStatuses } from '@tsumugi/domain/costing'
import type { Guard } from '@tsumugi/domain'
import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { date, id, instant, lockVersion } from '../kernel/fields.ts'
import { givenShape, maybe, needed } from '../kernel/record-field.ts'
import { one, page, paging } from '../kernel/reply.ts'
import { tradeCurrencies } from '../masters/masters.ts'

/** Those a brand opens lines to (domain §3.5: S/T quote assigned lines). */
const ofSuppliers = { kinds: ['supplier', 'trade'] } as const satisfies Guard

/** What a supplier fills in of a line that was opened to it. */
export const costAnswerFields = {
  unitPrice: needed.decimal(12, 4, 'positive'),
  currency: needed.choice(tradeCurrencies),
  moq: maybe.decimal(8, 2, 'positive'),
  leadDays: maybe.integer(0, 999),
  answerNote: maybe.notes(500),
} as const

/**
 * A line of a cost sheet as it was opened to one supplier: what is needed, and its answer. Nothing else of the sheet is
 * in it: no other line, no price, loss, cost or margin.
 */
export const costLineRequest = z.object({
  id,
  sheetId: id,
  styleNo: z.string(),
  productionName: z.string(),
  /** The brand to the supplier, and the supplier to the brand. */
  partner: z.object({ id, name: z.string() }),
  group: z.enum(costGroups),
  name: z.string(),
  unit: z.string(),
  /** Garments, and what they need of it in its unit. */
  quantity: z.number(),
  requirement: z.string(),
  colors: z.array(z.string()),
  message: z.string(),
  replyDue: z.nullable(date),
  status: z.enum(costLineRequestStatuses),
  unitPrice: z.nullable(z.string()),
  currency: z.enum(tradeCurrencies),
  moq: z.nullable(z.string()),
  leadDays: z.nullable(z.number()),
  answerNote: z.nullable(z.string()),
  answeredAt: z.nullable(instant),
  createdAt: instant,
  lockVersion,
})
export type CostLineRequest = z.output<typeof costLineRequest>

const idInQuery = z.optional(z.coerce.number().check(z.multipleOf(1), z.positive()))

export const costLineRequests = {
  list: endpoint('GET /cost_line_requests', {
    query: z.object({
      ...paging,
      sheetId: idInQuery,
      status: z.optional(z.enum(costLineRequestStatuses)),
      q: z.optional(z.string().check(z.maxLength(100))),
    }),
    reply: z.extend(page(costLineRequest), {
      tabs: z.array(z.object({ status: z.enum(costLineRequestStatuses), count: z.number() })),
    }),
    access: ofSuppliers,
    summary: 'Lines of cost sheets that were opened to the organisation, and nothing else of those sheets',
  }),
  answer: endpoint('PATCH /cost_line_requests/:id', {
    body: z.object({ costLineRequest: z.object({ ...givenShape(costAnswerFields), lockVersion }) }),
    reply: one(costLineRequest),
    access: ofSuppliers,
    summary: 'Quotes a line that was opened; may be corrected until it is taken over',
  }),
}
