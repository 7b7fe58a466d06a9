import type { InputOf, productions } from '@tsumugi/contract'

/** The server changes at most so many in one call. */
export const mostAtOnce = 200

export const bulkActions = ['season', 'supplier', 'due', 'share', 'remove'] as const
export type BulkAction = (typeof bulkActions)[number]

type Change = InputOf<typeof productions.bulk>['body']['change']

/** What is sent; null while the value is still to be chosen. */
export function changeOf(action: BulkAction, value: string): Change | null {
  if (action === 'remove') return { remove: true }
  if (value === '') return null
  return {
    season: { season: value },
    supplier: { supplierGroupId: Number(value) },
    due: { deliveryDue: value },
    share: { shareWith: Number(value) },
  }[action]
}
