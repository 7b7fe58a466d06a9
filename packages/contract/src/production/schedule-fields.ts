import {
  goodsConstructions,
  healths,
  milestoneKinds,
  procedureStatuses,
  scheduleStatuses,
  stepKinds,
  stepWords,
} from '@tsumugi/domain/scheduling'
import { phaseKinds, type Guard } from '@tsumugi/domain'
import * as z from 'zod/mini'
import { date, id, instant, lockVersion } from '../kernel/fields.ts'

/** Spec §6, production schedules. */
export const readsSchedules = {
  kinds: ['brand', 'supplier', 'trade'],
  functions: ['production_schedule'],
} as const satisfies Guard
/** Making a schedule, and its course as a whole, is the brand's. */
export const writesSchedules = { kinds: ['brand'], functions: ['production_schedule'] } as const satisfies Guard
/** Whoever is asked for a step sees it and reports it, with or without the function (domain §3.4). */
export const worksSteps = { kinds: ['brand', 'supplier', 'trade'] } as const satisfies Guard

/** The most steps of one schedule. */
export const mostSteps = 200

const party = z.object({ id, name: z.string() })
export const span = z.object({ start: date, end: date })
const maybeSpan = z.nullable(span)
const day = z.nullable(date)
export const milestone = z.enum(Object.keys(milestoneKinds) as (keyof typeof milestoneKinds)[])

/**
 * A step (工程) as the reader's side sees it. Steps that the other side keeps to itself are not there; what they impose
 * stands in `notBefore` and `notAfter` as bare days.
 */
export const procedure = z.object({
  id,
  scheduleId: id,
  /** Null for a step that a company named itself; then `name` is there. */
  kind: z.nullable(z.enum(stepKinds)),
  name: z.nullable(z.string()),
  /** What its kind is called: knit and cloth word their steps differently. */
  word: z.nullable(z.enum(stepWords)),
  /** Whether the reader's organisation does it. */
  side: z.enum(['ours', 'theirs']),
  /** Null to whom the maker is not told. */
  owner: z.nullable(party),
  /** Equal for steps of one company, whoever it is: what planning in the browser goes by. */
  ownerKey: z.string(),
  /** Names one of `calendars`. */
  calendarKey: z.string(),
  /** Of the reader's own steps only: the other side's members are its own. */
  assignee: z.nullable(party),
  status: z.enum(procedureStatuses),
  workdays: z.number(),
  planned: span,
  baseline: maybeSpan,
  actual: z.object({ start: day, end: day }),
  forecast: maybeSpan,
  latest: maybeSpan,
  notBefore: day,
  notAfter: day,
  /** In working days of its calendar; null once it is settled. */
  totalFloat: z.nullable(z.number()),
  freeFloat: z.nullable(z.number()),
  isCritical: z.boolean(),
  /** How much later than the baseline, or the plan, it ends. */
  slip: z.nullable(z.number()),
  health: z.enum(healths),
  progress: z.number(),
  quantityDone: z.number(),
  shared: z.boolean(),
  approveByPartner: z.boolean(),
  /** Of one that is done and that the other side is to approve: whether it has, or its objection. */
  approval: z.nullable(
    z.object({ status: z.enum(['open', 'confirmed', 'objected']), comment: z.nullable(z.string()) }),
  ),
  note: z.nullable(z.string()),
  /** What the reader's organisation may do with its dates. */
  right: z.enum(['move', 'propose', 'none']),
  lockVersion,
})
export type Procedure = z.output<typeof procedure>

export const procedureLink = z.object({ from: id, to: id, lag: z.number() })
export type ProcedureLink = z.output<typeof procedureLink>

/** When a company works; days without their names, which are its own. */
export const planCalendar = z.object({
  key: z.string(),
  restDays: z.array(z.number()),
  /** `JP`: by its law; a table as it was loaded; null for none. */
  holidays: z.nullable(z.union([z.literal('JP'), z.object({ closedDays: z.array(date), workingDays: z.array(date) })])),
  closedDays: z.array(date),
  workingDays: z.array(date),
})
export type PlanCalendar = z.output<typeof planCalendar>

/** One milestone of a row: the plan, struck where it moved, over the day it was met or is expected. */
export const milestoneCell = z.object({
  milestone,
  planned: date,
  actual: day,
  forecast: day,
  state: z.enum(['done', 'going', 'late', 'todo']),
  progress: z.number(),
})
export type MilestoneCell = z.output<typeof milestoneCell>

/** What a schedule comes to. Month and days of payment are told to the brand and whoever makes the phase. */
export const deliveryOutcome = z.object({
  shipsOn: day,
  arrivesOn: day,
  invoiceMonth: z.nullable(z.string()),
  paymentsOn: z.array(date),
})
export type ScheduleOutcome = z.output<typeof deliveryOutcome>

/** A schedule as a list shows it. All of it is worked out from what the reader sees. */
export const productionSchedule = z.object({
  id,
  side: z.enum(['owner', 'partner']),
  status: z.enum(scheduleStatuses),
  health: z.enum(healths),
  owner: party,
  brand: party,
  production: z.object({
    id,
    styleNo: z.string(),
    name: z.string(),
    season: z.nullable(z.string()),
    imageUrl: z.nullable(z.string()),
    /** Of the brand's own, in its order; none to others. */
    categories: z.array(z.string()),
  }),
  phase: z.object({ id, kind: z.enum(phaseKinds), seq: z.number() }),
  supplier: z.nullable(party),
  construction: z.enum(goodsConstructions),
  quantity: z.number(),
  deliveryDue: day,
  /** Where its work is: the first milestone that is not met; null once all are. */
  stage: z.nullable(milestone),
  milestones: z.array(milestoneCell),
  /** The least float of its steps. */
  totalFloat: z.nullable(z.number()),
  outcome: deliveryOutcome,
  /** Working days from today to the forecast of shipping; null where it is shipped, or never is. */
  daysToShip: z.nullable(z.number()),
  lastNote: z.nullable(z.string()),
  /** Members of the reader's organisation who have open steps. */
  assignees: z.array(party),
  /** Proposals that wait: for the reader's answer, and for the other side's. */
  waitingForUs: z.number(),
  waitingForThem: z.number(),
  baselineAt: z.nullable(instant),
  updatedAt: instant,
  lockVersion,
})
export type ProductionSchedule = z.output<typeof productionSchedule>

export const outcomeChange = z.object({ before: deliveryOutcome, after: deliveryOutcome })
const movedStep = z.object({ id, before: span, after: span, days: z.number() })

/** What a change would come to if everybody agreed. */
export const planCost = z.object({ moved: z.array(movedStep), outcome: z.nullable(outcomeChange) })
export type PlanCost = z.output<typeof planCost>

export const proposalStatuses = ['open', 'accepted', 'partly', 'objected', 'withdrawn', 'superseded'] as const

/** Dates of the other side's steps that one side asks for. */
export const procedureProposal = z.object({
  id,
  scheduleId: id,
  /** `theirs`: the reader answers it; `ours`: the reader's side asked. */
  side: z.enum(['theirs', 'ours']),
  status: z.enum(proposalStatuses),
  from: z.nullable(party),
  to: z.nullable(party),
  byName: z.nullable(z.string()),
  changes: z.array(
    z.object({
      procedureId: id,
      before: z.extend(span, { workdays: z.number() }),
      after: z.extend(span, { workdays: z.number() }),
      days: z.number(),
      /** The step has changed since, or is settled: it is asked for anew. */
      isStale: z.boolean(),
    }),
  ),
  links: z.array(z.object({ from: id, to: id, before: z.nullable(z.number()), after: z.nullable(z.number()) })),
  cost: planCost,
  note: z.nullable(z.string()),
  answer: z.nullable(z.string()),
  createdAt: instant,
  lockVersion,
})
export type ProcedureProposal = z.output<typeof procedureProposal>

/** Steps with what planning them in a browser takes: the same code plans here and there. */
export const plan = z.object({
  procedures: z.array(procedure),
  links: z.array(procedureLink),
  calendars: z.array(planCalendar),
  /** The day it is where each company is, by `ownerKey`. */
  todays: z.array(z.object({ ownerKey: z.string(), today: date })),
})
export type Plan = z.output<typeof plan>

/** A year whose holidays a plan needs and does not know, or knows by law alone. */
export const holidayGap = z.object({ country: z.string(), year: z.number(), isLoaded: z.boolean() })
export type HolidayGap = z.output<typeof holidayGap>

export const scheduleDetail = z.extend(productionSchedule, {
  plan,
  /** Of the companies that the reader is told. */
  holidayGaps: z.array(holidayGap),
  proposals: z.array(procedureProposal),
  /** Members of the reader's organisation who may be given a step. */
  assignees: z.array(party),
})
export type ScheduleDetail = z.output<typeof scheduleDetail>
