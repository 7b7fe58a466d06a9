import type { CallOptions } from '@tsumugi/api'
import { listTemplates, userGroups, type ListTemplate } from '@tsumugi/contract'
import type { ListTemplateTarget } from '@tsumugi/domain'
import type { Versioned } from '@tsumugi/records'
import { onRealtime, useApi, useSession } from '@tsumugi/session'
import { useEffect } from 'react'
import useSWR, { useSWRConfig } from 'swr'

export type TemplateInput = Pick<
  ListTemplate,
  'name' | 'columns' | 'filters' | 'sort' | 'groupBy' | 'rowColor' | 'share' | 'teamId' | 'isDefault'
>

const still = { revalidateOnFocus: false, shouldRetryOnError: false } as const
const stay = { on404: () => undefined, on403: () => undefined }

export function useTemplates(target: ListTemplateTarget) {
  const api = useApi()
  const { mutate } = useSWRConfig()
  const calls = api.of(listTemplates)
  const again = () => mutate((key) => Array.isArray(key) && key[0] === 'listTemplates')
  const answer = useSWR(['listTemplates', target], async () => (await calls.list({ query: { target } })).data, still)
  const refresh = answer.mutate
  useEffect(() => onRealtime('list_template', () => void refresh()), [refresh])
  return {
    ...answer,
    async create(listTemplate: TemplateInput, options: CallOptions) {
      const { data } = await calls.create({ query: { target }, body: { listTemplate } }, { ...stay, ...options })
      await again()
      return data
    },
    async update(id: number, listTemplate: Partial<TemplateInput> & Versioned, options: CallOptions) {
      const { data } = await calls.update({ id, query: { target }, body: { listTemplate } }, { ...stay, ...options })
      await again()
      return data
    },
    remove: (id: number) => calls.delete({ id, query: { target } }, stay).then(again),
  }
}

export function useTeams() {
  const api = useApi()
  const { organisation } = useSession()
  return (
    useSWR(
      organisation && ['teams', organisation.id],
      async () => (await api.of(userGroups).teams({ id: organisation!.id }, stay)).data,
      still,
    ).data ?? []
  )
}
