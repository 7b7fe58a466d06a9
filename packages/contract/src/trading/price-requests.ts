import { priceRequestReasons, priceRequestResults } from '@tsumugi/domain/trading'
import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { date, id, lockVersion } from '../kernel/fields.ts'
import { distinct } from '../kernel/record-field.ts'
import { one } from '../kernel/reply.ts'
import { traders } from '../documents/kinds/goods.ts'

const price = z.string().check(z.regex(/^\d{1,12}(\.\d{1,4})?$/))
const text = (most: number) => z.string().check(z.trim(), z.maxLength(most))

/** A supplier's request to talk about a price and the buyer's answer: both keep it, nobody removes it (trade-law B3). */
export const priceRequest = z.object({
  id,
  documentId: z.nullable(id),
  buyer: z.object({ id, name: z.string() }),
  seller: z.object({ id, name: z.string() }),
  requestedOn: date,
  requestedBy: z.string(),
  item: z.nullable(z.string()),
  requestedPrice: z.nullable(z.string()),
  currency: z.string(),
  reasons: z.array(z.enum(priceRequestReasons)),
  note: z.string(),
  answeredOn: z.nullable(date),
  answeredBy: z.nullable(z.string()),
  result: z.nullable(z.enum(priceRequestResults)),
  explanation: z.string(),
  status: z.enum(['waiting', 'reminder_due', 'explanation_missing', 'answered']),
  /** Whether it is the reader's to answer. */
  ours: z.boolean(),
  lockVersion,
})
export type PriceRequestRecord = z.output<typeof priceRequest>

export const priceRequests = {
  list: endpoint('GET /contracts/:id/price_requests', {
    reply: one(z.array(priceRequest)),
    access: traders,
    summary: 'Requests for a price between the two parties of an order, the newest first, at most 200',
  }),
  create: endpoint('POST /contracts/:id/price_requests', {
    body: z.object({
      priceRequest: z.object({
        item: z.optional(z.nullable(text(60))),
        requestedPrice: z.optional(z.nullable(price)),
        reasons: z.array(z.enum(priceRequestReasons)).check(z.minLength(1), z.maxLength(20), distinct()),
        note: z.optional(text(2000)),
      }),
    }),
    reply: one(priceRequest),
    access: traders,
    summary: 'The seller asks to talk about a price; the buyer is to answer',
  }),
  answer: endpoint('PATCH /price_requests/:id', {
    body: z.object({
      priceRequest: z.object({ result: z.enum(priceRequestResults), explanation: z.optional(text(2000)), lockVersion }),
    }),
    reply: one(priceRequest),
    current: one(priceRequest),
    access: traders,
    summary: 'The buyer answers, with an explanation where it does not agree in full',
  }),
}
