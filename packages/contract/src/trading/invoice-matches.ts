import {
  disputeKinds,
  lineDifferenceKinds,
  qualifiedInvoiceItems,
  selfBillingStatuses,
  taxCauses,
  type DisputeKind,
} from '@tsumugi/domain/trading'
import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { date, id } from '../kernel/fields.ts'
import { one } from '../kernel/reply.ts'
import { billers } from '../documents/kinds/goods.ts'

const decimal = z.string()
const maybeText = z.nullable(z.string())
const named = z.object({ id, number: maybeText })
const taxed = z.object({ taxable: decimal, tax: decimal })

/** One line beside the line of the order it bills; null figures where nothing of the kind was ordered. */
const matchedLine = z.object({
  id,
  /** What people see as one: the order and the style. */
  group: z.string(),
  item: maybeText,
  colour: maybeText,
  size: maybeText,
  description: maybeText,
  unit: z.string(),
  ordered: z.nullable(decimal),
  accepted: z.nullable(decimal),
  rejected: z.nullable(decimal),
  quantity: decimal,
  orderedPrice: z.nullable(decimal),
  unitPrice: decimal,
  /** As invoiced, and as order and acceptance bear it. */
  amount: decimal,
  matched: decimal,
  isQuantityRight: z.boolean(),
  isPriceRight: z.boolean(),
})

const lineDifference = z.object({
  lineId: id,
  kind: z.enum(lineDifferenceKinds),
  by: decimal,
  money: decimal,
  causes: z.nullable(z.object({ rejected: decimal, billedBefore: decimal, short: decimal })),
})

/** An invoice held against orders and acceptance (domain §3.7). Money in the invoice's currency, as decimal strings. */
export const invoiceMatch = z.object({
  id,
  lines: z.array(matchedLine),
  differences: z.array(
    z.object({
      number: z.number(),
      kind: z.enum(disputeKinds.filter((kind) => kind !== 'duplicate') as [Exclude<DisputeKind, 'duplicate'>]),
      /** Of tax that differs from the order. */
      cause: z.nullable(z.enum(taxCauses)),
      group: maybeText,
      lines: z.array(lineDifference),
      quantity: z.nullable(decimal),
      money: decimal,
    }),
  ),
  taxes: z.array(
    z.object({ ratePercent: decimal, category: maybeText, invoiced: taxed, matched: taxed, isTaxRight: z.boolean() }),
  ),
  quantitiesRight: z.number(),
  pricesRight: z.number(),
  invoiced: decimal,
  matched: decimal,
  difference: decimal,
  orders: z.array(z.extend(named, { noun: z.enum(['contract', 'material_order']) })),
  deliveries: z.array(z.extend(named, { arrivedOn: z.nullable(date), isInspected: z.boolean() })),
  /** Of cloth, which no delivery brings: the day the first of it was received. */
  clothReceivedOn: z.nullable(date),
  /** The latest lawful day to pay: the 60th, counted from the first receipt (trade-law B2.1); null while nothing arrived. */
  lawfulDue: z.nullable(date),
  duplicates: z.array(
    z.extend(named, { finding: z.enum(['duplicate_number', 'same_amount_and_date']), issueDate: z.nullable(date) }),
  ),
  meter: z.object({
    items: z.array(z.object({ key: z.enum(qualifiedInvoiceItems), fault: maybeText })),
    met: z.number(),
    standing: z.enum(['qualified', 'incomplete', 'unregistered']),
  }),
  /** Of an issuer who is not registered, to the buyer alone: what stays deductible (trade-law D). */
  deductible: z.array(
    z.object({ ratePercent: decimal, sharePercent: decimal, gross: decimal, tax: decimal, deductible: decimal }),
  ),
  /** Of an invoice in another currency: the tax of each rate in yen. */
  yenTax: z.nullable(z.array(z.object({ ratePercent: decimal, taxable: decimal, tax: decimal }))),
  /** Of an invoice that the buyer wrote for the seller. */
  selfBilling: z.nullable(
    z.object({
      status: z.enum(selfBillingStatuses),
      deadline: z.nullable(date),
      isQualifying: z.boolean(),
      shownOn: z.nullable(date),
      /** That silence confirms it, as the paper states it. */
      agreement: z.nullable(z.object({ on: date, days: z.number() })),
      /** What proves that this revision was really shown; null while it was not. */
      proof: z.nullable(
        z.object({
          revision: z.number(),
          shownAt: z.string(),
          shownTo: z.string(),
          contentHash: z.string(),
          endsOn: z.nullable(date),
          lapsedAt: z.nullable(z.string()),
        }),
      ),
    }),
  ),
})

export const invoiceMatches = {
  show: endpoint('GET /invoice_matches/:id', {
    reply: one(invoiceMatch),
    access: billers,
    summary: 'An invoice held against its orders and what was accepted, with what is missing of a qualified invoice',
  }),
  witness: endpoint('POST /invoice_matches/:id/witness', {
    reply: one(z.object({ id, shownOn: z.nullable(date) })),
    access: billers,
    summary:
      'Says that what an invoice states was shown to the party that did not write it; once for each revision, for good',
  }),
}

export type InvoiceMatch = z.output<typeof invoiceMatch>
