import type { TransportStatus } from '@tsumugi/domain/trading'
import type { StatusLook } from '@tsumugi/ui'

/** How each status looks. */
export const transportLook: Readonly<Record<TransportStatus, StatusLook>> = {
  planned: 'todo',
  under_way: 'going',
  arrived: 'done',
}
