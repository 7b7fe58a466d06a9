import {
  accountKinds,
  bankingFindingCodes,
  paymentLifecycle,
  recordLineEnds,
  type PaymentStatus,
  type RecordLineEnd,
} from '@tsumugi/domain/banking'
import { approvalStatuses } from '@tsumugi/domain'
import * as z from 'zod/mini'
import { approvalPath } from '../approvals/approval-steps.ts'
import { traders } from '../documents/kinds/goods.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { date, id, lockVersion } from '../kernel/fields.ts'
import { distinct } from '../kernel/record-field.ts'
import { bytes, one, page, paging } from '../kernel/reply.ts'

const decimal = z.string()
const maybeText = z.nullable(z.string())
const text = (most: number) => z.string().check(z.trim(), z.maxLength(most))
const reason = z.string().check(z.trim(), z.minLength(1), z.maxLength(500))
const lineEnds = Object.keys(recordLineEnds) as [RecordLineEnd, ...RecordLineEnd[]]
const statuses = paymentLifecycle.statuses as readonly string[] as [PaymentStatus, ...PaymentStatus[]]
const party = z.object({ id, name: z.string() })

/** An account as pages show it: of its number the last three digits. */
const maskedAccount = z.object({
  bankCode: z.string(),
  bankName: z.string(),
  branchCode: z.string(),
  branchName: z.string(),
  kind: z.enum(accountKinds),
  accountNumber: z.string(),
  holder: z.string(),
})

/** What is wrong with a file on its way to or from a bank. */
export const bankingFinding = z.object({
  level: z.enum(['error', 'warning']),
  code: z.enum(bankingFindingCodes),
  field: maybeText,
  meta: z.record(z.string(), z.union([z.string(), z.number()])),
})
export type BankFinding = z.output<typeof bankingFinding>

const runHead = z.object({
  id,
  number: z.string(),
  payOn: date,
  currency: z.string(),
  status: z.enum(statuses),
  count: z.number(),
  amount: decimal,
  createdBy: z.string(),
  createdOn: date,
  approvedBy: maybeText,
  approvedOn: z.nullable(date),
  exportedOn: z.nullable(date),
  lockVersion,
})
export type PaymentRunHead = z.output<typeof runHead>

const runPayment = z.object({
  id,
  payee: party,
  account: z.nullable(maskedAccount),
  amount: decimal,
  status: z.enum(statuses),
  reason: z.string(),
  executedOn: z.nullable(date),
  parts: z.array(z.object({ payableId: id, number: maybeText, amount: decimal })),
})
export type RunPayment = z.output<typeof runPayment>

export const paymentRun = z.extend(runHead, {
  debit: maskedAccount,
  consignorCode: z.string(),
  payments: z.array(runPayment),
  /** What keeps it from becoming a file, and what was changed for the bank's signs. */
  findings: z.array(bankingFinding),
  /** The first records of the file, each of 120 signs; account numbers are masked. */
  records: z.array(z.string()),
  sha256: maybeText,
  mayApprove: z.boolean(),
  /**
   * How it stands with the route that its organisation takes payments by: who was asked, and who decides. Null where no
   * route fits: then another power user than its maker approves it.
   */
  approval: z.nullable(
    z.object({ status: z.enum(['needed', ...approvalStatuses]), route: z.string(), path: z.nullable(approvalPath) }),
  ),
})
export type PaymentRun = z.output<typeof paymentRun>

const exclusions = ['reserved', 'currency', 'method', 'held', 'not_due'] as const
const candidate = z.object({
  payableId: id,
  number: maybeText,
  payee: party,
  dueOn: date,
  payOn: date,
  legalOn: z.nullable(date),
  /** From this day the law counts; null while nothing arrived. */
  receivedOn: z.nullable(date),
  invoiced: decimal,
  /** What was set off against it. */
  cleared: decimal,
  paid: decimal,
  /** What a run may pay of it. */
  amount: decimal,
  held: decimal,
  isProtected: z.boolean(),
  hasAccount: z.boolean(),
  excluded: z.nullable(z.enum(exclusions)),
})
export type PaymentCandidate = z.output<typeof candidate>

/** What the payee is told: two codes of ours; without them the invoice's number where one alone is paid. */
const references = z.array(
  z.object({
    payeeId: id,
    first: z.string().check(z.regex(/^\d{1,10}$/)),
    second: z.string().check(z.regex(/^\d{1,10}$/)),
  }),
)

const moves = ['approve', 'revise', 'export', 'execute', 'cancel'] as const

export const paymentRuns = {
  list: endpoint('GET /payment_runs', {
    query: z.object(paging),
    reply: page(runHead),
    access: traders,
    summary: 'A page of payment runs, the last day to pay first',
  }),
  show: endpoint('GET /payment_runs/:id', {
    reply: one(paymentRun),
    access: traders,
    summary: 'A payment run with its payments, what a bank would refuse of it, and its first records',
  }),
  candidates: endpoint('GET /payment_runs/candidates', {
    /** Without a day, the first one that a file of today can pay on. */
    query: z.object({ payOn: z.optional(date) }),
    reply: one(
      z.object({
        today: date,
        /** The first bank day that a file of today can pay on. */
        firstPayday: date,
        accounts: z.array(maskedAccount),
        consignorCode: maybeText,
        candidates: z.array(candidate),
      }),
    ),
    access: traders,
    summary: 'What is open in yen, with what a run of a bank day takes of it and why it leaves the others',
  }),
  create: endpoint('POST /payment_runs', {
    body: z.object({
      paymentRun: z.object({
        payOn: date,
        /** The place of the paying account among those of the organisation, from 0. */
        account: z.int().check(z.minimum(0), z.maximum(9)),
        consignorCode: z.string().check(z.regex(/^\d{1,10}$/)),
        lineEnd: z.optional(z.enum(lineEnds)),
        payableIds: z.array(id).check(z.minLength(1), z.maxLength(2000), distinct()),
        references: z.optional(references.check(z.maxLength(2000))),
      }),
    }),
    reply: one(paymentRun),
    access: traders,
    summary: 'Gathers payables into a run, one payment for each payee, and holds them back from other runs',
  }),
  move: endpoint('POST /payment_runs/:id/transitions', {
    body: z.object({
      transition: z.enum(moves),
      reason: z.optional(reason),
      executedOn: z.optional(date),
      lockVersion,
    }),
    reply: one(paymentRun),
    current: one(paymentRun),
    access: traders,
    summary:
      'Approves (another power user than its maker), takes back, writes the file once, executes or cancels a run',
  }),
  requestApproval: endpoint('POST /payment_runs/:id/approval', {
    body: z.object({
      approval: z.object({ lockVersion, note: z.optional(z.string().check(z.trim(), z.maxLength(2000))) }),
    }),
    reply: one(paymentRun),
    current: one(paymentRun),
    access: traders,
    summary: 'Asks for the approval of a draft by the route that fits it; approved it may be exported',
  }),
  file: endpoint('GET /payment_runs/:id/file', {
    reply: bytes,
    access: { ...traders, powerUser: true },
    summary: 'The transfer file of an exported run: always the same bytes',
  }),
}

export const payments = {
  decide: endpoint('POST /payments/:id/outcome', {
    body: z.object({ outcome: z.enum(['fail', 'return']), reason, happenedOn: z.optional(date) }),
    reply: one(paymentRun),
    access: { ...traders, powerUser: true },
    summary: 'Says that the bank refused a payment, or sent it back: what it paid is open again',
  }),
}

const accountInput = z.object({
  bankCode: z.string().check(z.regex(/^\d{4}$/)),
  bankName: text(60),
  branchCode: z.string().check(z.regex(/^\d{3}$/)),
  branchName: text(60),
  kind: z.enum(accountKinds),
  accountNumber: z.string().check(z.regex(/^\d{1,7}$/)),
  holder: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
})

const payeeAccount = z.object({ partner: party, account: maskedAccount, updatedOn: date })
export type PayeeAccount = z.output<typeof payeeAccount>

export const payeeAccounts = {
  list: endpoint('GET /payee_accounts', {
    reply: one(z.array(payeeAccount)),
    access: traders,
    summary: 'The accounts of payees that the organisation keeps itself; of numbers the last three digits',
  }),
  set: endpoint('PUT /payee_accounts/:partnerId', {
    body: z.object({ account: accountInput }),
    reply: one(z.object({ partnerId: id, account: maskedAccount })),
    access: { ...traders, powerUser: true },
    confirms: () => true,
    summary: 'Keeps where a payee wants its money; asks for a recent password or code',
  }),
}
