import type { contract, InputOf } from '@tsumugi/contract'
import { invalid, orStale } from '../../../http/refusal.ts'
import type { TenantRequest } from '../../../http/request.ts'
import { productChanged } from '../../custom-workflow-items/start-item.ts'
import { columnsOf, costToKeep } from './columns.ts'
import { fieldChanges } from './field-changes.ts'
import { loadMerchandising } from '../load-merchandising.ts'
import { categoriesNamed, replaceCategories, updateMerchandising } from '../queries.ts'
import { assertCategories, assertTransition } from '../rules.ts'
import { savedReply } from './saved-reply.ts'
import { appendVersion } from '../../merchandising-records/version-queries.ts'
import { changed } from '../../../records/changed.ts'
import { recordBefore } from '../../../records/record-before.ts'

/** Saves a product against the version its editor saw; the history keeps which fields changed, from what to what. */
export async function saveMerchandising(
  request: TenantRequest,
  { params, body }: InputOf<typeof contract.merchandisings.update>,
) {
  const { lockVersion, status, categories, ...values } = body.merchandising
  const { database, userGroupId, accountId } = request
  const before = await loadMerchandising(request, params.id)
  await orStale(before.lockVersion === lockVersion, () => before)
  assertTransition(before.status, status)
  const placed = (categories ?? before.categoryIds).length > 0
  if (!placed && (status ?? before.status) !== 'idea' && categories) {
    throw invalid({ code: 'category_needed', field: 'merchandising.categories' })
  }
  if (categories?.length)
    assertCategories(categories, await categoriesNamed(database, userGroupId, categories), before.brandId)
  const held = await recordBefore(request, 'merchandising', params.id)
  // Somebody saved between our reading and our writing.
  await orStale(
    updateMerchandising(database, userGroupId, params.id, lockVersion, {
      ...columnsOf(values),
      ...costToKeep(before, values),
      status,
      updated_by: accountId,
    }),
    () => loadMerchandising(request, params.id),
  )
  if (categories) await replaceCategories(database, userGroupId, params.id, categories)
  const saved = await savedReply(request, params.id)
  await appendVersion(request, params.id, 'updated', fieldChanges(before, saved.data))
  await productChanged(request, before, saved.data)
  await changed(request, { noun: 'merchandising', verb: 'updated', id: params.id, before: held })
  return saved
}
