// What other modules use of approvals.
export { newestApprovals, takesPart } from './queries/queries.ts'
export { loadPath as pathOf } from './load-approval.ts'
export { bestPartner, routeFor } from './targets/route-for.ts'
export { hashOf, requestApproval } from './request-approval.ts'
export { targetEdited } from './targets/target-edited.ts'
export type { ApprovalTargetRow, Outcome, TargetReading } from './targets/approval-target.ts'
