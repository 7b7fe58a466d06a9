import { ageingBuckets, payableStatuses, type AgeingBucket } from '@tsumugi/domain/banking'
import { paymentMethods } from '@tsumugi/domain'
import * as z from 'zod/mini'
import { billers } from '../documents/kinds/goods.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { date, id, lockVersion, price } from '../kernel/fields.ts'
import { bytes, one, page, paging } from '../kernel/reply.ts'

const decimal = z.string()
const currency = z.string().check(z.regex(/^[A-Z]{3}$/))
const idInQuery = z.optional(z.coerce.number().check(z.multipleOf(1), z.positive()))
const buckets = ageingBuckets.map(({ key }) => key) as [AgeingBucket, ...AgeingBucket[]]
const party = z.object({ id, name: z.string() })

/** Tabs of both lists: what waits to be paid, what is late, in dispute, settled, and all. */
export const ledgerTabs = ['open', 'late', 'held', 'settled', 'all'] as const

/** A row of the ledger as one of its two sides sees it. Money in its currency, as decimal strings. */
export const ledgerRow = z.object({
  id,
  invoice: z.object({ id, number: z.nullable(z.string()), title: z.string() }),
  part: z.number(),
  parts: z.number(),
  partner: party,
  currency: z.string(),
  method: z.enum(paymentMethods),
  amount: decimal,
  held: decimal,
  /** In cash, as the reader's side booked it. */
  settled: decimal,
  cleared: decimal,
  /** In payment runs; '0' to the creditor. */
  reserved: decimal,
  open: decimal,
  /** What the law adds for delay until today, in whole yen; '0' where no law protects the creditor. */
  interest: decimal,
  status: z.enum(payableStatuses),
  bucket: z.enum(buckets),
  issuedOn: date,
  receivedOn: z.nullable(date),
  dueOn: date,
  /** The bank day that pays it (trade-law B4). */
  payOn: date,
  /** The last lawful day, and the day counted from the receipt as day 1 on which it is paid. */
  legalOn: z.nullable(date),
  payDay: z.nullable(z.number()),
  isProtected: z.boolean(),
  lockVersion,
})
export type LedgerRow = z.output<typeof ledgerRow>

const bucketAmounts = z.record(z.enum(buckets), decimal)

/** What is open with one partner in one currency. */
const ledgerPartner = z.object({
  partner: party,
  currency: z.string(),
  open: decimal,
  held: decimal,
  /** What came in and pays nothing yet: the creditor's own, '0' to the debtor. */
  unapplied: decimal,
  ageing: bucketAmounts,
  /** Orders that both agreed and nobody billed yet. */
  ordered: decimal,
  limit: z.nullable(decimal),
  isOverLimit: z.boolean(),
})

/** All that is open in one currency: how late it is, when it falls due by weeks from Monday, and with whom. */
const ledgerFigures = z.object({
  currency: z.string(),
  count: z.number(),
  open: decimal,
  held: decimal,
  late: decimal,
  dueThisWeek: decimal,
  ageing: bucketAmounts,
  weeks: z.array(z.object({ week: date, invoiced: decimal, ordered: decimal })),
  partners: z.array(ledgerPartner),
})
export type LedgerFigures = z.output<typeof ledgerFigures>

const query = {
  tab: z.optional(z.enum(ledgerTabs)),
  partnerId: idInQuery,
  bucket: z.optional(z.enum(buckets)),
  currency: z.optional(currency),
  dueFrom: z.optional(date),
  dueUntil: z.optional(date),
  q: z.optional(z.string().check(z.maxLength(100))),
}

/** Both views of the ledger read alike. */
const views = <Path extends 'payables' | 'credits'>(path: Path, what: string) => ({
  list: endpoint(`GET /${path}`, {
    query: z.object({ ...paging, ...query }),
    reply: z.extend(page(ledgerRow), {
      today: date,
      tabs: z.array(z.object({ tab: z.enum(ledgerTabs), count: z.number() })),
    }),
    access: billers,
    summary: `A page of ${what}, the earliest due first`,
  }),
  figures: endpoint(`GET /${path}/figures`, {
    reply: one(z.object({ today: date, currencies: z.array(ledgerFigures) })),
    access: billers,
    summary: `Sums of ${what} by lateness, by week and by partner, one set for each currency`,
  }),
  statement: endpoint(`GET /${path}/statement`, {
    query: z.object({
      partnerId: z.coerce.number().check(z.multipleOf(1), z.positive()),
      currency: z.optional(currency),
      format: z.enum(['pdf', 'csv', 'csv_sjis', 'xlsx']),
    }),
    reply: bytes,
    access: billers,
    summary: `The statement of ${what} with one partner, to print or to read into a spreadsheet`,
  }),
})

const reason = z.string().check(z.trim(), z.minLength(1), z.maxLength(500))

export const payables = views('payables', 'what the organisation owes')

export const credits = {
  ...views('credits', 'what is owed to the organisation'),
  writeOff: endpoint('POST /credits/:id/write_off', {
    body: z.object({ writeOff: z.object({ amount: price, reason, lockVersion }) }),
    reply: one(ledgerRow),
    current: one(ledgerRow),
    access: { ...billers, powerUser: true },
    summary: 'Gives up an open amount, or a part of it, for both sides; with a reason',
  }),
  setLimit: endpoint('PUT /credits/limits/:partnerId', {
    body: z.object({ limit: z.object({ currency, amount: z.nullable(price) }) }),
    reply: one(z.object({ partnerId: id, currency: z.string(), amount: z.nullable(decimal) })),
    access: { ...billers, powerUser: true },
    summary: 'Sets what a partner may owe at most, orders that wait for their bill with it; null lifts it',
  }),
}

/** What an order that waits for its seller would make of the buyer's credit. Money as decimal strings, orders without tax. */
const orderCredit = z.object({
  currency: z.string(),
  limit: decimal,
  open: decimal,
  ordered: decimal,
  amount: decimal,
  /** By how much the order passes the limit; '0' where it does not. */
  over: decimal,
})
export type OrderCredit = z.output<typeof orderCredit>

export const orderCredits = {
  show: endpoint('GET /contracts/:id/credit', {
    reply: one(z.nullable(orderCredit)),
    access: billers,
    summary: 'The buyer’s credit if this order were accepted: the seller’s alone; null to others and without a limit',
  }),
}

export const netting = z.object({
  id,
  partner: party,
  currency: z.string(),
  amount: decimal,
  note: z.string(),
  status: z.enum(['proposed', 'agreed', 'declined', 'withdrawn']),
  proposedOn: date,
  answeredOn: z.nullable(date),
  /** Whether it waits for the reader. */
  isOurs: z.boolean(),
  lockVersion,
})
export type NettingRecord = z.output<typeof netting>

export const nettings = {
  list: endpoint('GET /nettings', {
    reply: one(
      z.object({
        nettings: z.array(netting),
        /** Partners with open amounts both ways, and what could be set off. */
        possible: z.array(z.object({ partner: party, currency: z.string(), amount: decimal })),
      }),
    ),
    access: billers,
    summary: 'Amounts that two partners set off or could set off, the newest first, at most 200',
  }),
  create: endpoint('POST /nettings', {
    body: z.object({
      netting: z.object({ partnerId: id, currency, note: z.optional(z.string().check(z.trim(), z.maxLength(500))) }),
    }),
    reply: one(netting),
    access: { ...billers, powerUser: true },
    summary: 'Proposes to set off all that both owe each other in a currency; the other side has to agree',
  }),
  answer: endpoint('PATCH /nettings/:id', {
    body: z.object({ answer: z.enum(['agree', 'decline', 'withdraw']), lockVersion }),
    reply: one(netting),
    current: one(netting),
    access: { ...billers, powerUser: true },
    summary:
      'Agrees, which sets off what is open by then up to the proposed amount, declines, or takes a proposal back',
  }),
}
