import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { date, id, lockVersion } from '../kernel/fields.ts'
import { distinct } from '../kernel/record-field.ts'
import { one } from '../kernel/reply.ts'
import { traders } from '../documents/kinds/goods.ts'

const decimal = z.string()
const cost = z.string().check(z.regex(/^\d{1,12}(\.\d{1,2})?$/))
const percent = z.string().check(z.regex(/^(100(\.0{1,2})?|\d{1,2}(\.\d{1,2})?)$/))

/** What a buyer reckons beside the price, for all pieces and in yen; nobody else sees it. */
const costs = { freight: cost, insurance: cost, dutyPercent: percent, others: cost }

/** One supplier of a round with the newest quotation it gave. */
const comparedEstimation = z.object({
  requestId: id,
  partner: z.object({ id, name: z.string() }),
  requestStatus: z.string(),
  estimationId: z.nullable(id),
  number: z.nullable(z.string()),
  status: z.nullable(z.string()),
  currency: z.string(),
  incoterm: z.nullable(z.string()),
  validUntil: z.nullable(date),
  leadDays: z.nullable(z.number()),
  terms: z.nullable(z.string()),
  minimum: z.nullable(decimal),
  unitPrice: z.nullable(decimal),
  obstacle: z.nullable(z.enum(['unanswered', 'expired', 'below_minimum', 'rate_missing'])),
  landed: z.nullable(
    z.object({ price: decimal, freight: decimal, insurance: decimal, duty: decimal, others: decimal, total: decimal }),
  ),
  overBest: z.nullable(decimal),
  isBest: z.boolean(),
  isFastest: z.boolean(),
  costs: z.object({ ...costs, lockVersion }),
})
export type ComparedEstimation = z.output<typeof comparedEstimation>

/** The same request to several suppliers, and what came back, side by side on landed cost (domain §3.7). */
export const estimationRounds = {
  compare: endpoint('GET /estimation_requests/:id/comparison', {
    reply: one(
      z.object({
        pieces: decimal,
        on: date,
        estimations: z.array(comparedEstimation),
        rates: z.array(z.object({ currency: z.string(), rate: decimal, perUnits: z.number() })),
      }),
    ),
    access: traders,
    summary: 'Quotations of one round by landed cost per piece; those without an answer come last',
  }),
  invite: endpoint('POST /estimation_requests/:id/copies', {
    body: z.object({ partnerIds: z.array(id).check(z.minLength(1), z.maxLength(20), distinct()) }),
    reply: one(z.object({ ids: z.array(id) })),
    access: traders,
    summary: 'Asks further suppliers for the same: a draft for each, in the same round',
  }),
  reckon: endpoint('PATCH /estimations/:id/landed_cost', {
    body: z.object({ landedCost: z.object({ ...costs, lockVersion }) }),
    reply: one(z.object({ ...costs, lockVersion })),
    access: traders,
    summary: 'What the buyer reckons beside the price of a quotation: its own, never the seller’s to see',
  }),
}
