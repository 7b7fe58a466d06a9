import type { PackingListStatus } from '@tsumugi/domain'
import type { StatusLook } from '@tsumugi/ui'

/** How the status of a packing list looks everywhere. */
export const listLook: Readonly<Record<PackingListStatus, StatusLook>> = {
  draft: 'todo',
  confirmed: 'going',
  consumed: 'done',
}
