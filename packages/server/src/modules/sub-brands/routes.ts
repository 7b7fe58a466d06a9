import { contract, paginate } from '@tsumugi/contract'
import { appendAudit } from '../../audit/append-audit.ts'
import { limitsOf } from '../../database/page-limits.ts'
import { versionedUpdate } from '../../database/versioned-update.ts'
import { Refusal, notFound } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { serve } from '../../http/serve.ts'
import { brandOf } from '../brands/queries.ts'
import { sameSet } from '../same-set.ts'
import { insertSubBrand, orderSubBrands, pageOfSubBrands, subBrandIds, subBrandOf, updateSubBrand, type SubBrandRow } from './queries.ts'

export const subBrandRoutes = serve(contract.subBrands)({
  async list(request, { params, query }) {
    await assertBrand(request, params.brandId)
    const { rows, count } = await pageOfSubBrands(request.database, request.userGroupId, params.brandId, query)
    const { page, limit } = limitsOf(query)
    return { data: rows.map(subBrandReply), pagination: paginate(count, page, limit) }
  },

  async show({ database, userGroupId }, { params }) {
    const row = await subBrandOf(database, userGroupId, params.brandId, params.id)
    if (!row) throw notFound()
    return { data: subBrandReply(row) }
  },

  async create(request, { params, body: { subBrand } }) {
    await assertBrand(request, params.brandId)
    const row = await insertSubBrand(request.database, request.userGroupId, params.brandId, subBrand)
    await appendAudit(request.database, request, { action: 'sub_brand.created', subject: { kind: 'sub_brand', id: row.id } })
    return { data: subBrandReply(row) }
  },

  async update(request, { params, body: { subBrand } }) {
    const { database, userGroupId } = request
    const { lockVersion, ...values } = subBrand
    const row = await versionedUpdate(
      updateSubBrand(database, userGroupId, params.brandId, params.id, lockVersion, values),
      () => subBrandOf(database, userGroupId, params.brandId, params.id),
      subBrandReply,
    )
    await appendAudit(database, request, { action: 'sub_brand.updated', subject: { kind: 'sub_brand', id: row.id } })
    return { data: subBrandReply(row) }
  },

  async order(request, { params, body }) {
    const { database, userGroupId } = request
    await assertBrand(request, params.brandId)
    if (!sameSet(await subBrandIds(database, userGroupId, params.brandId), body.ids)) throw new Refusal(409, [{ code: 'order_mismatch' }])
    await orderSubBrands(database, userGroupId, params.brandId, body.ids)
    await appendAudit(database, request, { action: 'sub_brand.ordered' })
    return null
  },
})

const subBrandReply = (row: SubBrandRow) => ({
  id: row.id,
  brandId: row.brand_id,
  name: row.name,
  code: row.code,
  position: row.position,
  lockVersion: row.lock_version,
})

async function assertBrand({ database, userGroupId }: TenantRequest, brandId: number) {
  if (!(await brandOf(database, userGroupId, brandId))) throw notFound()
}
