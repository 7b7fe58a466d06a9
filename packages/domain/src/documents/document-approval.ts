import { approvalStatuses } from '../approvals/approval-status.ts'

/**
 * How the approval of a document stands with its author: nobody was asked yet, as an approval does, or it was approved and
 * has been edited since (domain §3.11: a content change resets).
 */
export const documentApprovalStatuses = ['needed', 'outdated', ...approvalStatuses] as const
export type DocumentApprovalStatus = (typeof documentApprovalStatuses)[number]
