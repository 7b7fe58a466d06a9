import { modificationHistory, type CallOf } from '@tsumugi/contract'
import { useQuery } from '@tsumugi/queries'

export type HistoryQuery = NonNullable<CallOf<typeof modificationHistory.list>['query']>

/** The versions of a product that a filter lets through; a product that is gone is a state of the page. */
export const useHistory = (id: number, query: HistoryQuery) =>
  useQuery(modificationHistory.list, { merchandisingId: id, query }, { keep: true, stays: true })
