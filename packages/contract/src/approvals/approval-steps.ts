import { approvalStatuses, approvalTargets, stepModes } from '@tsumugi/domain'
import * as z from 'zod/mini'
import { amount, date, id, instant } from '../kernel/fields.ts'

export const person = z.object({ id, name: z.string() })
export const approvalTarget = z.enum(approvalTargets)
export const approvalStatus = z.enum(approvalStatuses)

/** One approver, a team, or all who hold a role; only the first two have an id. */
export const approver = z.object({ kind: z.enum(['user', 'team', 'power_users', 'owners']), id: z.nullable(id) })

/** A step of a route or of a workflow, as it is set up. */
export const routeStep = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
  approvers: z.array(approver).check(z.minLength(1), z.maxLength(30)),
  mode: z.enum(stepModes),
  quorum: z.int().check(z.minimum(1), z.maximum(30)),
  amountFrom: z.nullable(amount),
  skipIfSameUser: z.boolean(),
  dueDays: z.nullable(z.int().check(z.minimum(0), z.maximum(90))),
  delegateId: z.nullable(id),
  escalateToId: z.nullable(id),
})
export type RouteStepInput = z.output<typeof routeStep>
export const routeSteps = z.array(routeStep).check(z.minLength(1), z.maxLength(12))

/** Somebody who is asked in a step, and what they said. */
export const stepAssignee = z.object({
  id,
  name: z.string(),
  /** The absent approver in whose place they stand. */
  onBehalfOf: z.nullable(z.string()),
  escalated: z.boolean(),
  /** `counted`: approved an earlier step and was not asked again. */
  decision: z.nullable(z.enum(['approved', 'rejected', 'returned', 'counted'])),
  comment: z.string(),
  /** Who really acted, during an impersonation. */
  originalBy: z.nullable(z.string()),
  decidedAt: z.nullable(instant),
})

/** A step of a running or finished approval. Assignees of a step that waits are those who would be asked now. */
export const approvalStep = z.object({
  id,
  position: z.number(),
  /** '' for the power users, who decide when no route fits. */
  name: z.string(),
  mode: z.enum(stepModes),
  quorum: z.number(),
  /** Approvals needed among those asked. */
  needed: z.number(),
  status: z.enum(['waiting', 'open', 'approved', 'rejected', 'returned', 'skipped', 'closed']),
  openedAt: z.nullable(instant),
  dueOn: z.nullable(date),
  closedAt: z.nullable(instant),
  late: z.boolean(),
  escalateTo: z.nullable(z.string()),
  assignees: z.array(stepAssignee),
})
export type ApprovalStep = z.output<typeof approvalStep>

/** The way of one approval: who asked, which route, each step. */
export const approvalPath = z.object({
  id,
  target: approvalTarget,
  title: z.string(),
  code: z.nullable(z.string()),
  status: approvalStatus,
  requestedBy: person,
  requestedAt: instant,
  decidedAt: z.nullable(instant),
  routeName: z.nullable(z.string()),
  note: z.string(),
  steps: z.array(approvalStep),
})
export type ApprovalPath = z.output<typeof approvalPath>
