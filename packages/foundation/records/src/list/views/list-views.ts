import { listTemplates, snake, userGroups, type ListTarget, type ListTemplate, type Master } from '@tsumugi/contract'
import { onRealtime, useApi, useSession } from '@tsumugi/session'
import { useEffect } from 'react'
import useSWR from 'swr'

const still = { revalidateOnFocus: false, shouldRetryOnError: false } as const

/** The kept views of a master's list: one's own, and those shared with one. */
export function useViews({ name }: Master) {
  const calls = useApi().of(listTemplates)
  const target = snake(name) as ListTarget
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
