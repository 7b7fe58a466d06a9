import type { ApprovalTarget } from '@tsumugi/domain'
import type { ApprovalTargetRow, ApprovalTargetRows } from './approval-target.ts'

let rows: ApprovalTargetRows = {}

/** Told once, where the server is put together: what can be approved knows of approvals, and approvals of none of it. */
export function provideApprovalTargets(given: ApprovalTargetRows): void {
  rows = given
}

/** Undefined for kinds that may have routes already, but nothing asks for their approval yet. */
export const knownTargetRow = (target: ApprovalTarget): ApprovalTargetRow | undefined => rows[target]

export function targetRow(target: ApprovalTarget): ApprovalTargetRow {
  const row = rows[target]
  if (!row)
    throw new Error(
      `Nothing reads documents of the kind ${target} for approval. Add its row to approval-target-rows.ts.`,
    )
  return row
}
