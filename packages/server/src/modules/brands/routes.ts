import { contract, paginate } from '@tsumugi/contract'
import { limitsOf } from '../../database/page-limits.ts'
import { versionedUpdate } from '../../database/versioned-update.ts'
import { appendAudit } from '../../audit/append-audit.ts'
import { Refusal, notFound } from '../../http/refusal.ts'
import { serve } from '../../http/serve.ts'
import { sameSet } from '../same-set.ts'
import { brandIds, brandOf, insertBrand, orderBrands, pageOfBrands, tagsOfBrand, updateBrand } from './queries.ts'
import { brandReply } from './replies.ts'

export const brandRoutes = serve(contract.brands)({
  async list({ database, userGroupId }, { query }) {
    const { rows, count } = await pageOfBrands(database, userGroupId, query)
    const { page, limit } = limitsOf(query)
    return { data: rows.map(brandReply), pagination: paginate(count, page, limit) }
  },

  async show({ database, userGroupId }, { params }) {
    const row = await brandOf(database, userGroupId, params.id)
    if (!row) throw notFound()
    return { data: brandReply(row) }
  },

  async create(request, { body: { brand } }) {
    const row = await insertBrand(request.database, request.userGroupId, columnsOf(brand) as { name: string; code: string })
    await appendAudit(request.database, request, { action: 'brand.created', subject: { kind: 'brand', id: row.id } })
    return { data: brandReply(row) }
  },

  async update(request, { params, body: { brand } }) {
    const { database, userGroupId } = request
    const row = await versionedUpdate(
      updateBrand(database, userGroupId, params.id, brand.lockVersion, columnsOf(brand)),
      () => brandOf(database, userGroupId, params.id),
      brandReply,
    )
    await appendAudit(database, request, { action: 'brand.updated', subject: { kind: 'brand', id: row.id } })
    return { data: brandReply(row) }
  },

  async order(request, { body }) {
    const { database, userGroupId } = request
    if (!sameSet(await brandIds(database, userGroupId), body.ids)) throw new Refusal(409, [{ code: 'order_mismatch' }])
    await orderBrands(database, userGroupId, body.ids)
    await appendAudit(database, request, { action: 'brand.ordered' })
    return null
  },

  async tags({ database, userGroupId }, { params }) {
    if (!(await brandOf(database, userGroupId, params.id))) throw notFound()
    return { data: await tagsOfBrand(database, userGroupId, params.id) }
  },
})

interface BrandValues {
  name?: string | undefined
  code?: string | undefined
  seasonStartMonths?: number[] | undefined
  defaultCostRate?: string | null | undefined
}

/** Undefined columns are left as they are. */
const columnsOf = (brand: BrandValues) => ({
  name: brand.name,
  code: brand.code,
  season_start_months: brand.seasonStartMonths,
  default_cost_rate: brand.defaultCostRate,
})
