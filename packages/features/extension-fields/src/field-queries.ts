import { extensionFields, type ExtensionField } from '@tsumugi/contract'
import type { ExtensionTarget, ExtensionValue } from '@tsumugi/domain'
import { staying, useChange, useData } from '@tsumugi/queries'

/** All fields of one record, with what saves one of them. */
export function useFields(target: ExtensionTarget, targetId: number) {
  const answer = useData(extensionFields.list, { query: { target, targetId } }, { stays: true })
  const create = useChange(extensionFields.create)
  const update = useChange(extensionFields.update)

  async function save(
    { id, definitionId, lockVersion }: ExtensionField,
    value: ExtensionValue,
    asksPartners: boolean,
  ): Promise<void> {
    const kept = value as ExtensionField['value']
    const marks = asksPartners ? { useMarks: 1 as const } : {}
    if (id === null)
      await create({ body: { extensionField: { definitionId, targetId, value: kept }, ...marks } }, staying)
    else
      await update({ id, body: { extensionField: { value: kept, lockVersion: lockVersion ?? 0 }, ...marks } }, staying)
  }
  return { ...answer, save }
}
