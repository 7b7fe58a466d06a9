import type { LinkFault } from '../network/link-faults.ts'
import type { PlanMove } from './plan-move.ts'
import type { PlanPatch } from './plan-patch.ts'

/** Why an operation is not possible; `steps` are the ids it is about. */
export interface OperationRefusal {
  readonly code:
    LinkFault['code'] | 'step_unknown' | 'step_settled' | 'step_started' | 'step_too_short' | 'link_missing'
  readonly steps: readonly string[]
}

export type OperationResult =
  { readonly patch: PlanPatch; readonly refusal: null } | { readonly patch: null; readonly refusal: OperationRefusal }

export type MoveResult =
  { readonly move: PlanMove; readonly refusal: null } | { readonly move: null; readonly refusal: OperationRefusal }

/** A result that says why not. */
export const refused = (code: OperationRefusal['code'], ...steps: string[]) => ({
  patch: null,
  move: null,
  refusal: { code, steps },
})
