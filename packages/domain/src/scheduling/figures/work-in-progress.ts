import type { StepWord } from '../templates/step-kinds.ts'
import type { ProcedureStatus } from '../status/step-lifecycle.ts'

/** Steps in the order goods pass through them. */
export interface ProgressStep<Kind extends string = StepWord> {
  readonly kind: Kind
  readonly status: ProcedureStatus
  /** Pieces that have passed it; null where nobody counts, and it passes all at once. */
  readonly done: number | null
}

export interface WorkInProgress<Kind extends string = StepWord> {
  /** Pieces that wait for a step or lie in it, by its kind. */
  readonly waiting: ReadonlyMap<Kind, number>
  /** Pieces that have passed every step. */
  readonly finished: number
}

/**
 * Where the pieces of one schedule are. Each is counted once: nothing has passed a step that has not passed those before
 * it, so what waits and what is finished come to all of them.
 */
export function workInProgress<Kind extends string>(
  pieces: number,
  steps: readonly ProgressStep<Kind>[],
): WorkInProgress<Kind> {
  const waiting = new Map<Kind, number>()
  let passed = pieces
  for (const { kind, status, done } of steps) {
    if (status === 'skipped') continue
    const through = Math.min(passed, done ?? (status === 'done' ? pieces : 0))
    waiting.set(kind, (waiting.get(kind) ?? 0) + passed - through)
    passed = through
  }
  return { waiting, finished: passed }
}
