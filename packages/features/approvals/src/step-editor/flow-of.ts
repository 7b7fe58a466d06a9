import type { RouteStepInput, Simulation } from '@tsumugi/contract'
import type { Approvers } from '../route-queries.ts'
import type { FlowStep } from './route-flow.tsx'
import { approverName, type StepText } from './step-draft.ts'

/** Steps as they are set up. */
export function flowOf(t: StepText, steps: readonly RouteStepInput[], known: Approvers | undefined): FlowStep[] {
  return steps.map((step) => ({
    name: step.name,
    mode: step.mode,
    quorum: step.quorum,
    amountFrom: step.amountFrom,
    dueDays: step.dueDays,
    people: step.approvers.map((approver) => ({ name: approverName(t, approver, known) })),
    escalateTo: step.escalateToId === null ? null : approverName(t, { kind: 'user', id: step.escalateToId }, known),
  }))
}

/** Steps as a document would take them today. */
export function simulatedFlow(t: StepText, { steps }: Simulation): FlowStep[] {
  return steps.map((step) => ({
    name: step.name,
    mode: step.mode,
    quorum: step.needed,
    amountFrom: step.amountFrom,
    dueOn: step.taken ? step.dueOn : null,
    escalateTo: step.escalateTo,
    passed: !step.taken,
    people: step.assignees.map(({ name, onBehalfOf, counted }) => ({
      name,
      note: counted ? t('flow.counted') : onBehalfOf ? t('flow.behalf', { name: onBehalfOf }) : undefined,
    })),
  }))
}
