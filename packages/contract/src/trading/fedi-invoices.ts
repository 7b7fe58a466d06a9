import type { Guard } from '@tsumugi/domain'
import {
  businessStatuses,
  eInvoiceProfiles,
  type EInvoiceProfile,
  exchangeKinds,
  networkStatuses,
  repairNames,
  responseCodes,
  type ResponseCode,
  responseReasons,
} from '@tsumugi/domain/e-invoice'
import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { id, instant, lockVersion } from '../kernel/fields.ts'
import { bytes, one, page, paging } from '../kernel/reply.ts'

/** Who sends and receives electronic invoices (spec §4, function fedi). */
const exchangers = { functions: ['fedi'] } as const satisfies Guard

const keysOf = <Key extends string>(table: Readonly<Record<Key, unknown>>) => Object.keys(table) as [Key, ...Key[]]
const text = (most: number) => z.string().check(z.trim(), z.maxLength(most))
const maybeText = z.nullable(z.string())
const directions = ['issue', 'receive'] as const

/** Tabs of the lists: what waits for us, what is on its way or open, what is settled, and what went wrong. */
export const eInvoiceStates = ['open', 'moving', 'settled', 'failed'] as const

/** How a monthly summary is said: goods by line, or one line per delivery note. */
export const eInvoiceSummaries = ['goods', 'notes'] as const

export const fediInvoice = z.object({
  id,
  direction: z.enum(directions),
  profile: z.nullable(z.enum(keysOf<EInvoiceProfile>(eInvoiceProfiles))),
  purpose: z.enum(['invoice', 'correction', 'return', 'cancellation']),
  number: z.string(),
  precedingNumber: maybeText,
  senderName: z.string(),
  receiverName: z.string(),
  /** As the file says: `2026-11-30`; a received one may say anything, or nothing. */
  issueDate: z.string(),
  dueDate: z.string(),
  currency: z.string(),
  /** What is to be paid, a decimal string. */
  payable: z.string(),
  findingCount: z.number(),
  networkStatus: z.enum(networkStatuses),
  businessStatus: z.enum(businessStatuses),
  documentId: z.nullable(id),
  lockVersion,
  updatedAt: instant,
})
export type FediInvoice = z.output<typeof fediInvoice>

/** A rule that is not kept: where, in words, what is there and what would be right. */
const finding = z.object({
  rule: z.string(),
  text: z.string(),
  path: z.string(),
  sourceLine: z.nullable(z.number()),
  found: maybeText,
  expected: maybeText,
  /** Of an own draft alone: a received file is never changed. */
  repair: z.nullable(z.enum(repairNames)),
})
export type FediInvoiceFinding = z.output<typeof finding>

export const fediInvoiceDetail = z.extend(fediInvoice, {
  sha256: z.string(),
  fileName: z.string(),
  /** Where the XML is answered. */
  url: z.string(),
  findings: z.array(finding),
  /** All that the file says, a row each, as deep as it stands; the labels in the reader's language. */
  view: z.array(
    z.object({ depth: z.number(), key: z.string(), term: z.string(), label: z.string(), text: z.string() }),
  ),
  /** Whether what it says is void by now, so that a cancellation may be made. */
  isCancellable: z.boolean(),
  /** Files that it carries, and addresses that it names, in the order of the file. */
  attachments: z.array(
    z.object({
      /** From 1; by it the file is asked for. */
      place: z.number(),
      name: z.string(),
      description: z.string(),
      /** How many bytes it has. Null: it is not in the file itself. */
      bytes: z.nullable(z.number()),
      /** Where it is answered, where it is in the file itself. */
      url: maybeText,
      /** An address that the file names. */
      uri: maybeText,
    }),
  ),
  /** Texts for which the standard has no place. */
  unread: z.array(z.object({ path: z.string(), text: z.string() })),
  messages: z.array(
    z.object({
      id,
      kind: z.enum(exchangeKinds),
      code: z.string(),
      reason: z.string(),
      note: z.string(),
      /** Null: said by the other side or the network. */
      account: maybeText,
      saidAt: instant,
    }),
  ),
  links: z.array(
    z.object({
      documentId: id,
      noun: z.string(),
      number: maybeText,
      reference: z.string(),
      /** Null: found in the file. */
      account: maybeText,
    }),
  ),
})
export type FediInvoiceDetail = z.output<typeof fediInvoiceDetail>

export const fediInvoices = {
  list: endpoint('GET /fedi_invoices', {
    query: z.object({
      ...paging,
      direction: z.optional(z.enum(directions)),
      state: z.optional(z.enum(eInvoiceStates)),
      q: z.optional(text(100)),
    }),
    reply: z.extend(page(fediInvoice), {
      tabs: z.array(z.object({ state: z.enum(eInvoiceStates), count: z.number() })),
    }),
    access: exchangers,
    summary: 'Electronic invoices issued or received, the newest first, with how many stand in each state',
  }),
  show: endpoint('GET /fedi_invoices/:id', {
    reply: one(fediInvoiceDetail),
    access: exchangers,
    summary: 'One electronic invoice: all it says, which rules it breaks, and what was said about it',
  }),
  original: endpoint('GET /fedi_invoices/:id/original', {
    query: z.object({ attachment: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1000))) }),
    reply: bytes,
    access: exchangers,
    summary: 'The XML itself, to the byte, or one file that it carries, by its place',
  }),
  create: endpoint('POST /fedi_invoices', {
    body: z.object({
      fediInvoice: z.object({
        documentId: id,
        /** A line for each kind of goods, or one for each delivery note; a draft is made anew where it says otherwise. */
        summary: z.optional(z.enum(eInvoiceSummaries)),
      }),
    }),
    reply: one(fediInvoiceDetail),
    access: exchangers,
    summary:
      'Makes the draft of an issued invoice or credit note, or the cancellation of one that is void since; what stands is answered',
  }),
  repair: endpoint('POST /fedi_invoices/:id/repair', {
    body: z.object({ fediInvoice: z.object({ repair: z.enum(repairNames), lockVersion }) }),
    reply: one(fediInvoiceDetail),
    access: exchangers,
    summary: 'Repairs a draft so that it keeps a rule; what else it says stays as it was',
  }),
  send: endpoint('POST /fedi_invoices/:id/send', {
    body: z.object({ fediInvoice: z.object({ lockVersion }) }),
    reply: one(fediInvoiceDetail),
    access: exchangers,
    summary: 'Sends a draft that keeps every rule, or once more what did not arrive; the number stays',
  }),
  import: endpoint('POST /fedi_invoices/import', {
    body: z.object({
      fediInvoice: z.object({
        fileName: text(200),
        /** The bytes of the XML in base64, at most 700 KB of them. */
        content: z.string().check(z.maxLength(960_000), z.regex(/^[A-Za-z0-9+/]*={0,2}$/)),
      }),
    }),
    reply: one(fediInvoiceDetail),
    access: exchangers,
    summary: 'Takes in a received file; the same number of the same sender, or the same bytes, are refused',
  }),
  link: endpoint('POST /fedi_invoices/:id/links', {
    body: z.object({ fediInvoice: z.object({ number: text(40).check(z.minLength(1)) }) }),
    reply: one(fediInvoiceDetail),
    access: exchangers,
    summary: 'Says to which document a received invoice belongs; kept beside the file, which never changes',
  }),
  respond: endpoint('POST /fedi_invoices/:id/responses', {
    body: z.object({
      fediInvoice: z.object({
        code: z.enum(keysOf<ResponseCode>(responseCodes)),
        reason: z.optional(z.enum(responseReasons)),
        note: z.optional(text(2000)),
      }),
    }),
    reply: one(fediInvoiceDetail),
    access: exchangers,
    summary: 'Answers a received invoice by an invoice response, which goes back to its sender',
  }),
}
