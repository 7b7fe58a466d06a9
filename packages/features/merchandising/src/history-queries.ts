import type { Api } from '@tsumugi/api'
import { modificationHistory, type CallOf } from '@tsumugi/contract'
import { onRealtime, useApi } from '@tsumugi/session'
import { useEffect, useEffectEvent } from 'react'
import useSWR from 'swr'

export type HistoryQuery = NonNullable<CallOf<typeof modificationHistory.list>['query']>

export const historyKey = (api: Api, id: number, query: HistoryQuery) =>
  ['modification_history', api.origin, id, query] as const

/** The versions of a product that a filter lets through; a product that is gone is a state of the page. */
export function useHistory(id: number, query: HistoryQuery) {
  const api = useApi()
  const found = useSWR(
    historyKey(api, id, query),
    () => api.of(modificationHistory).list({ merchandisingId: id, query }, { on404: () => undefined }),
    { revalidateOnFocus: false, shouldRetryOnError: false, keepPreviousData: true },
  )
  const refresh = useEffectEvent(() => void found.mutate())
  useEffect(() => onRealtime('merchandising', (event) => (event.id === null || event.id === id) && refresh()), [id])
  return found
}
