import { snapshotFieldKinds } from '@tsumugi/domain'
import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { amount, date, id, instant, lockVersion } from '../kernel/fields.ts'
import { nothing, one, page, paging } from '../kernel/reply.ts'
import { approvalAccess, approvalsAccess, approvalStepsAccess } from './approval-access.ts'
import { approvalPath, approvalStatus, approvalTarget, person } from './approval-steps.ts'

/** A row of the inbox. */
export const approvalRow = z.object({
  id,
  target: approvalTarget,
  /** The document's own number or kind. */
  code: z.nullable(z.string()),
  title: z.string(),
  imageUrl: z.nullable(z.string()),
  amount: z.nullable(amount),
  currency: z.string(),
  status: approvalStatus,
  requestedBy: person,
  requestedAt: instant,
  decidedAt: z.nullable(instant),
  /** Of the step that is open. */
  dueOn: z.nullable(date),
  late: z.boolean(),
  /** Fields that differ from the last approval; null where this is the first. */
  changeCount: z.nullable(z.number()),
  stepName: z.nullable(z.string()),
  /** The open step in which the reader is asked; decisions name it. */
  stepId: z.nullable(id),
})
export type ApprovalRow = z.output<typeof approvalRow>

const value = z.nullable(z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]))

/** One field of the document, as it is and as it was last approved. */
export const approvalField = z.object({
  key: z.string(),
  kind: z.enum(snapshotFieldKinds),
  /** In the reader's language. */
  label: z.string(),
  value,
  before: value,
  changed: z.boolean(),
  /** Percent for money and quantities, points for percentages, days for dates; signed. */
  difference: z.nullable(z.string()),
})
export type ApprovalField = z.output<typeof approvalField>

export const approvalFile = z.object({
  name: z.string(),
  kind: z.enum(['image', 'pdf', 'video', 'office', 'other']),
  size: z.nullable(z.number()),
  url: z.string(),
  /** What stands in the frame when it is looked at. */
  previewUrl: z.nullable(z.string()),
  thumbnailUrl: z.nullable(z.string()),
})
export type ApprovalFile = z.output<typeof approvalFile>

/** Everything a decision is made on. */
export const approval = z.extend(approvalRow, {
  note: z.string(),
  link: z.nullable(z.string()),
  fields: z.array(approvalField),
  files: z.array(approvalFile),
  /** What was approved last; `difference` is the present amount less that one. */
  previous: z.nullable(
    z.object({ id, decidedAt: instant, amount: z.nullable(amount), difference: z.nullable(amount) }),
  ),
  path: approvalPath,
  /** Where the reader, who asked for it, corrects what came back and asks again. */
  correction: z.nullable(z.string()),
  /** The reader asked for it and may take it back. */
  withdrawable: z.boolean(),
  /** The reader asked for it, so that deciding is refused. */
  own: z.boolean(),
  lockVersion,
})
export type Approval = z.output<typeof approval>

const comment = z.string().check(z.trim(), z.maxLength(2_000))
/** The step the decider saw: when it is no longer open, 409 answers with what stands now. */
const decision = z.object({ decision: z.object({ stepId: id, comment: z.optional(comment) }) })
const refusal = z.object({ decision: z.object({ stepId: id, comment: comment.check(z.minLength(1)) }) })

export const inboxTabs = ['waiting', 'requested', 'done'] as const
const listQuery = z.object({
  ...paging,
  tab: z.optional(z.enum(inboxTabs)),
  target: z.optional(approvalTarget),
  q: z.optional(z.string().check(z.maxLength(100))),
  late: z.optional(z.enum(['true'])),
  amountFrom: z.optional(amount),
  sort: z.optional(z.enum(['oldest', 'newest', 'due', 'amount'])),
})

/** How one approval of many went: refused ones say why, in the reader's language. */
const bulkResult = z.object({
  id,
  approved: z.boolean(),
  code: z.nullable(z.string()),
  message: z.nullable(z.string()),
})

export const absence = z.object({ startsOn: date, endsOn: date, delegate: z.nullable(person), lockVersion })
export type Absence = z.output<typeof absence>

export const approvals = {
  list: endpoint('GET /approvals', {
    query: listQuery,
    reply: page(approvalRow),
    access: approvalsAccess,
    summary: 'The inbox: what waits for the reader, what they asked for, what is done',
  }),
  counts: endpoint('GET /approvals/counts', {
    reply: one(z.object({ waiting: z.number(), late: z.number(), requested: z.number() })),
    access: approvalsAccess,
    summary: 'How many wait for the reader, how many of them are late, how many of their own run',
  }),
  show: endpoint('GET /approvals/:id', {
    reply: one(approval),
    access: approvalAccess,
    summary: 'Everything a decision is made on: fields against the last approval, files, steps',
  }),
  steps: endpoint('GET /approvals/:id/approval_steps', {
    reply: one(approvalPath),
    access: approvalStepsAccess,
    summary: 'The way of one approval: who asked, each step, who decided when',
  }),
  approve: endpoint('POST /approvals/:id/approve', {
    body: decision,
    reply: one(approval),
    access: approvalAccess,
    summary: 'Approves in the open step; the last step approves the document',
  }),
  reject: endpoint('POST /approvals/:id/reject', {
    body: refusal,
    reply: one(approval),
    access: approvalAccess,
    summary: 'Refuses for good, with a reason',
  }),
  return: endpoint('POST /approvals/:id/return', {
    body: refusal,
    reply: one(approval),
    access: approvalAccess,
    summary: 'Sends back to be fixed and sent again, with a reason',
  }),
  withdraw: endpoint('POST /approvals/:id/withdraw', {
    body: z.object({ lockVersion }),
    reply: one(approval),
    access: approvalAccess,
    summary: 'Takes one’s own request back',
  }),
  bulkApprove: endpoint('POST /approvals/bulk_approve', {
    body: z.object({ approvals: z.array(z.object({ id, stepId: id })).check(z.minLength(1), z.maxLength(100)) }),
    reply: one(z.array(bulkResult)),
    access: approvalsAccess,
    summary: 'Approves up to 100 at once; each says how it went',
  }),
  absence: endpoint('GET /approvals/absence', {
    reply: one(z.nullable(absence)),
    access: approvalsAccess,
    summary: 'When the reader is absent, and who decides instead',
  }),
  setAbsence: endpoint('PUT /approvals/absence', {
    body: z.object({ absence: z.object({ startsOn: date, endsOn: date, delegateId: z.nullable(id) }) }),
    reply: one(absence),
    access: approvalsAccess,
    summary: 'Says when one is absent; what is asked from then on goes to the delegate',
  }),
  clearAbsence: endpoint('DELETE /approvals/absence', {
    reply: nothing,
    access: approvalsAccess,
    summary: 'Says that one is there again',
  }),
  colleagues: endpoint('GET /approvals/colleagues', {
    reply: one(z.array(person)),
    access: approvalStepsAccess,
    summary: 'The people of the organisation, to name one of them',
  }),
}
