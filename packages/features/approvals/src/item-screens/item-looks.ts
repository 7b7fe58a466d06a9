import type { CustomWorkflowItem } from '@tsumugi/contract'
import type { StatusLook } from '@tsumugi/ui'

/** How the status of a request is drawn. */
export const itemLooks: Record<CustomWorkflowItem['status'], StatusLook> = {
  draft: 'todo',
  pending: 'waiting',
  approved: 'done',
  rejected: 'late',
  returned: 'late',
  withdrawn: 'stopped',
  cancelled: 'stopped',
}
