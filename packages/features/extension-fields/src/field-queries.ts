import { extensionFields, type ExtensionField } from '@tsumugi/contract'
import type { ExtensionTarget, ExtensionValue } from '@tsumugi/domain'
import { onRealtime, useApi } from '@tsumugi/session'
import { useEffect } from 'react'
import useSWR from 'swr'

const still = { revalidateOnFocus: false, shouldRetryOnError: false } as const
const stay = { on404: () => undefined, on403: () => undefined }

/** All fields of one record, with what saves one of them. */
export function useFields(target: ExtensionTarget, targetId: number) {
  const api = useApi()
  const answer = useSWR(
    ['extensionFields', target, targetId],
    async () => (await api.of(extensionFields).list({ query: { target, targetId } }, stay)).data,
    still,
  )
  const { mutate } = answer
  useEffect(() => onRealtime('extension_field', () => void mutate()), [mutate])

  async function save(
    { id, definitionId, lockVersion }: ExtensionField,
    value: ExtensionValue,
    asksPartners: boolean,
  ): Promise<void> {
    const kept = value as ExtensionField['value']
    const marks = asksPartners ? { useMarks: 1 as const } : {}
    if (id === null)
      await api
        .of(extensionFields)
        .create({ body: { extensionField: { definitionId, targetId, value: kept }, ...marks } }, stay)
    else
      await api
        .of(extensionFields)
        .update({ id, body: { extensionField: { value: kept, lockVersion: lockVersion ?? 0 }, ...marks } }, stay)
    await mutate()
  }
  return { ...answer, save }
}
