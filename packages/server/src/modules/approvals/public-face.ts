// What other modules use of approvals.
export { approvalFileOf } from './approval-file.ts'
export { requestApproval } from './request-approval.ts'
export { targetEdited } from './target-edited.ts'
export type { Acting, ApprovalTargetRow, Outcome, TargetReading } from './approval-target.ts'
