import { exhibitionOrderStatuses, exhibitionOrderTransitions, type ExhibitionOrderTransition } from '@tsumugi/domain'
import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { amount, id, instant, locale, lockVersion, quantity } from '../kernel/fields.ts'
import { bytes, one, page, paging } from '../kernel/reply.ts'
import { colourway, customer, exhibitionAccess as access, longText, orderLine } from './exhibition-fields.ts'

const status = z.enum(exhibitionOrderStatuses)
const transitionNames = Object.keys(exhibitionOrderTransitions) as [
  ExhibitionOrderTransition,
  ...ExhibitionOrderTransition[],
]

/** An order as it stands on the board. */
export const exhibitionOrder = z.object({
  id,
  exhibitionId: id,
  number: z.string(),
  status,
  customerName: z.string(),
  customer,
  note: z.string(),
  reason: z.string(),
  locale,
  styles: z.number(),
  quantity: z.number(),
  amount,
  /** Pieces handed over to production; null until the order is converted. */
  productionQuantity: z.nullable(quantity),
  submittedAt: instant,
  updatedAt: instant,
  lockVersion,
})
export type ExhibitionOrder = z.output<typeof exhibitionOrder>

/** A style of an order with those of its colours and sizes that were ordered. */
const orderStyle = z.object({
  itemId: id,
  code: z.string(),
  name: z.string(),
  colours: z.array(colourway),
  sizes: z.array(z.string()),
})

export const exhibitionOrderDetail = z.extend(exhibitionOrder, {
  lines: z.array(z.extend(orderLine, { productionQuantity: z.nullable(quantity) })),
  matrices: z.array(orderStyle),
})
export type ExhibitionOrderDetail = z.output<typeof exhibitionOrderDetail>

const sorts = ['submitted_at', '-submitted_at', 'amount', '-amount', 'customer_name', '-customer_name'] as const

export const exhibitionOrders = {
  list: endpoint('GET /exhibition_orders', {
    query: z.object({
      ...paging,
      exhibitionId: z.coerce.number().check(z.positive()),
      status: z.optional(status),
      search: z.optional(z.string().check(z.maxLength(100))),
      sort: z.optional(z.enum(sorts)),
    }),
    reply: z.extend(page(exhibitionOrder), {
      counts: z.record(z.string(), z.number()),
      totals: z.object({ quantity: z.number(), amount }),
    }),
    access,
    summary: 'Orders of an exhibition, with how many stand in each status and what the whole result comes to',
  }),
  show: endpoint('GET /exhibition_orders/:id', {
    reply: one(exhibitionOrderDetail),
    access,
    summary: 'One order with its lines',
  }),
  move: endpoint('POST /exhibition_orders/transitions', {
    body: z.object({
      transition: z.enum(transitionNames),
      orders: z
        .array(
          z.object({
            id,
            lockVersion,
            /** With `convert`: pieces to be made per SKU (domain §3.16). What is not named is made as it was ordered. */
            production: z.optional(z.array(z.object({ skuId: id, quantity })).check(z.maxLength(2_000))),
          }),
        )
        .check(z.minLength(1), z.maxLength(500)),
      reason: z.optional(longText),
    }),
    reply: one(z.array(exhibitionOrder)),
    access,
    summary: 'Confirms, reopens, converts or cancels orders: all of them, or none',
  }),
  pdf: endpoint('GET /exhibition_orders/:id/pdf', { reply: bytes, access, summary: 'The order as a PDF' }),
}
