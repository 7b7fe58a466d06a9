import { qualityLabelings, type CallOf } from '@tsumugi/contract'
import { useData, useQuery, useRefresh } from '@tsumugi/queries'
import { onRealtime } from '@tsumugi/session'
import { useEffect, useEffectEvent } from 'react'

const asRead = { asRead: true } as const

export type LabelQuery = NonNullable<CallOf<typeof qualityLabelings.list>['query']>

export const useLabels = (query: LabelQuery) => useQuery(qualityLabelings.list, { query }, { ...asRead, keep: true })

/** A label that is gone, or was never ours, is a state of the page. */
export const useLabel = (id: number | null) =>
  useData(qualityLabelings.show, id === null ? null : { id }, { ...asRead, stays: true })

/** What a label may be made of: brands, words, sets of symbols. */
export const useLabelOptions = () => useData(qualityLabelings.options, {}, { ...asRead, once: true })

export const useLabelVersions = (id: number) => useData(qualityLabelings.versions, { id }, asRead)

export const useLabelShares = (id: number) => useData(qualityLabelings.shares, { id }, asRead)

/** Asks again for everything about labels. */
export function useRefreshLabels() {
  const refresh = useRefresh()
  return () => refresh('quality_labeling')
}

/** Follows what others change (domain §6.17). */
export function useLabelChanges(heard: (id: number | null) => void): void {
  const hear = useEffectEvent(heard)
  useEffect(() => onRealtime('quality_labeling', ({ id }) => hear(id)), [])
}
