import type { Api } from '@tsumugi/api'
import { qualityLabelings, type CallOf } from '@tsumugi/contract'
import { onRealtime, useApi } from '@tsumugi/session'
import { useEffect } from 'react'
import useSWR, { useSWRConfig } from 'swr'

const area = 'quality_labelings'
const keyOf = (api: Api, ...rest: readonly unknown[]) => [area, api.origin, ...rest] as const
const steady = { revalidateOnFocus: false, shouldRetryOnError: false }
/** A label that is gone, or was never ours, is a state of the page. */
const stayHere = { on404: () => undefined }

export type LabelQuery = NonNullable<CallOf<typeof qualityLabelings.list>['query']>

export function useLabels(query: LabelQuery) {
  const api = useApi()
  return useSWR(keyOf(api, 'list', query), () => api.of(qualityLabelings).list({ query }), {
    ...steady,
    keepPreviousData: true,
  })
}

export function useLabel(id: number | null) {
  const api = useApi()
  return useSWR(
    id === null ? null : keyOf(api, 'show', id),
    async () => (await api.of(qualityLabelings).show({ id: id! }, stayHere)).data,
    steady,
  )
}

/** What a label may be made of: brands, words, sets of symbols. */
export function useLabelOptions() {
  const api = useApi()
  return useSWR(keyOf(api, 'options'), async () => (await api.of(qualityLabelings).options()).data, {
    ...steady,
    revalidateIfStale: false,
  })
}

export function useLabelVersions(id: number) {
  const api = useApi()
  return useSWR(keyOf(api, 'versions', id), async () => (await api.of(qualityLabelings).versions({ id })).data, steady)
}

export function useLabelShares(id: number) {
  const api = useApi()
  return useSWR(keyOf(api, 'shares', id), async () => (await api.of(qualityLabelings).shares({ id })).data, steady)
}

/** Asks again for everything about labels, but for the words they are made of. */
export function useRefreshLabels() {
  const { mutate } = useSWRConfig()
  return () => mutate((key) => Array.isArray(key) && key[0] === area && key[2] !== 'options')
}

/** Follows what others change (domain §6.17). */
export function useLabelChanges(heard: (id: number | null) => void): void {
  useEffect(() => onRealtime('quality_labeling', ({ id }) => heard(id)))
}
