import type { FediInvoice } from '@tsumugi/contract'
import type { StatusLook } from '@tsumugi/ui'

/** How each status of the network looks. */
export const networkLook: Readonly<Record<FediInvoice['networkStatus'], StatusLook>> = {
  draft: 'todo',
  queued: 'going',
  sent: 'going',
  delivered: 'done',
  failed: 'late',
  rejected: 'late',
  received: 'done',
}

/** How each answer looks; silence is usual and asks for nothing. */
export const businessLook: Readonly<Record<FediInvoice['businessStatus'], StatusLook>> = {
  none: 'todo',
  acknowledged: 'going',
  disputed: 'waiting',
  accepted: 'done',
  rejected: 'late',
  paid: 'done',
}
