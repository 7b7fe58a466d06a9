import type { Guard } from '@tsumugi/domain'

/** The inbox: a brand with any of the three keys (domain §6.14). */
export const approvalsAccess = {
  kinds: ['brand'],
  functions: ['approval_contract', 'approval_supplier', 'approval_receive_invoice'],
  partial: true,
} as const satisfies Guard
/**
 * One approval and the word on it: for the inbox, and for the page of a workflow's item (spec §6, custom workflow item
 * approval). Whether it is the reader's to see or to decide is asked of each.
 */
export const approvalAccess = {
  kinds: ['brand'],
  functions: [...approvalsAccess.functions, 'custom_workflow.create'],
  partial: true,
} as const satisfies Guard
/** Spec §6: Approval steps | brand. */
export const approvalStepsAccess = { kinds: ['brand'] } as const satisfies Guard
/** Spec §6: Approval routes | brand, approval_route.create. */
export const approvalRoutesAccess = { kinds: ['brand'], functions: ['approval_route.create'] } as const satisfies Guard
/** Spec §6: Custom workflow item approval and select_notifiable | brand, custom_workflow.create. */
export const customWorkflowItemsAccess = {
  kinds: ['brand'],
  functions: ['custom_workflow.create'],
} as const satisfies Guard
/** Spec §6: Custom workflow definitions | brand, custom_workflow.create, power user. */
export const customWorkflowDefinitionsAccess = {
  ...customWorkflowItemsAccess,
  powerUser: true,
} as const satisfies Guard
