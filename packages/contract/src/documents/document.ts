import type { DocumentNoun } from '@tsumugi/domain'
import * as z from 'zod/mini'
import { endpoint, type Group, type Schema } from '../kernel/endpoint.ts'
import { date, id, lockVersion } from '../kernel/fields.ts'
import { answeredShape, givenShape } from '../kernel/record-field.ts'
import { nothing, one, page, paging } from '../kernel/reply.ts'
import { exportEndpoints } from './document-exports.ts'
import { writtenFields, type DocumentApproval, type DocumentFields, type DocumentRow } from './document-row.ts'
import {
  addedLines,
  detailShape,
  documentFile,
  documentFileGiven,
  documentTitle,
  headShape,
  lineChanges,
  lineColumns,
  moveOutcome,
  progressColumns,
  proposal,
  proposalConflict,
  revisionSummary,
  sideGiven,
  transitionReason,
  wantedShape,
} from './document-schemas.ts'

/** Documents come at most so many at a time (domain §6.10). */
const documentPaging = {
  ...paging,
  perPage: z.optional(z.coerce.number().check(z.multipleOf(1), z.positive(), z.maximum(500))),
}

const currency = z.string().check(z.regex(/^[A-Z]{3}$/))

/** Turns a row of the documents' table into its calls. */
export function document<
  const Noun extends DocumentNoun,
  const Path extends string,
  const Fields extends DocumentFields,
  const Lines extends DocumentFields,
  const Status extends string,
  const Approval extends DocumentApproval | undefined = undefined,
>(row: DocumentRow<Noun, Path, Fields, Lines, Status> & { readonly approval?: Approval }) {
  const { noun, path, fields, lines, lifecycle, access } = row
  const head = z.object({ ...headShape(lifecycle.statuses), ...answeredShape(fields) })
  const detail = z.extend(head, detailShape)
  const given = z.object({
    title: z.optional(documentTitle),
    currency: z.optional(currency),
    ...givenShape(writtenFields(fields)),
  })
  const body = <S extends Schema>(content: S) => z.object({ [noun]: content } as Record<Noun, S>)
  const move = z.enum(Object.keys(lifecycle.transitions) as [string, ...string[]])
  const endpoints = {
    list: endpoint(`GET ${path}`, {
      query: z.object({ ...documentPaging, ...wantedShape(lifecycle.statuses) }),
      reply: z.extend(page(head), {
        tabs: z.array(z.object({ status: z.string(), count: z.number() })),
        totals: z.array(z.object({ currency: z.string(), quantity: z.string(), amount: z.string() })),
      }),
      access,
      summary: `A page of ${path.slice(1)}, with how many stand in each status and their sums`,
    }),
    show: endpoint(`GET ${path}/:id`, { reply: one(detail), access, summary: `One ${noun}` }),
    lines: endpoint(`GET ${path}/:id/lines`, {
      reply: one(lineColumns(lines)),
      access,
      summary: 'Its lines by columns, in the order people gave them',
    }),
    progress: endpoint(`GET ${path}/:id/progress`, {
      reply: one(progressColumns),
      access,
      summary: 'What has become of each line that others follow',
    }),
    create: endpoint(`POST ${path}`, {
      body: body(
        z.extend(given, {
          partnerId: z.optional(id),
          /** Instead of a partner: the document it follows, whose open lines it takes over. */
          sourceId: z.optional(id),
          lines: addedLines(lines),
        }),
      ),
      reply: one(detail),
      access: row.beginning ?? access,
      summary: `Begins a ${noun}: a draft that only its author sees`,
    }),
    update: endpoint(`PATCH ${path}/:id`, {
      body: body(z.extend(z.partial(given), { lockVersion })),
      reply: one(detail),
      access,
      summary: `Changes a ${noun}: a draft, or what a side writes after its issue`,
    }),
    saveLines: endpoint(`PATCH ${path}/:id/lines`, {
      body: z.object({ lockVersion, lines: lineChanges(lines) }),
      reply: one(detail),
      access,
      summary: 'Saves lines as a difference by id',
    }),
    addToLines: endpoint(`PATCH ${path}/:id/lines/add`, {
      body: z.object({
        field: z.string().check(z.maxLength(40)),
        lines: z
          .array(z.object({ id, add: z.string().check(z.regex(/^-?\d{1,9}(\.\d{1,2})?$/)) }))
          .check(z.minLength(1), z.maxLength(500)),
      }),
      reply: one(z.object({ ids: z.array(id), values: z.array(z.string()) })),
      access,
      summary: 'Adds to what was counted, whoever else counts at once',
    }),
    delete: endpoint(`DELETE ${path}/:id`, { reply: nothing, access, summary: 'Removes a draft' }),
    move: endpoint(`POST ${path}/transitions`, {
      body: z.object({
        transition: move,
        documents: z.array(z.object({ id, lockVersion })).check(z.minLength(1), z.maxLength(200), distinctIds()),
        reason: z.optional(transitionReason),
        /** The date that is to stand on it; today's where none is given. */
        issueDate: z.optional(date),
        /** One refused document holds back all. */
        atomic: z.optional(z.boolean()),
        /** Only says what would become of each. */
        dryRun: z.optional(z.boolean()),
      }),
      reply: one(z.array(moveOutcome)),
      current: one(z.array(head)),
      access,
      summary: 'Moves one or many by a named transition, with an answer for each',
    }),
    side: endpoint(`PATCH ${path}/:id/side`, {
      body: z.object({ side: sideGiven }),
      reply: one(detail),
      access,
      summary: 'What one side keeps for itself',
    }),
    revisions: endpoint(`GET ${path}/:id/revisions`, {
      reply: one(z.array(revisionSummary)),
      access,
      summary: 'Its frozen revisions, and whether each is intact',
    }),
    revision: endpoint(`GET ${path}/:id/revisions/:revision`, {
      reply: one(z.object({ revision: z.number(), content: z.record(z.string(), z.unknown()) })),
      access,
      summary: 'What was frozen in one revision',
    }),
    proposals: endpoint(`GET ${path}/:id/proposals`, {
      reply: one(z.array(proposal)),
      access,
      summary: 'Changes that were asked for after its issue',
    }),
    propose: endpoint(`POST ${path}/:id/proposals`, {
      body: z.object({
        proposal: z.object({
          kind: z.enum(['change', 'cancel']),
          baseRevision: z.int().check(z.positive()),
          reason: transitionReason.check(z.minLength(1)),
          fields: z.optional(z.partial(given)),
          lines: z.optional(lineChanges(lines)),
        }),
      }),
      reply: one(proposal),
      current: one(proposalConflict),
      access,
      summary: 'Asks the other side for a change, or to cancel',
    }),
    answer: endpoint(`PATCH ${path}/:id/proposals/:proposalId`, {
      body: z.object({ answer: z.enum(['accept', 'decline', 'withdraw']), comment: z.optional(transitionReason) }),
      reply: one(proposal),
      current: one(proposalConflict),
      access,
      summary: 'Accepts or declines a change, or takes it back',
    }),
    files: endpoint(`GET ${path}/:id/files`, {
      reply: one(z.array(documentFile)),
      access,
      summary: 'Its files: those of both parties, and those of one’s own',
    }),
    addFile: endpoint(`POST ${path}/:id/files`, {
      body: z.object({ file: documentFileGiven }),
      reply: one(documentFile),
      access,
      summary: 'Puts a file beside it',
    }),
    removeFile: endpoint(`DELETE ${path}/:id/files/:fileId`, {
      reply: nothing,
      access,
      summary: 'Takes away a file of one’s own',
    }),
    talk: endpoint(`POST ${path}/:id/talk`, {
      reply: one(z.object({ threadId: id })),
      access,
      summary: 'Opens the talk of both parties about it',
    }),
  }
  const approvals = {
    requestApproval: endpoint(`POST ${path}/:id/approval`, {
      body: z.object({ approval: z.object({ note: z.optional(approvalNote), lockVersion }) }),
      reply: one(detail),
      access,
      summary: `Asks one's own organisation to approve a ${noun} before it goes out`,
    }),
  }
  type Approvals = Approval extends DocumentApproval ? typeof approvals : unknown
  return {
    ...row,
    head,
    detail,
    given,
    endpoints: { ...endpoints, ...exportEndpoints(row), ...(row.approval && approvals) } as typeof endpoints &
      ReturnType<typeof exportEndpoints<Noun, Path, Fields, Lines, Status>> &
      Approvals,
  }
}

const approvalNote = z.string().check(z.trim(), z.maxLength(2000))

const distinctIds = () =>
  z.refine((rows: unknown) => {
    const all = rows as readonly { id: number }[]
    return new Set(all.map((row) => row.id)).size === all.length
  })

/** Any kind of document, for what is the same for all. */
export interface DocumentKind extends DocumentRow<DocumentNoun, string, DocumentFields, DocumentFields, string> {
  readonly endpoints: Group
}
