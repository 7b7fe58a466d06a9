// What other modules use of approvals.
export { newestApprovals } from './queries.ts'
export { hashOf, requestApproval } from './request-approval.ts'
export { targetEdited } from './target-edited.ts'
export type { Acting, ApprovalTargetRow, Outcome, TargetReading } from './approval-target.ts'
