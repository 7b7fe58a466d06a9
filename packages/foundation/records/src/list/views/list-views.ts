import { listTemplates, userGroups, type ListTarget, type ListTemplate } from '@tsumugi/contract'
import { onRealtime, useApi, useSession } from '@tsumugi/session'
import { useEffect } from 'react'
import useSWR from 'swr'

const still = { revalidateOnFocus: false, shouldRetryOnError: false } as const

/** The kept views of a list: one's own, and those shared with one. */
export function useViews(target: ListTarget) {
  const calls = useApi().of(listTemplates)
  const query = { target }
  const { data, mutate } = useSWR(
    ['records', 'views', target],
    async () => (await calls.list({ query }, { on403: () => undefined })).data,
    still,
  )
  useEffect(() => onRealtime('list_template', () => void mutate()), [mutate])
  return { views: data, calls, query, refresh: () => mutate() }
}

/** What of a list is kept. */
export type Sight = Pick<ListTemplate, 'columns' | 'filters' | 'sort'>

/** A list whose views are kept. */
export interface ViewedList {
  readonly target: ListTarget
  /** The list as it is in sight. */
  readonly sight: Sight
  /** What a column or a filter of it is called. */
  nameOf(column: string): string
}

/** Teams a view can be shared with. */
export function useTeams() {
  const api = useApi()
  const { organisation } = useSession()
  return useSWR(
    organisation && ['teams', organisation.id],
    async () => (await api.of(userGroups).teams({ id: organisation!.id }, { on403: () => undefined })).data,
    still,
  ).data
}
