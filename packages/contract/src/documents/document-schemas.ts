import { billingStatuses, deliveryStatuses, documentApprovalStatuses, documentSides, fileFaces } from '@tsumugi/domain'
import * as z from 'zod/mini'
import { amount, date, id, instant, lockVersion } from '../kernel/fields.ts'
import { answeredShape, distinct, givenShape } from '../kernel/record-field.ts'
import { season } from '../merchandising/merchandisings.ts'
import type { Schema } from '../kernel/endpoint.ts'
import { recordFile } from '../platform/record-files.ts'
import { writtenFields, type DocumentFields } from './document-row.ts'

/** The most lines of one document: 400 colours × 40 sizes, and some. */
export const mostLines = 20_000

const party = z.object({ id, name: z.string() })
const decimal = z.string()
const side = z.enum(documentSides)
export const documentTitle = z.string().check(z.trim(), z.maxLength(200))
export const transitionReason = z.string().check(z.trim(), z.maxLength(1000))

/** What a list of documents may be sorted by. */
export const documentSorts = [
  'number',
  '-number',
  'issueDate',
  '-issueDate',
  'title',
  '-title',
  'amount',
  '-amount',
  'updatedAt',
  '-updatedAt',
] as const

/** What rows of a list may stand under; rows of one group follow each other over the pages. */
export const documentGroupings = ['status', 'partner', 'currency'] as const

/** What a list is narrowed to and ordered by. */
export const wantedShape = <Status extends string>(statuses: readonly Status[]) => ({
  status: z.optional(z.enum(statuses as unknown as [Status, ...Status[]])),
  direction: z.optional(z.enum(['issue', 'receive'])),
  partnerId: z.optional(z.coerce.number().check(z.multipleOf(1), z.positive())),
  q: z.optional(z.string().check(z.maxLength(100))),
  issuedFrom: z.optional(date),
  issuedTo: z.optional(date),
  /** A range of amounts, both ends included; with dates and a partner it finds records as the law asks (trade-law E). */
  amountFrom: z.optional(amount),
  amountTo: z.optional(amount),
  /** Whose turn it is: the asker's, or the other side's alone. */
  turn: z.optional(z.enum(['ours', 'theirs'])),
  /** Whom the asker's organisation has put to them, and a tag of its own (both are told to nobody else). */
  assigneeId: z.optional(z.coerce.number().check(z.multipleOf(1), z.positive())),
  tag: z.optional(z.string().check(z.maxLength(100))),
  /** Due before today, where the asker's organisation is, and not done yet. */
  late: z.optional(z.enum(['true'])),
  /** Of styles of a brand and a season: by the SKU of a line, else by the number of the style that it names. */
  brandId: z.optional(z.coerce.number().check(z.multipleOf(1), z.positive())),
  season: z.optional(season),
  sort: z.optional(z.enum(documentSorts)),
  group: z.optional(z.enum(documentGroupings)),
})

/** What every document says, whatever its kind. Quantities and amounts are decimal strings. */
export const headShape = <Status extends string>(statuses: readonly Status[]) => ({
  id,
  number: z.nullable(z.string()),
  status: z.enum(statuses as [Status, ...Status[]]),
  deliveryStatus: z.enum(deliveryStatuses),
  billingStatus: z.enum(billingStatuses),
  title: z.string(),
  issuer: party,
  receiver: z.nullable(party),
  /** Which of them the reader is, and which wrote it. */
  side,
  author: side,
  /** Whose turn it is. */
  turn: z.array(side),
  currency: z.string(),
  quantity: decimal,
  amount: decimal,
  /** Of kinds whose lines have a rate of tax; the amount is without it, the total with it. */
  tax: z.nullable(decimal),
  total: z.nullable(decimal),
  issueDate: z.nullable(date),
  revision: z.number(),
  updatedAt: instant,
  lockVersion,
})

/** What only a document's own page shows. */
export const detailShape = {
  /** Every move of its life with why it is closed to the reader, or null where it is open. */
  transitions: z.array(z.object({ name: z.string(), refusal: z.nullable(z.string()) })),
  /** The document it follows. */
  sourceId: z.nullable(id),
  /** Of which kind that is; null where the reader may not see it. */
  sourceNoun: z.nullable(z.string()),
  openProposals: z.number(),
  /** What is paid: the total with what rounding lines add to it. */
  payable: z.nullable(decimal),
  /** One row for each rate; empty of kinds without taxes. */
  taxTotals: z.array(z.object({ code: z.string(), ratePercent: decimal, taxable: decimal, tax: decimal })),
  /** Of the author's own organisation, while it must approve before the document goes out; null else. */
  approval: z.nullable(
    z.object({
      status: z.enum(documentApprovalStatuses),
      /** The newest, where there was one. */
      id: z.nullable(id),
      /** Whether the reader asked for it. */
      own: z.boolean(),
    }),
  ),
  /** The conversation about it, once the reader takes part. */
  threadId: z.nullable(id),
  /** What the reader's own side keeps about it; the other side never sees it. */
  own: z.object({ note: z.nullable(z.string()), tags: z.array(z.string()), assigneeId: z.nullable(id), lockVersion }),
}

export const sideGiven = z.object({
  note: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(4000)))),
  tags: z.optional(
    z.array(z.string().check(z.trim(), z.minLength(1), z.maxLength(40))).check(z.maxLength(20), distinct()),
  ),
  assigneeId: z.optional(z.nullable(id)),
  lockVersion,
})

/** New lines, after those that are there. */
export const addedLines = <F extends DocumentFields>(fields: F) =>
  z.optional(z.array(z.object(givenShape(writtenFields(fields)))).check(z.maxLength(mostLines)))

/** Lines that changed, by the id of each: what is not named stays as it is. */
export const lineChanges = <F extends DocumentFields>(fields: F) => {
  const given = z.object(givenShape(writtenFields(fields)))
  return z.object({
    added: addedLines(fields),
    changed: z.optional(z.array(z.extend(z.partial(given), { id })).check(z.maxLength(mostLines))),
    removed: z.optional(z.array(id).check(z.maxLength(mostLines), distinct())),
  })
}

/** Lines by columns: the values of each field in the order of the ids. */
export const lineColumns = <F extends DocumentFields>(fields: F) => {
  const shape = answeredShape(fields) as Readonly<Record<string, Schema>>
  const columns = Object.fromEntries(Object.entries(shape).map(([name, schema]) => [name, z.array(schema)]))
  return z.object({
    ids: z.array(id),
    sourceLineIds: z.array(z.nullable(id)),
    amounts: z.array(z.nullable(decimal)),
    columns: z.object(columns as { [Key in keyof F]: z.ZodMiniArray<Schema> }),
  })
}

/** What has become of each line, in the order of the ids; of documents whose lines are counted. */
export const progressColumns = z.object({
  ids: z.array(id),
  shippable: z.array(decimal),
  outstanding: z.array(decimal),
  billable: z.array(decimal),
  creditOwed: z.array(decimal),
  creditable: z.array(decimal),
  ...(Object.fromEntries(
    ['ordered', 'shipped', 'received', 'accepted', 'rejected', 'returned', 'billed', 'credited', 'released'].map(
      (name) => [name, z.array(decimal)],
    ),
  ) as Record<string, z.ZodMiniArray<z.ZodMiniString>>),
})

/** One change after the issue, asked for by one side and answered by the other. */
export const proposal = z.object({
  id,
  kind: z.enum(['change', 'cancel']),
  baseRevision: z.number(),
  /** Whether the reader's own side asks. */
  ours: z.boolean(),
  difference: z.unknown(),
  reason: z.string(),
  status: z.enum(['open', 'accepted', 'declined', 'withdrawn', 'outdated']),
  comment: z.nullable(z.string()),
  createdAt: instant,
  answeredAt: z.nullable(instant),
})
export type DocumentProposal = z.output<typeof proposal>

/** Why a change meets another revision than its own: both differences, so that the reader can merge them. */
export const proposalConflict = z.object({
  /** The revision that stands now. */
  revision: z.number(),
  /** The change that was to be answered; null where one is only being asked for. */
  asked: z.nullable(proposal),
  /** What was agreed upon the revision it builds on, or since. */
  agreed: z.array(proposal),
})

export const revisionSummary = z.object({
  revision: z.number(),
  hash: z.string(),
  createdAt: instant,
  intact: z.boolean(),
  /** Until when the reader's organisation keeps it at the least: ten years from the return of its year (trade-law E). */
  retainedUntil: date,
})

/** What became of one document of several that were to be moved. */
export const moveOutcome = z.object({
  id,
  outcome: z.enum(['done', 'refused']),
  errors: z.array(z.object({ code: z.string(), message: z.string(), meta: z.record(z.string(), z.unknown()) })),
})

/** A file beside a document, as one of its parties sees it. */
export const documentFile = z.extend(recordFile, {
  face: z.enum(fileFaces),
  /** Whether the reader's own organisation brought it. */
  ours: z.boolean(),
  by: z.string(),
  createdAt: instant,
  /** The first revision that names it; from then on it stays. */
  frozenRevision: z.nullable(z.number()),
})
export type DocumentFile = z.output<typeof documentFile>

/** A file one has brought with `recordFiles.add`, and who is to see it. */
export const documentFileGiven = z.object({ id, face: z.enum(fileFaces) })
