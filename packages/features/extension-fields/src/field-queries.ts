import { extensionFields, messageThreads, recordFiles, type ExtensionField } from '@tsumugi/contract'
import type { ExtensionTarget, ExtensionValue } from '@tsumugi/domain'
import { onRealtime, useApi, useSession } from '@tsumugi/session'
import { useEffect } from 'react'
import useSWR from 'swr'

const still = { revalidateOnFocus: false, shouldRetryOnError: false } as const
const stay = { on404: () => undefined, on403: () => undefined }

/** All fields of one record, with what saves one of them. */
export function useFields(target: ExtensionTarget, targetId: number) {
  const api = useApi()
  const answer = useSWR(['extensionFields', target, targetId], async () => (await api.of(extensionFields).list({ query: { target, targetId } }, stay)).data, still)
  const { mutate } = answer
  useEffect(() => onRealtime('extension_field', () => void mutate()), [mutate])

  async function save({ id, definitionId, lockVersion }: ExtensionField, value: ExtensionValue, asksPartners: boolean): Promise<void> {
    const kept = value as ExtensionField['value']
    const marks = asksPartners ? { useMarks: 1 as const } : {}
    if (id === null) await api.of(extensionFields).create({ body: { extensionField: { definitionId, targetId, value: kept }, ...marks } }, stay)
    else await api.of(extensionFields).update({ id, body: { extensionField: { value: kept, lockVersion: lockVersion ?? 0 }, ...marks } }, stay)
    await mutate()
  }
  return { ...answer, save }
}

/** Members to choose from, oneself first; asked for once a field needs them. */
export function useMembers() {
  const api = useApi()
  const { user } = useSession()
  const { data } = useSWR(['messageThreads', 'people'], async () => (await api.of(messageThreads).people()).data.members, still)
  return [...(user ? [{ id: user.id, name: user.name }] : []), ...(data ?? [])]
}

export function useUpload() {
  const api = useApi()
  return async (file: File) => (await api.of(recordFiles).add({ body: { file } })).data
}
