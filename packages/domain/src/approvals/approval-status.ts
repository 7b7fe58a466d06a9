/** What may ask for approval (domain §3.11). Kinds whose documents are not there yet have routes already. */
export const approvalTargets = [
  'contract',
  'supplier',
  'receive_invoice',
  'estimation',
  'cost_sheet',
  'payment',
  'quality_label',
  'custom',
] as const
export type ApprovalTarget = (typeof approvalTargets)[number]

export const approvalStatuses = ['pending', 'approved', 'rejected', 'returned', 'withdrawn', 'cancelled'] as const
export type ApprovalStatus = (typeof approvalStatuses)[number]

/** What somebody in a step says. */
export const approvalDecisions = ['approved', 'rejected', 'returned'] as const
export type ApprovalDecision = (typeof approvalDecisions)[number]

/** Named transitions of a running approval; nothing leads out of the others (domain §3.11, §4.8). */
export const approvalTransitions = {
  approve: 'approved',
  reject: 'rejected',
  /** To be fixed and sent again. */
  return: 'returned',
  /** By who asked for it. */
  withdraw: 'withdrawn',
  /** By an edit of what was to be approved. */
  cancel: 'cancelled',
} as const satisfies Record<string, ApprovalStatus>
export type ApprovalTransition = keyof typeof approvalTransitions

/** The status after a transition; null where it may not be taken. */
export function approvalStatusAfter(status: ApprovalStatus, transition: ApprovalTransition): ApprovalStatus | null {
  return status === 'pending' ? approvalTransitions[transition] : null
}

/** Refusing needs a reason that the other can act on (domain §3.11). */
export function needsComment(decision: ApprovalDecision): boolean {
  return decision !== 'approved'
}
