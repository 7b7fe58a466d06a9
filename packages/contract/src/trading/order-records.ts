import { orderRecordItems, type OrderRecordKey } from '@tsumugi/domain/trading'
import * as z from 'zod/mini'
import { traders } from '../documents/kinds/goods.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { date, id } from '../kernel/fields.ts'
import { bytes, one } from '../kernel/reply.ts'

const decimal = z.string()
const keys = orderRecordItems.map(({ key }) => key) as [OrderRecordKey, ...OrderRecordKey[]]

/** What the buyer keeps of an order beside the order itself (trade-law B2.4), in the reader's language. */
const orderRecord = z.object({
  id,
  number: z.nullable(z.string()),
  title: z.string(),
  orderedOn: date,
  currency: z.string(),
  amount: decimal,
  quantity: decimal,
  accepted: decimal,
  rejected: decimal,
  /** By the invoices that bill it; what else they bill is in it. */
  paid: decimal,
  /** Whether an act protected the supplier when it was issued. */
  isProtected: z.boolean(),
  retainedUntil: date,
  items: z.array(z.object({ key: z.enum(keys), label: z.string(), entries: z.array(z.string()) })),
})
export type OrderRecord = z.output<typeof orderRecord>

const query = {
  partnerId: z.coerce.number().check(z.multipleOf(1), z.positive()),
  /** Both days are included. */
  orderedFrom: date,
  orderedUntil: date,
}

export const orderRecords = {
  suppliers: endpoint('GET /order_records/suppliers', {
    reply: one(z.array(z.object({ id, name: z.string(), count: z.number(), lastOn: date }))),
    access: traders,
    summary: 'Whom the organisation issued orders to, the latest first, at most 500',
  }),
  list: endpoint('GET /order_records', {
    query: z.object(query),
    reply: one(z.object({ partner: z.string(), count: z.number(), records: z.array(orderRecord) })),
    access: traders,
    summary: 'What became of the orders to one supplier by the day they were given, the first 200 of `count`',
  }),
  paper: endpoint('GET /order_records/paper', {
    query: z.object({ ...query, format: z.enum(['pdf', 'csv', 'csv_sjis', 'xlsx']) }),
    reply: bytes,
    access: traders,
    summary: 'The same to print, or to read into a spreadsheet',
  }),
}
