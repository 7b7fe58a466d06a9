import { phaseKinds } from '@tsumugi/domain'
import { goodsConstructions, healths, scheduleLifecycle, scheduleStatuses, stepKinds } from '@tsumugi/domain/scheduling'
import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { date, id, lockVersion } from '../kernel/fields.ts'
import { nothing, one, page, paging } from '../kernel/reply.ts'
import { season } from '../merchandising/merchandisings.ts'
import {
  milestone,
  mostSteps,
  plan,
  planCost,
  procedureProposal,
  productionSchedule,
  readsSchedules,
  scheduleDetail,
  writesSchedules,
} from './schedule-fields.ts'

const note = z.string().check(z.trim(), z.minLength(1), z.maxLength(500))
const idInQuery = z.optional(z.coerce.number().check(z.multipleOf(1), z.positive()))
const party = z.object({ id, name: z.string() })

export const scheduleSorts = [
  'float',
  '-float',
  'deliveryDue',
  '-deliveryDue',
  'styleNo',
  '-styleNo',
  'quantity',
  '-quantity',
  'updatedAt',
  '-updatedAt',
  'daysToShip',
  '-daysToShip',
  'brand',
  '-brand',
  'season',
  '-season',
  'supplier',
  '-supplier',
  'status',
  '-status',
] as const

/** What rows of a list may stand under; rows of one group follow each other over the pages. */
export const scheduleGroupings = ['brand', 'supplier', 'season', 'category', 'status'] as const

/** What both the list and the Gantt are narrowed by. */
export const scheduleFilters = {
  ...paging,
  perPage: z.optional(z.coerce.number().check(z.multipleOf(1), z.positive(), z.maximum(500))),
  ids: z.optional(z.array(z.coerce.number().check(z.multipleOf(1), z.positive())).check(z.maxLength(500))),
  brandId: idInQuery,
  supplierGroupId: idInQuery,
  productionId: idInQuery,
  season: z.optional(season),
  /** Any day of the week in which it is due, Monday to Sunday. */
  week: z.optional(date),
  status: z.optional(z.enum(scheduleStatuses)),
  /** `waiting`: a proposal waits for an answer. */
  health: z.optional(z.enum([...healths, 'waiting'])),
  stage: z.optional(milestone),
  /** A member of the reader's organisation who has an open step. */
  assigneeId: idInQuery,
  q: z.optional(z.string().check(z.maxLength(100))),
  sort: z.optional(z.enum(scheduleSorts)),
  group: z.optional(z.enum(scheduleGroupings)),
}

const change = <const Kind extends string, Shape extends Record<string, z.ZodMiniType>>(kind: Kind, shape: Shape) =>
  z.object({ kind: z.literal(kind), ...shape })
const days = z.int().check(z.minimum(-1000), z.maximum(1000))
export const lag = z.int().check(z.minimum(-365), z.maximum(365))

/** One thing a person does to the dates of a plan; days are working days of the step's calendar. */
export const planOperation = z.union([
  change('move', { step: id, days, chain: z.boolean() }),
  change('resize', { step: id, edge: z.enum(['start', 'end']), days }),
  change('link', { from: id, to: id, lag }),
  change('set_lag', { from: id, to: id, lag }),
  change('unlink', { from: id, to: id }),
])

/** What a schedule is made from, and when. */
export const newSchedule = z.object({
  productionSchedule: z
    .object({
      /** One of the company's own. */
      templateId: z.optional(z.nullable(id)),
      /** The standard one of another kind; that of the phase's kind where neither is named. */
      standard: z.optional(z.enum(phaseKinds)),
      /** Backward from a day, forward from one, or both: forward, with the float to the due date. */
      from: z.optional(z.nullable(date)),
      due: z.optional(z.nullable(date)),
      /** As the other phases of the style have it where it is not said. */
      construction: z.optional(z.enum(goodsConstructions)),
    })
    .check(z.refine(({ from, due }) => Boolean(from) || Boolean(due))),
})

export const productionSchedules = {
  list: endpoint('GET /production_schedules', {
    query: z.object(scheduleFilters),
    reply: z.extend(page(productionSchedule), {
      tabs: z.array(z.object({ health: z.enum([...healths, 'waiting']), count: z.number() })),
      /** Pieces over the whole result, by the step they wait for or lie in; `finished` have passed all. */
      totals: z.object({
        schedules: z.number(),
        quantity: z.number(),
        work: z.array(z.object({ kind: z.enum(stepKinds), quantity: z.number() })),
        finished: z.number(),
      }),
      /** More fit than are looked at: narrow the list. */
      isCapped: z.boolean(),
      choices: z.object({ brands: z.array(party), seasons: z.array(season), suppliers: z.array(party) }),
    }),
    access: readsSchedules,
    summary: 'A page of schedules with their milestones, and what the whole result comes to',
  }),
  plan: endpoint('GET /production_schedules/plan', {
    query: z.object(scheduleFilters),
    /** `proposals`: those that wait for an answer. */
    reply: z.extend(page(productionSchedule), { plan, proposals: z.array(procedureProposal), isCapped: z.boolean() }),
    access: readsSchedules,
    summary: 'A page of schedules with all their steps, links and calendars, as a Gantt draws them',
  }),
  show: endpoint('GET /production_schedules/:id', {
    reply: one(scheduleDetail),
    access: readsSchedules,
    summary: 'One schedule with its steps, links, calendars and proposals',
  }),
  create: endpoint('POST /phases/:phaseId/production_schedules', {
    body: newSchedule,
    reply: one(scheduleDetail),
    access: writesSchedules,
    summary: 'Makes the schedule of a phase from a template',
  }),
  transition: endpoint('PATCH /production_schedules/:id/status', {
    body: z.object({
      transition: z.enum(Object.keys(scheduleLifecycle.transitions) as (keyof typeof scheduleLifecycle.transitions)[]),
      reason: z.optional(note),
      lockVersion,
    }),
    reply: one(scheduleDetail),
    access: readsSchedules,
    summary: 'Moves a schedule along its life',
  }),
  delete: endpoint('DELETE /production_schedules/:id', {
    reply: nothing,
    access: writesSchedules,
    summary: 'Removes a schedule whose steps nobody has begun',
  }),
  change: endpoint('PATCH /production_schedules/:id/plan', {
    body: z.object({
      operations: z.array(planOperation).check(z.minLength(1), z.maxLength(100)),
      /** Told to the other side with what is proposed. */
      note: z.optional(note),
      lockVersion,
      /** Only says what would come of it. */
      dryRun: z.optional(z.boolean()),
    }),
    reply: one(
      z.object({
        /** Ids of steps that moved at once, and of those that were proposed to their owner. */
        moved: z.array(id),
        proposed: z.array(id),
        cost: planCost,
        schedule: scheduleDetail,
      }),
    ),
    current: one(scheduleDetail),
    access: readsSchedules,
    summary:
      'Moves, resizes and links steps: one’s own at once, the other side’s by a proposal; 409 with the schedule as it stands',
  }),
  simulate: endpoint('POST /production_schedules/:id/simulations', {
    body: z.object({
      delays: z.array(z.object({ procedureId: id, days })).check(z.minLength(1), z.maxLength(mostSteps)),
    }),
    reply: one(planCost),
    keepsNothing: true,
    access: readsSchedules,
    summary:
      'What it costs if steps take some working days longer: ship date, arrival, invoice month, payment; keeps nothing',
  }),
}
