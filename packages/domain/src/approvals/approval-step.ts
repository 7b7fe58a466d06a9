import type { RouteStep, StepMode } from './approval-route.ts'
import type { ApprovalDecision } from './approval-status.ts'

/** Somebody who is asked in a step. */
export interface Assignee {
  readonly accountId: number
  /** The absent approver in whose place they stand. */
  readonly onBehalfOf: number | null
  /** Asked because the step was late. */
  readonly escalated: boolean
  /** `counted`: approved an earlier step, and need not do so again. */
  readonly decision: ApprovalDecision | 'counted' | null
}

interface Progress {
  readonly mode: StepMode
  readonly quorum: number
}

export type StepOutcome = 'open' | ApprovalDecision

/**
 * Where a step stands. One refusal ends it in every mode, and so does the word of somebody it was escalated to;
 * else any one, all, or so many must have approved.
 */
export function stepOutcome(step: Progress, assignees: readonly Assignee[]): StepOutcome {
  const refusal = assignees.find(({ decision }) => decision === 'rejected' || decision === 'returned')
  if (refusal) return refusal.decision as ApprovalDecision
  if (assignees.some(({ escalated, decision }) => escalated && decision === 'approved')) return 'approved'
  const asked = assignees.filter(({ escalated }) => !escalated)
  const approved = asked.filter(({ decision }) => decision === 'approved' || decision === 'counted').length
  return approved >= approvalsNeeded(step, asked.length) ? 'approved' : 'open'
}

/** A quorum never asks for more than there are, or it could not be reached. */
export function approvalsNeeded({ mode, quorum }: Progress, asked: number): number {
  if (mode === 'any') return 1
  return mode === 'all' ? Math.max(1, asked) : Math.max(1, Math.min(quorum, asked))
}

export interface StepSurroundings {
  readonly requesterId: number
  /** `user_group_config.self_approval`: who asks may decide as well. */
  readonly selfApproval: boolean
  /** Who is absent on the day, with whom they named in their place. */
  readonly absences: ReadonlyMap<number, number | null>
  readonly powerUserIds: readonly number[]
  /** Who has approved in an earlier step. */
  readonly earlierApproverIds: readonly number[]
}

/**
 * Who is asked in a step, out of those its approvers stand for. Who asked for the approval is left out unless the
 * organisation allows it; who is absent is replaced; when nobody is left, the power users are asked. Empty: nobody can.
 */
export function assigneesOf(
  step: Pick<RouteStep, 'skipIfSameUser' | 'delegateId'>,
  candidateIds: readonly number[],
  around: StepSurroundings,
): Assignee[] {
  const may = (id: number) => around.selfApproval || id !== around.requesterId
  const allowed = candidateIds.filter(may)
  const asked = (allowed.length ? allowed : around.powerUserIds.filter(may)).map((id) => {
    const accountId = presentFor(id, step.delegateId, around.absences, may)
    const counted = step.skipIfSameUser && around.earlierApproverIds.includes(accountId)
    return {
      accountId,
      onBehalfOf: accountId === id ? null : id,
      escalated: false,
      decision: counted ? 'counted' : null,
    } as const
  })
  return asked.filter(({ accountId }, at) => asked.findIndex((other) => other.accountId === accountId) === at)
}

/** Follows absent delegates to somebody who is there; without one the absent approver stays asked. */
function presentFor(
  id: number,
  fallback: number | null,
  absences: ReadonlyMap<number, number | null>,
  may: (id: number) => boolean,
): number {
  const passed = new Set<number>()
  let now = id
  while (absences.has(now) && !passed.has(now)) {
    passed.add(now)
    const next = absences.get(now) ?? fallback
    if (next === null || !may(next)) return id
    now = next
  }
  return absences.has(now) ? id : now
}
