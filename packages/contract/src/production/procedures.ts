import { phaseKinds } from '@tsumugi/domain'
import { procedureStatuses, scheduleStatuses, stepKinds, stepLifecycle } from '@tsumugi/domain/scheduling'
import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { problem } from '../kernel/error-body.ts'
import { date, id, instant, lockVersion, quantity } from '../kernel/fields.ts'
import { distinct } from '../kernel/record-field.ts'
import { nothing, one, page, paging } from '../kernel/reply.ts'
import { recordFile } from '../platform/record-files.ts'
import { planOperation } from './production-schedules.ts'
import {
  planCost,
  procedure,
  procedureProposal,
  readsSchedules,
  scheduleDetail,
  span,
  worksSteps,
} from './schedule-fields.ts'

const note = z.string().check(z.trim(), z.minLength(1), z.maxLength(500))
const idInQuery = z.optional(z.coerce.number().check(z.multipleOf(1), z.positive()))
const party = z.object({ id, name: z.string() })
const transitions = Object.keys(stepLifecycle.transitions) as (keyof typeof stepLifecycle.transitions)[]

/** A step beside what it is a step of. */
export const listedProcedure = z.extend(procedure, {
  schedule: z.object({
    id,
    status: z.enum(scheduleStatuses),
    side: z.enum(['owner', 'partner']),
    brand: party,
    supplier: z.nullable(party),
    styleNo: z.string(),
    name: z.string(),
    productionId: id,
    phaseKind: z.enum(phaseKinds),
    quantity: z.number(),
    deliveryDue: z.nullable(date),
    lockVersion,
  }),
})
export type ListedProcedure = z.output<typeof listedProcedure>

/** `mine`: given to the reader; `ours`: of the organisation; `others`: an open step of ours waits for one of theirs. */
export const procedureScopes = ['mine', 'ours', 'today', 'late', 'waiting', 'all'] as const

const stepValues = {
  name: z.optional(z.nullable(z.string().check(z.trim(), z.minLength(1), z.maxLength(60)))),
  assigneeId: z.optional(z.nullable(id)),
  progress: z.optional(z.int().check(z.minimum(0), z.maximum(100))),
  quantityDone: z.optional(quantity),
  /** Whether the other side sees it. */
  shared: z.optional(z.boolean()),
  note: z.optional(z.nullable(note)),
}

/** What shows that a step was done: a photo or a file. */
const proof = z.extend(recordFile, { proofId: id, ours: z.boolean(), by: z.nullable(z.string()), createdAt: instant })
export type ProcedureProof = z.output<typeof proof>
/** So many photos and files of one step. */
export const mostProofs = 50

/** The client's own key: sent twice, it is written once, also long after. */
const report = z.object({
  key: z.uuid(),
  transition: z.enum(transitions),
  /** The day it was done; today where none is said. */
  on: z.optional(date),
  reason: z.optional(note),
})

/** Operations on one schedule, on the version that was shown. */
const planChange = z.object({
  scheduleId: id,
  operations: z.array(planOperation).check(z.minLength(1), z.maxLength(500)),
  lockVersion,
})
/** The most steps that one file adds. */
export const mostAdditions = 500

const cellText = z.string().check(z.trim(), z.minLength(1), z.maxLength(100))
const namedStep = { step: cellText.check(z.maxLength(60)), kind: z.nullable(z.enum(stepKinds)) }

/** A step that a file names and no schedule has, as it stands there; `kind` is what its name means, if it is known. */
const addition = z.object({
  ...namedStep,
  style: cellText,
  /** Null where the file says none: then the style has but one. */
  phase: z.nullable(z.enum(phaseKinds)),
  /** Steps of the same style that it waits for. */
  after: z.array(z.object(namedStep)).check(z.maxLength(20)),
  /** Whether it waits for them only because they stand before it: then not for those that overlap it. */
  isInOrder: z.boolean(),
  days: z
    .array(
      z.object({ kind: z.enum(['planned', 'actual']), edge: z.nullable(z.enum(['start', 'end'])), text: cellText }),
    )
    .check(z.minLength(1), z.maxLength(10)),
})
export type StepAddition = z.input<typeof addition>

/** What became, or would become, of an addition; null of one that is refused. */
const added = z.nullable(
  z.object({
    /** `make`: a schedule of its phase is made with it; `same`: it is there already, with these days. */
    outcome: z.enum(['add', 'make', 'same']),
    styleNo: z.string(),
    planned: span,
  }),
)

const bulkReports = z.array(z.extend(report, { procedureId: id })).check(z.maxLength(500))

export const procedures = {
  list: endpoint('GET /procedures', {
    query: z.object({
      ...paging,
      perPage: z.optional(z.coerce.number().check(z.multipleOf(1), z.positive(), z.maximum(500))),
      scope: z.optional(z.enum(procedureScopes)),
      scheduleId: idInQuery,
      brandId: idInQuery,
      supplierGroupId: idInQuery,
      kind: z.optional(z.enum(stepKinds)),
      status: z.optional(z.enum(procedureStatuses)),
      q: z.optional(z.string().check(z.maxLength(100))),
    }),
    reply: z.extend(page(listedProcedure), {
      tabs: z.array(z.object({ scope: z.enum(procedureScopes), count: z.number() })),
      isCapped: z.boolean(),
    }),
    access: worksSteps,
    summary: 'A page of open and done steps across schedules, by the day they are due; without the function, one’s own',
  }),
  create: endpoint('POST /production_schedules/:scheduleId/procedures', {
    body: z.object({
      procedure: z.object({
        name: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
        /** The brand may ask the maker for a step until the plan is accepted; left out, it is one's own. */
        owner: z.optional(z.enum(['ours', 'theirs'])),
        start: date,
        workdays: z.int().check(z.minimum(1), z.maximum(1000)),
        shared: z.boolean(),
        /** Steps it waits for. */
        after: z.optional(z.array(id).check(z.maxLength(20), distinct())),
        before: z.optional(z.array(id).check(z.maxLength(20), distinct())),
      }),
    }),
    reply: one(scheduleDetail),
    access: readsSchedules,
    summary: 'Adds a step of one’s own, shown to the other side or not, or one that the maker is asked for',
  }),
  update: endpoint('PATCH /procedures/:id', {
    body: z.object({ procedure: z.object({ ...stepValues, lockVersion }) }),
    reply: one(procedure),
    access: worksSteps,
    summary: 'Changes one’s own step beside its dates; 409 with the current row when somebody was faster',
  }),
  delete: endpoint('DELETE /procedures/:id', {
    reply: nothing,
    access: readsSchedules,
    summary: 'Removes a step of one’s own that nobody has begun',
  }),
  report: endpoint('POST /procedures/:id/reports', {
    body: z.object({ report }),
    reply: one(procedure),
    access: worksSteps,
    summary: 'Reports that a step began, is done or is left out; written once for each key',
  }),
  proofs: endpoint('GET /procedures/:id/proofs', {
    reply: one(z.array(proof)),
    access: worksSteps,
    summary: 'Photos and files that show what was done in a step, oldest first',
  }),
  addProof: endpoint('POST /procedures/:id/proofs', {
    body: z.object({ proof: z.object({ fileId: id }) }),
    reply: one(proof),
    access: worksSteps,
    summary: 'Puts a file one has brought beside one’s own step; who sees the step sees it',
  }),
  removeProof: endpoint('DELETE /procedures/:id/proofs/:proofId', {
    reply: nothing,
    access: worksSteps,
    summary: 'Takes a photo or a file away from one’s own step',
  }),
  delay: endpoint('POST /procedures/:id/delays', {
    body: z.object({
      delay: z.object({ key: z.uuid(), days: z.int().check(z.minimum(1), z.maximum(365)), reason: note }),
    }),
    reply: one(procedure),
    access: worksSteps,
    summary: 'Says that one’s own step ends some working days later, and why; written once for each key',
  }),
  bulkReport: endpoint('POST /procedures/reports', {
    body: z.object({ reports: bulkReports.check(z.minLength(1)) }),
    reply: one(z.array(procedure)),
    access: worksSteps,
    summary: 'Reports many steps at once: all of it, or none with an error for each row',
  }),
  change: endpoint('POST /procedures/changes', {
    body: z.object({
      plans: z.array(planChange).check(z.maxLength(200)),
      reports: z.optional(bulkReports),
      /** Steps that are not there yet, in the order of the file. */
      additions: z.optional(z.array(addition).check(z.maxLength(mostAdditions))),
      /** Whose they are, as with one that is added alone. */
      owner: z.optional(z.enum(['ours', 'theirs'])),
      /** Only says what would come of it, with all that is wrong. */
      dryRun: z.optional(z.boolean()),
      /** Told to the other sides with what is proposed. */
      note: z.optional(note),
    }),
    reply: one(
      z.object({
        /** What came of each schedule: steps that moved at once, and those that were proposed to their owner. */
        plans: z.array(z.object({ scheduleId: id, moved: z.array(id), proposed: z.array(id), cost: planCost })),
        reported: z.array(id),
        added: z.array(added),
        /** Of a trial alone; else what is wrong refuses the whole. */
        faults: z.array(problem),
      }),
    ),
    access: readsSchedules,
    summary:
      'Moves, reports and adds steps of several schedules at once, and makes those that are missing: all of it, or none',
  }),
}

export const procedureProposals = {
  answer: endpoint('PATCH /procedure_proposals/:id/answer', {
    body: z.object({
      /** Steps whose dates are agreed to; none of them is an objection, which says why. */
      accepted: z.array(id).check(z.maxLength(200), distinct()),
      answer: z.optional(note),
      lockVersion,
    }),
    reply: one(scheduleDetail),
    current: one(procedureProposal),
    access: worksSteps,
    summary: 'Agrees to all of a proposal, to a part of it, or objects; 409 where it has changed',
  }),
  withdraw: endpoint('PATCH /procedure_proposals/:id/withdraw', {
    body: z.object({ lockVersion }),
    reply: one(scheduleDetail),
    current: one(procedureProposal),
    access: readsSchedules,
    summary: 'Takes back a proposal that nobody has answered',
  }),
}
