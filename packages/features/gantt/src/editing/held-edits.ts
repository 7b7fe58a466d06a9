import {
  applyPatch,
  editablePlan,
  emptyPatch,
  joinPatches,
  operationPatch,
  type PlanOperation,
  type PlanPatch,
} from '@tsumugi/domain/scheduling'
import type { GanttModel } from '../chart-model/gantt-model.ts'
import { editedModel, splitPatch } from './split-patch.ts'

/** An edit that the server has not got yet. */
export interface HeldEdit {
  readonly id: number
  readonly scheduleId: string
  readonly operations: readonly PlanOperation[]
  /** It moves steps of somebody else: it waits until it is sent to them. */
  readonly isAsked: boolean
}

/** What operations come to on a plan, one after the other; null where one of them is not possible any more. */
export function patchOf(
  { steps, links, calendars }: GanttModel,
  operations: readonly PlanOperation[],
): PlanPatch | null {
  let [plan, patch] = [editablePlan({ steps, links }, calendars), emptyPatch]
  for (const [at, operation] of operations.entries()) {
    const result = operationPatch(plan, operation)
    if (result.refusal) return null
    patch = joinPatches(patch, result.patch)
    if (at < operations.length - 1) plan = editablePlan(applyPatch(plan.plan, result.patch), calendars)
  }
  return patch
}

/** A model with what is held on top of it, worked out anew: whatever others have changed meanwhile stays. */
export function withHeld(model: GanttModel, held: readonly HeldEdit[], by: string): GanttModel {
  return held.reduce((now, { operations }) => {
    const patch = patchOf(now, operations)
    return patch ? editedModel(now, patch, by) : now
  }, model)
}

/** Whether a patch asks anything of somebody else. */
export const asksOthers = (model: GanttModel, patch: PlanPatch): boolean => {
  const { theirs, theirLinks } = splitPatch(model, patch)
  return theirs.length > 0 || theirLinks.length > 0
}

export interface EditKeep {
  read(): readonly HeldEdit[]
  write(edits: readonly HeldEdit[]): void
}

/** What was written down of edits, as far as it is some; whatever does not fit the plan any more changes nothing in it. */
export const heldEditsOf = (kept: unknown): HeldEdit[] => (Array.isArray(kept) ? kept.filter(isHeldEdit) : [])

function isHeldEdit(value: unknown): value is HeldEdit {
  const { id, scheduleId, operations, isAsked } = (value ?? {}) as Partial<HeldEdit>
  const isOperation = (each: unknown) => typeof (each as PlanOperation | null)?.kind === 'string'
  return (
    typeof id === 'number' &&
    typeof scheduleId === 'string' &&
    typeof isAsked === 'boolean' &&
    Array.isArray(operations) &&
    operations.length > 0 &&
    operations.every(isOperation)
  )
}

/** Operations by their schedule, in the order in which they were made. */
export const bySchedule = (edits: readonly HeldEdit[]): Map<string, PlanOperation[]> =>
  edits.reduce(
    (plans, { scheduleId, operations }) => plans.set(scheduleId, [...(plans.get(scheduleId) ?? []), ...operations]),
    new Map<string, PlanOperation[]>(),
  )
