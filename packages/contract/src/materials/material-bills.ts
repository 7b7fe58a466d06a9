import { documentNouns } from '@tsumugi/domain'
import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { date, id } from '../kernel/fields.ts'
import { one } from '../kernel/reply.ts'
import { distributors, marketplace } from './marketplace.ts'

/** Why there is nothing to bill of a sent line now; `free` of swatches without a fee. */
export const clothWaits = ['receipt', 'claim', 'billed', 'free'] as const
export type ClothWait = (typeof clothWaits)[number]

/** One sent line of an order and its bills. Lengths and money are decimal strings; amounts are without tax. */
const billLine = z.object({
  /** Of the line in `material_order_details`. */
  id,
  code: z.string(),
  name: z.string(),
  color: z.object({ no: z.string(), name: z.string() }),
  lot: z.nullable(z.string()),
  unit: z.string(),
  unitPrice: z.nullable(z.string()),
  /** What may be billed now: the net length that its buyer keeps, less what is billed; 0 where it waits. */
  toBill: z.string(),
  /** What was billed and is given back by an agreed credit. */
  toCredit: z.string(),
  /** What stands billed, less what was credited. */
  billed: z.string(),
  /** The fee of its cut or swatch, where it may be billed now, and where an agreed credit gives it back; else 0. */
  feeToBill: z.string(),
  feeToCredit: z.string(),
  waits: z.nullable(z.enum(clothWaits)),
})

/** What of an order of cloth is billed, may be billed and is to be given back (domain §3.12, decision 0042). */
export const materialBill = z.object({
  /** Of the order. */
  id,
  currency: z.string(),
  lines: z.array(billLine),
  /** What both come to without tax, each line cut once. */
  toBillAmount: z.string(),
  toCreditAmount: z.string(),
  /** Drafts of its distributor that go on: seen by nobody else. */
  invoiceDraftId: z.nullable(id),
  creditDraftId: z.nullable(id),
  /** What was issued, the oldest first. */
  documents: z.array(
    z.object({
      id,
      noun: z.enum(documentNouns as ['invoice' | 'credit_note']),
      number: z.nullable(z.string()),
      status: z.string(),
      issueDate: z.nullable(date),
      total: z.nullable(z.string()),
      currency: z.string(),
    }),
  ),
})
export type MaterialBill = z.output<typeof materialBill>

const made = one(z.object({ id }))

export const materialBills = {
  show: endpoint('GET /material_bills/:id', {
    reply: one(materialBill),
    access: marketplace,
    summary: 'What of an order of cloth, by its id, is billed, may be billed and is to be given back',
  }),
  invoice: endpoint('POST /material_bills/:id/invoice', {
    reply: made,
    access: distributors,
    summary: 'Drafts the invoice of what was received, or answers the draft there is; 422 nothing_to_bill',
  }),
  credit: endpoint('POST /material_bills/:id/credit_note', {
    reply: made,
    access: distributors,
    summary: 'Drafts the credit note of agreed credits of what was billed, or answers the draft; 422 nothing_to_credit',
  }),
}
