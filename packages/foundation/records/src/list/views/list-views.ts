import { listTemplates, userGroups, type ListTarget, type ListTemplate } from '@tsumugi/contract'
import { useData } from '@tsumugi/queries'
import { useApi, useSession } from '@tsumugi/session'

/** The kept views of a list: one's own, and those shared with one. */
export function useViews(target: ListTarget) {
  const calls = useApi().of(listTemplates)
  const query = { target }
  const { data, mutate } = useData(listTemplates.list, { query }, { stays: true })
  return { views: data, calls, query, refresh: mutate }
}

/** What of a list is kept. */
export type Sight = Pick<ListTemplate, 'columns' | 'filters' | 'sort'> &
  Partial<Pick<ListTemplate, 'groupBy' | 'rowColor'>>

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
  const { organisation } = useSession()
  return useData(userGroups.teams, organisation && { id: organisation.id }, { stays: true }).data
}
