import type { MerchandisingVersion } from '@tsumugi/contract'
import { orStale } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { productChanged } from '../custom-workflow-items/start-item.ts'
import { columnsOf, costToKeep } from '../merchandisings/saving/columns.ts'
import { fieldChanges } from '../merchandisings/saving/field-changes.ts'
import { loadMerchandising } from '../merchandisings/load-merchandising.ts'
import { categoriesNamed, replaceCategories, updateMerchandising } from '../merchandisings/queries.ts'
import { appendVersion } from '../merchandising-records/version-queries.ts'
import { restorations } from './undo-changes.ts'
import { changed } from '../../records/changed.ts'
import { recordBefore } from '../../records/record-before.ts'

interface Version {
  id: number
  changes: MerchandisingVersion['changes']
}

/** Brings a product back to what it was after a version. That is a change like any other, and itself kept. */
export async function restoreVersion(
  request: TenantRequest,
  id: number,
  versionId: number,
  versions: readonly Version[],
  lockVersion: number,
) {
  const { database, userGroupId, accountId } = request
  const before = await loadMerchandising(request, id)
  await orStale(before.lockVersion === lockVersion, () => before)
  const changes = restorations(before, versions).get(versionId) ?? []
  if (changes.length === 0) return { data: before }
  const held = await recordBefore(request, 'merchandising', id)
  const { categoryIds, ...values } = Object.fromEntries(changes.map(({ field, after }) => [field, after])) as Record<
    string,
    never
  >
  await orStale(
    updateMerchandising(database, userGroupId, id, lockVersion, {
      ...columnsOf(values),
      ...costToKeep(before, values),
      updated_by: accountId,
    }),
    () => loadMerchandising(request, id),
  )
  if (categoryIds !== undefined) await restoreCategories(request, id, categoryIds as number[], before.categoryIds)
  const after = await loadMerchandising(request, id)
  await appendVersion(request, id, 'restored', fieldChanges(before, after))
  await productChanged(request, before, after)
  await changed(request, { noun: 'merchandising', verb: 'restored', id, before: held })
  return { data: after }
}

/** Categories that are gone by now cannot come back; where none is left the product stays where it is. */
async function restoreCategories(
  { database, userGroupId }: TenantRequest,
  id: number,
  wanted: readonly number[],
  current: readonly number[],
) {
  const found = wanted.length > 0 ? await categoriesNamed(database, userGroupId, wanted) : []
  const left = wanted.filter((each) => found.some((category) => category.id === each))
  await replaceCategories(database, userGroupId, id, wanted.length > 0 && left.length === 0 ? current : left)
}
