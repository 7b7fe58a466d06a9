import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { date, id } from '../kernel/fields.ts'
import { one } from '../kernel/reply.ts'
import { traders } from '../documents/kinds/goods.ts'
import { deliveryDocument } from '../documents/kinds/delivery.ts'

const decimal = z.string()
const maybeText = z.nullable(z.string())
const named = z.object({ id, number: maybeText })

/** A delivery of an order, as its order's shipping page lists it. */
const shipment = z.extend(named, {
  status: z.enum(deliveryDocument.lifecycle.statuses as ['planned']),
  quantity: decimal,
  cartons: z.nullable(z.number()),
  shippedOn: z.nullable(date),
})

/** Cartons alike of a shipped delivery that carried a line of its order; so many pieces of it in each of them. */
const carried = z.object({
  deliveryId: id,
  sourceLineId: id,
  item: maybeText,
  colour: maybeText,
  size: maybeText,
  first: z.number(),
  last: z.number(),
  quantity: decimal,
})
export type CarriedLine = z.output<typeof carried>

export const shippingDetails = {
  show: endpoint('GET /contracts/:id/shipping_details', {
    query: z.object({
      /** Only cartons that carried what this invoice bills. */
      invoiceId: z.optional(z.coerce.number().check(z.multipleOf(1), z.positive())),
    }),
    reply: one(z.object({ id, deliveries: z.array(shipment), carried: z.array(carried) })),
    access: traders,
    summary: 'The deliveries of an order, drafts of one’s own among them, and the cartons that carried each line',
  }),
}

/** A carton by the code on its label: what is in it, where it belongs, and what billed it (domain §3.8). */
const carton = z.object({
  code: z.string(),
  number: z.number(),
  delivery: z.extend(named, { status: z.string() }),
  order: z.nullable(named),
  invoices: z.array(named),
  contents: z.array(
    z.object({
      sourceLineId: id,
      item: maybeText,
      colour: maybeText,
      size: maybeText,
      unit: z.string(),
      quantity: decimal,
    }),
  ),
})
export type Carton = z.output<typeof carton>

export const cartons = {
  list: endpoint('GET /cartons', {
    query: z.object({ code: z.string().check(z.maxLength(40)) }),
    reply: one(z.array(carton)),
    access: traders,
    summary: 'The carton of a code; empty where no delivery of one’s own has it',
  }),
}
