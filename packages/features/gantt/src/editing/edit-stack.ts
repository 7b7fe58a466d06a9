import { joinPatches, type PlanOperation, type PlanPatch } from '@tsumugi/domain/scheduling'

/** One thing to undo: a drag, or arrows pressed in a row. */
export interface StackEntry {
  readonly operations: readonly PlanOperation[]
  readonly patch: PlanPatch
  /** When the last press was, in ms of any clock; null for what was done by hand. */
  readonly pressedAt: number | null
}

export interface EditStack {
  /** The newest last. */
  readonly done: readonly StackEntry[]
  readonly undone: readonly StackEntry[]
}

export const emptyStack: EditStack = { done: [], undone: [] }

/** Presses within this many ms of each other are one edit. */
export const pressGap = 600
/** More than anybody undoes. */
const mostEntries = 100

/** The stack with a new edit; presses of the same kind on the same step in a row join the one before. */
export function pushEdit({ done }: EditStack, entry: StackEntry): EditStack {
  const last = done.at(-1)
  if (!last || !isSameRun(last, entry)) return { done: [...done, entry].slice(-mostEntries), undone: [] }
  const joined: StackEntry = {
    operations: [...last.operations, ...entry.operations],
    patch: joinPatches(last.patch, entry.patch),
    pressedAt: entry.pressedAt,
  }
  return { done: [...done.slice(0, -1), joined], undone: [] }
}

function isSameRun(last: StackEntry, next: StackEntry): boolean {
  if (last.pressedAt === null || next.pressedAt === null || next.pressedAt - last.pressedAt > pressGap) return false
  const [one, other] = [last.operations.at(-1)!, next.operations[0]!]
  return 'step' in one && 'step' in other && one.step === other.step && one.kind === other.kind
}

/** The stack with its newest edit taken back. */
export function undoEdit({ done, undone }: EditStack): EditStack {
  const last = done.at(-1)
  return last ? { done: done.slice(0, -1), undone: [...undone, last] } : { done, undone }
}

/** The stack with the edit taken back last done again. */
export function redoEdit({ done, undone }: EditStack): EditStack {
  const last = undone.at(-1)
  return last ? { done: [...done, last], undone: undone.slice(0, -1) } : { done, undone }
}
