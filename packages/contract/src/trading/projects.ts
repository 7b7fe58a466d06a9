import type { Guard } from '@tsumugi/domain'
import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { date, id, instant, lockVersion } from '../kernel/fields.ts'
import { answeredShape, distinct, givenShape, maybe, needed, usual } from '../kernel/record-field.ts'
import { tradeCurrencies } from '../masters/masters.ts'
import { nothing, one, page, paging } from '../kernel/reply.ts'

export const projectStatuses = ['planned', 'running', 'done', 'stopped'] as const
export const projectSorts = [
  'name',
  '-name',
  'endsOn',
  '-endsOn',
  'budget',
  '-budget',
  'updatedAt',
  '-updatedAt',
] as const

/** An organisation's own grouping (domain §3.6); nothing of it is ever shared. */
export const ownProjects = {
  kinds: ['brand', 'supplier', 'trade'],
  functions: ['project_and_trade'],
} as const satisfies Guard

const projectFields = {
  name: needed.text(200),
  season: maybe.text(20),
  currency: usual.choice(tradeCurrencies),
  budget: maybe.decimal(12, 4),
  startsOn: maybe.date(),
  endsOn: maybe.date(),
  status: usual.choice(projectStatuses),
  note: maybe.notes(4000),
} as const

const named = z.object({ id, name: z.string() })
const members = z.array(id).check(z.maxLength(500), distinct())

export const project = z.object({
  id,
  ...answeredShape(projectFields),
  brand: z.nullable(named),
  owner: z.nullable(named),
  productionCount: z.number(),
  tradeCount: z.number(),
  /** What is ordered in its trades, in its own currency; orders in others are counted apart. Decimal string. */
  ordered: z.string(),
  otherCurrencies: z.number(),
  updatedAt: instant,
  lockVersion,
})
export type Project = z.output<typeof project>

export const projectDetail = z.extend(project, {
  productions: z.array(z.object({ id, styleNo: z.string(), name: z.string(), quantity: z.number() })),
  trades: z.array(
    z.object({
      id,
      number: z.nullable(z.string()),
      title: z.string(),
      partner: z.string(),
      status: z.string(),
      currency: z.string(),
      ordered: z.string(),
      deliveryDue: z.nullable(date),
    }),
  ),
})
export type ProjectDetail = z.output<typeof projectDetail>

const given = z.object({
  ...givenShape(projectFields),
  brandId: z.optional(z.nullable(id)),
  ownerId: z.optional(z.nullable(id)),
  productionIds: z.optional(members),
  tradeIds: z.optional(members),
})

export const projects = {
  list: endpoint('GET /projects', {
    query: z.object({
      ...paging,
      q: z.optional(z.string().check(z.maxLength(100))),
      status: z.optional(z.enum(projectStatuses)),
      sort: z.optional(z.enum(projectSorts)),
    }),
    reply: z.extend(page(project), { tabs: z.array(z.object({ status: z.string(), count: z.number() })) }),
    access: ownProjects,
    summary: 'A page of projects, with how many stand in each status',
  }),
  show: endpoint('GET /projects/:id', {
    reply: one(projectDetail),
    access: ownProjects,
    summary: 'One project with its productions and trades',
  }),
  create: endpoint('POST /projects', {
    body: z.object({ project: given }),
    reply: one(projectDetail),
    access: ownProjects,
    summary: 'Makes a project',
  }),
  update: endpoint('PATCH /projects/:id', {
    body: z.object({ project: z.extend(z.partial(given), { lockVersion }) }),
    reply: one(projectDetail),
    access: ownProjects,
    summary: 'Changes a project, or what belongs to it',
  }),
  delete: endpoint('DELETE /projects/:id', { reply: nothing, access: ownProjects, summary: 'Removes a project' }),
}
