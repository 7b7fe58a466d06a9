import { receiptMethods } from '@tsumugi/domain/banking'
import * as z from 'zod/mini'
import { billers } from '../documents/kinds/goods.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { date, flag, id, lockVersion, price } from '../kernel/fields.ts'
import { one, page, paging } from '../kernel/reply.ts'

const decimal = z.string()

/** Money that came in from a partner, and what became of it; the receiver's own. Money as decimal strings in its currency. */
const receipt = z.object({
  id,
  partner: z.object({ id, name: z.string() }),
  currency: z.string(),
  amount: decimal,
  /** What is neither used nor given back: an unapplied credit of the partner. */
  rest: decimal,
  receivedOn: date,
  method: z.enum(receiptMethods),
  note: z.string(),
  /** The statement of whose line it is the rest; null where it was written by hand. */
  statementId: z.nullable(id),
  createdBy: z.string(),
  uses: z.array(
    z.object({
      id,
      /** Paid at once, paid later, given back, or a payment taken back. */
      kind: z.enum(['allocation', 'application', 'return', 'reversal']),
      number: z.nullable(z.string()),
      amount: decimal,
      on: date,
      reason: z.string(),
      /** What it paid was taken back since. */
      isReversed: z.boolean(),
    }),
  ),
  lockVersion,
})
export type Receipt = z.output<typeof receipt>

const items = z.array(z.object({ payableId: id, amount: price }))
const someItems = items.check(z.minLength(1), z.maxLength(200))

export const receipts = {
  list: endpoint('GET /receipts', {
    query: z.object({
      ...paging,
      /** Those alone of which something is left. */
      unapplied: flag,
      partnerId: z.optional(z.coerce.number().check(z.multipleOf(1), z.positive())),
    }),
    reply: page(receipt),
    access: billers,
    summary: 'A page of money that came in beside the lines of statements, and rests of those that were kept',
  }),
  create: endpoint('POST /receipts', {
    body: z.object({
      receipt: z.object({
        partnerId: id,
        currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
        amount: price,
        receivedOn: date,
        method: z.enum(receiptMethods),
        note: z.optional(z.string().check(z.trim(), z.maxLength(500))),
        /** What of it pays which open item, at most 200. */
        items: items.check(z.maxLength(200)),
        /** That what is left over is kept as an unapplied credit; without it a rest is refused. */
        keepRest: z.optional(z.boolean()),
      }),
    }),
    reply: one(receipt),
    access: { ...billers, powerUser: true },
    summary: 'Writes down money that no statement brought: cash, a cheque, another bank; allocated to open items',
  }),
  apply: endpoint('POST /receipts/:id/apply', {
    body: z.object({ application: z.object({ items: someItems, lockVersion }) }),
    reply: one(receipt),
    current: one(receipt),
    access: { ...billers, powerUser: true },
    summary: 'Pays open items of the same partner and currency out of an unapplied credit, in whole or in part',
  }),
  reverse: endpoint('POST /receipts/:id/reverse', {
    body: z.object({
      reversal: z.object({
        useId: id,
        reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(500)),
        lockVersion,
      }),
    }),
    reply: one(receipt),
    current: one(receipt),
    access: { ...billers, powerUser: true },
    summary:
      'Takes back what a receipt paid by mistake: the item is open again, and the amount a credit; with a reason',
  }),
  takeBack: endpoint('POST /receipts/:id/take_back', {
    body: z.object({
      takeBack: z.object({ reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(500)), lockVersion }),
    }),
    reply: one(receipt),
    current: one(receipt),
    access: { ...billers, powerUser: true },
    summary: 'Takes what is left of a credit from the books: given back, or written down by mistake; with a reason',
  }),
}
