import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { amount, date, id, instant, lockVersion, name } from '../kernel/fields.ts'
import { nothing, one, page, paging } from '../kernel/reply.ts'
import { approvalRoutesAccess as access } from './approval-access.ts'
import { approvalTarget, person, routeSteps } from './approval-steps.ts'

const ids = z.array(id).check(z.maxLength(200))
/** All that are named must hold; an empty list asks for nothing. */
export const routeConditions = z.object({
  amountFrom: z.nullable(amount),
  brandIds: ids,
  partnerIds: ids,
  categoryIds: ids,
})

const fields = { name, target: approvalTarget, conditions: routeConditions, steps: routeSteps, active: z.boolean() }
export const approvalRoute = z.object({
  id,
  ...fields,
  name: z.string(),
  priority: z.number(),
  /** Counts edits; running approvals keep the one they began with. */
  version: z.number(),
  runningCount: z.number(),
  updatedAt: instant,
  updatedBy: z.nullable(z.string()),
  lockVersion,
})
export type ApprovalRoute = z.output<typeof approvalRoute>

const routeInput = z.object(fields)

/** What a route looks at. */
const facts = z.object({
  amount: z.nullable(amount),
  brandId: z.nullable(id),
  partnerId: z.nullable(id),
  categoryIds: ids,
})

/** Who would be asked, step by step, if the document were sent today. */
const simulatedStep = z.object({
  name: z.string(),
  mode: z.enum(['any', 'all', 'quorum']),
  needed: z.number(),
  taken: z.boolean(),
  amountFrom: z.nullable(amount),
  dueOn: z.nullable(date),
  escalateTo: z.nullable(z.string()),
  assignees: z.array(z.object({ id, name: z.string(), onBehalfOf: z.nullable(z.string()), counted: z.boolean() })),
})
/** Why a route was or was not taken. */
const judged = z.object({ id, name: z.string(), priority: z.number(), fits: z.boolean(), chosen: z.boolean() })

export const simulation = z.object({
  facts,
  route: z.nullable(z.object({ id: z.nullable(id), name: z.string() })),
  /** No route fits: the power users decide. */
  fallback: z.boolean(),
  /** The document's workflow has steps of its own: no route is looked at. */
  ownSteps: z.boolean(),
  judged: z.array(judged),
  steps: z.array(simulatedStep),
})
export type Simulation = z.output<typeof simulation>

export const routeDocument = z.object({
  id,
  title: z.string(),
  code: z.nullable(z.string()),
  imageUrl: z.nullable(z.string()),
  amount: z.nullable(amount),
  currency: z.string(),
})
export type RouteDocument = z.output<typeof routeDocument>

export const approvalRoutes = {
  list: endpoint('GET /approval_routes', {
    query: z.object({
      ...paging,
      target: z.optional(approvalTarget),
      q: z.optional(z.string().check(z.maxLength(100))),
    }),
    reply: page(approvalRoute),
    access,
    summary: 'Routes in the order in which they are tried',
  }),
  show: endpoint('GET /approval_routes/:id', { reply: one(approvalRoute), access, summary: 'One route' }),
  create: endpoint('POST /approval_routes', {
    body: z.object({ approvalRoute: routeInput }),
    reply: one(approvalRoute),
    access,
    summary: 'Adds a route, tried after the others of its target',
  }),
  update: endpoint('PATCH /approval_routes/:id', {
    body: z.object({ approvalRoute: z.extend(z.partial(routeInput), { lockVersion }) }),
    reply: one(approvalRoute),
    access,
    summary: 'Changes a route; what runs keeps its steps',
  }),
  discard: endpoint('DELETE /approval_routes/:id', {
    query: z.object({ lockVersion: z.coerce.number().check(z.multipleOf(1)) }),
    reply: nothing,
    access,
    summary: 'Takes a route out of use; what runs on it goes on',
  }),
  order: endpoint('PUT /approval_routes/order', {
    body: z.object({ target: approvalTarget, ids: z.array(id).check(z.maxLength(500)) }),
    reply: nothing,
    access,
    summary: 'Puts the routes of one target in the order in which they are tried',
  }),
  documents: endpoint('GET /approval_routes/documents', {
    query: z.object({ target: approvalTarget, q: z.optional(z.string().check(z.maxLength(100))) }),
    reply: one(z.array(routeDocument)),
    access,
    summary: 'Documents to test a route with, the newest first',
  }),
  simulate: endpoint('POST /approval_routes/simulate', {
    body: z.object({
      target: approvalTarget,
      /** A document, or the facts of one that is thought up. */
      documentId: z.optional(z.nullable(id)),
      facts: z.optional(facts),
      /** A route being edited takes the place of its saved one; without an id it is tried last. */
      draft: z.optional(z.extend(routeInput, { id: z.nullable(id) })),
    }),
    reply: one(simulation),
    access,
    summary: 'Which route a document would take today, and who would be asked',
  }),
  approvers: endpoint('GET /approval_routes/approvers', {
    reply: one(z.object({ users: z.array(person), teams: z.array(person), partners: z.array(person) })),
    access,
    summary: 'People and teams a step may name, and partners a condition may',
  }),
}
