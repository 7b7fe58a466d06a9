import { lazy, Suspense, type ReactNode } from 'react'
import type { FieldDifference } from './differences.ts'

/** Two people changed the same thing: what to compare, and where the decision goes. */
export interface Conflict<Values extends object> {
  /** Where the two differ, what both changed first. */
  readonly list: readonly FieldDifference<keyof Values & string>[]
  /** Who saved first; null where it is not known. */
  readonly by: string | null
  nameOf(field: keyof Values & string): string
  /** Takes what is kept over theirs; null goes back to the form. */
  decide(kept: Partial<Values> | null): void
}

export interface ConflictDialogProps<Values extends object> {
  conflict: Conflict<Values> | null
  /** A value as it is read; where it says nothing (undefined), the value stands as plain text. */
  say?(field: keyof Values & string, value: unknown): ReactNode
  /** Fields whose two values can stand together: notes one after the other, lists as one set. */
  joins?: readonly (keyof Values & string)[]
  /** Why mine cannot be kept any more. */
  refused?(difference: FieldDifference<keyof Values & string>): string | undefined
  /** What else there is to know. */
  note?: ReactNode
}

const Sides = lazy(() => import('./conflict-sides.tsx').then((m) => ({ default: m.ConflictSides })))

/** Field by field what each wrote, while there is a conflict; asks only where both changed the same (domain §1, Errors). */
export function ConflictDialog<Values extends object>({ conflict, ...props }: ConflictDialogProps<Values>) {
  return (
    conflict && (
      <Suspense>
        <Sides {...(props as object)} conflict={conflict as unknown as Conflict<Record<string, unknown>>} />
      </Suspense>
    )
  )
}
