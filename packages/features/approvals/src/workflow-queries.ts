import {
  customWorkflowDefinitions,
  customWorkflowItems,
  type CustomWorkflowDefinition,
  type CustomWorkflowItem,
  type Notifiables,
  type Pagination,
  type WorkflowField,
} from '@tsumugi/contract'
import { useApi } from '@tsumugi/session'
import useSWR from 'swr'
import { stay } from './approval-queries.ts'

const steady = { revalidateOnFocus: false, keepPreviousData: true }
export interface Startable {
  id: number
  name: string
  target: 'merchandising' | 'none'
  fields: WorkflowField[]
}

export const startableKey = ['custom_workflow_items/startable'] as const
export const itemKey = (id: number) => ['custom_workflow_items', id] as const
export const notifiablesKey = (id: number) => ['custom_workflow_items/notifiables', id] as const
export const definitionsKey = (q: string, page: number) => ['custom_workflow_definitions', q, page] as const

/** Workflows that can be begun by hand. */
export function useStartable() {
  const api = useApi()
  return useSWR(
    startableKey,
    async (): Promise<Startable[]> => (await api.of(customWorkflowItems).startable()).data,
    steady,
  )
}

export function useItem(id: number) {
  const api = useApi()
  return useSWR(
    itemKey(id),
    async (): Promise<CustomWorkflowItem> => (await api.of(customWorkflowItems).show({ id }, stay)).data,
    { revalidateOnFocus: false, shouldRetryOnError: false },
  )
}

export function useNotifiables(id: number) {
  const api = useApi()
  return useSWR(
    notifiablesKey(id),
    async (): Promise<Notifiables> => (await api.of(customWorkflowItems).notifiables({ id }, stay)).data,
    { revalidateOnFocus: false, shouldRetryOnError: false },
  )
}

export function useDefinitions(q: string, page: number) {
  const api = useApi()
  return useSWR(
    definitionsKey(q, page),
    async (): Promise<{ data: CustomWorkflowDefinition[]; pagination: Pagination }> =>
      api.of(customWorkflowDefinitions).list({ query: { page, perPage: 50, ...(q && { q }) } }),
    steady,
  )
}
