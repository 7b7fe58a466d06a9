import type { CallOptions } from '@tsumugi/api'
import { listTemplates, userGroups, type ListTemplate } from '@tsumugi/contract'
import type { ListTemplateTarget } from '@tsumugi/domain'
import { staying, useChange, useData } from '@tsumugi/queries'
import type { Versioned } from '@tsumugi/records'
import { useSession } from '@tsumugi/session'

export type TemplateInput = Pick<
  ListTemplate,
  'name' | 'columns' | 'filters' | 'sort' | 'groupBy' | 'rowColor' | 'share' | 'teamId' | 'isDefault'
>

export function useTemplates(target: ListTemplateTarget) {
  const query = { target }
  const answer = useData(listTemplates.list, { query }, { stays: true })
  const create = useChange(listTemplates.create)
  const update = useChange(listTemplates.update)
  const remove = useChange(listTemplates.delete)
  return {
    ...answer,
    create: async (listTemplate: TemplateInput, options: CallOptions) =>
      (await create({ query, body: { listTemplate } }, { ...staying, ...options })).data,
    update: async (id: number, listTemplate: Partial<TemplateInput> & Versioned, options: CallOptions) =>
      (await update({ id, query, body: { listTemplate } }, { ...staying, ...options })).data,
    remove: (id: number) => remove({ id, query }, staying),
  }
}

export function useTeams() {
  const { organisation } = useSession()
  return useData(userGroups.teams, organisation && { id: organisation.id }, { stays: true }).data ?? []
}
