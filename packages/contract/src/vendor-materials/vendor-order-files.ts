import { orderFileStatuses } from '@tsumugi/domain'
import { textEncodings } from '@tsumugi/domain/conversion'
import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { problem } from '../kernel/error-body.ts'
import { id, instant } from '../kernel/fields.ts'
import { one, page, paging } from '../kernel/reply.ts'
import { ofVendors } from './vendor-parts.ts'

/** A file of a vendor: the run of the data converter with the same id reads, checks, mends and writes it. */
export const vendorOrderFile = z.object({
  id,
  name: z.string(),
  format: z.enum(['csv', 'xlsx']),
  status: z.enum(orderFileStatuses),
  /** Rows in all, and those to put right. */
  total: z.number(),
  refused: z.number(),
  encoding: z.nullable(z.enum(textEncodings)),
  fault: z.nullable(problem),
  createdAt: instant,
  createdBy: z.string(),
  appliedAt: z.nullable(instant),
  appliedBy: z.nullable(z.string()),
})
export type VendorOrderFile = z.output<typeof vendorOrderFile>

export const vendorOrderFiles = {
  list: endpoint('GET /venders/:vendor/order_files', {
    query: z.object({ ...paging, status: z.optional(z.enum(orderFileStatuses)) }),
    reply: page(vendorOrderFile),
    access: ofVendors,
    summary: 'Order files of a vendor, the newest first',
  }),
  add: endpoint('POST /venders/:vendor/order_files', {
    body: z.object({ file: z.file() }),
    multipart: true,
    keepsTables: true,
    reply: one(vendorOrderFile),
    access: ofVendors,
    summary:
      'Brings a CSV or XLSX file; the same bytes again are 422 order_file_again, with the id of the first in meta',
  }),
  show: endpoint('GET /venders/:vendor/order_files/:id', {
    reply: one(vendorOrderFile),
    access: ofVendors,
    summary: 'One order file; its columns, rows and faults are those of the data converter',
  }),
}
