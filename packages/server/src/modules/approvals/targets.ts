import type { ApprovalTarget } from '@tsumugi/domain'
import type { ApprovalTargetRow, ApprovalTargetRows } from './approval-target.ts'
import { qualityLabelTarget } from '../quality-labelings/approval-target.ts'
import { supplierApprovalTarget } from '../suppliers/approval-target.ts'
import { documents } from '@tsumugi/contract'
import { documentTarget } from '../documents/approval-target.ts'
import { customWorkflowTarget } from '../custom-workflow-items/approval-target.ts'

/** One row per kind of document. Kinds without one have routes already, but nothing asks for their approval yet. */
export const approvalTargetRows: ApprovalTargetRows = {
  contract: documentTarget(documents.contracts),
  receive_invoice: documentTarget(documents.invoices),
  custom: customWorkflowTarget,
  supplier: supplierApprovalTarget,
  quality_label: qualityLabelTarget,
}

export function targetRow(target: ApprovalTarget): ApprovalTargetRow {
  const row = approvalTargetRows[target]
  if (!row) throw new Error(`Nothing reads documents of the kind ${target} for approval. Add its row to targets.ts.`)
  return row
}
