import type { contract, InputOf } from '@tsumugi/contract'
import { invalid } from '../../../http/refusal.ts'
import type { TenantRequest } from '../../../http/request.ts'
import { brandOf } from '../../brands/queries.ts'
import { copyFiles } from '../../merchandising-files/queries.ts'
import { columnsOf, type MerchandisingValues } from './columns.ts'
import { loadMerchandising } from '../load-merchandising.ts'
import { addCategories, categoriesNamed, insertMerchandising } from '../queries.ts'
import { assertCategories } from '../rules.ts'
import { savedReply } from './saved-reply.ts'
import { appendVersion } from '../../merchandising-records/version-queries.ts'
import { changed } from '../../../records/changed.ts'

/** Adds a product; a template lends what the caller leaves out, and its files. */
export async function createMerchandising(
  request: TenantRequest,
  { body }: InputOf<typeof contract.merchandisings.create>,
) {
  const { brandId, merchandising, templateId } = body
  if (!(await brandOf(request.database, request.userGroupId, brandId)))
    throw invalid({ code: 'not_found', field: 'brand_id' })
  const template = templateId === undefined ? undefined : await loadMerchandising(request, templateId)
  const id = await addMerchandising(request, brandId, {
    ...(template && lentBy(template)),
    ...merchandising,
    template: merchandising.template ?? false,
  })
  if (template) await copyFiles(request.database, request.userGroupId, template.id, id)
  await appendVersion(request, id, 'created', [])
  await changed(request, { noun: 'merchandising', verb: 'created', id })
  return savedReply(request, id)
}

type New = MerchandisingValues & { name: string; status?: string | undefined }

/** Inserts the product with its categories and answers its id. */
export async function addMerchandising(request: TenantRequest, brandId: number, values: New): Promise<number> {
  const { database, userGroupId, accountId } = request
  const categories = values.categories ?? []
  if (categories.length) assertCategories(categories, await categoriesNamed(database, userGroupId, categories), brandId)
  const { id } = await insertMerchandising(database, {
    ...columnsOf(values),
    name: values.name,
    status: values.status ?? 'idea',
    user_group_id: userGroupId,
    brand_id: brandId,
    created_by: accountId,
    updated_by: accountId,
  })
  await addCategories(database, userGroupId, id, categories)
  return id
}

type Lender = Awaited<ReturnType<typeof loadMerchandising>>

/** What a copy or a product from a template takes over: the plan, never results or status (domain §3.14). */
export const lentBy = (source: Lender): New => ({
  name: source.name,
  releaseOn: source.releaseOn,
  categories: source.categoryIds,
  planQuantity: source.planQuantity,
  listPrice: source.listPrice,
  unitCost: source.unitCost,
  markdownPercent: source.markdownPercent,
  salesPlan: source.salesPlan,
  note: source.note,
  tags: source.tags,
  colours: source.colours,
})
