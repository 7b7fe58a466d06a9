// What other modules use of approvals.
export { requestApproval } from './request-approval.ts'
export { targetEdited } from './target-edited.ts'
export type { Acting, ApprovalTargetRow, Outcome, TargetReading } from './approval-target.ts'
