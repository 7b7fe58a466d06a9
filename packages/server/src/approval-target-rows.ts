import { documents } from '@tsumugi/contract'
import { provideApprovalTargets } from './modules/approvals/targets/target-rows.ts'
import { customWorkflowTarget } from './modules/custom-workflow-items/approval-target.ts'
import { documentTarget } from './modules/documents/approval-target.ts'
import { paymentRunTarget } from './modules/payment-runs/approval/approval-target.ts'
import { qualityLabelTarget } from './modules/quality-labelings/approval-target.ts'
import { costSheetTarget } from './modules/resource-plan-sheets/approval-target.ts'
import { supplierApprovalTarget } from './modules/suppliers/approval-target.ts'

/** What can be approved, one row per kind of document. Whatever asks for approvals, server or demo data, imports this. */
provideApprovalTargets({
  contract: documentTarget(documents.contracts),
  receive_invoice: documentTarget(documents.invoices),
  custom: customWorkflowTarget,
  supplier: supplierApprovalTarget,
  quality_label: qualityLabelTarget,
  cost_sheet: costSheetTarget,
  payment: paymentRunTarget,
})
