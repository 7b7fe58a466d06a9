import { contract, paginate } from '@tsumugi/contract'
import { documentLimit, limitsOf } from '../../database/page-limits.ts'
import type { TenantRequest } from '../../http/request.ts'
import { serve } from '../../http/serve.ts'
import { todayOf } from '../../records/number-queries.ts'
import { vendorNamed } from '../vendors/public-face.ts'
import { bandsOf, pageOfBalances } from './queries.ts'

/** What a vendor's materials came to (domain §3.13): ordered, arrived, used, lost, left. */
export const vendorMaterialRoutes = serve(contract.vendorMaterials)({
  async list(request, { params, query }) {
    const { page, limit, offset } = limitsOf(query, documentLimit)
    const asked = { ...query, ...(await askedOf(request, params.vendor)) }
    const { rows, count } = await pageOfBalances(request.database, asked, { limit, offset })
    return { data: rows, pagination: paginate(count, page, limit) }
  },

  async bands(request, { params, query }) {
    return { data: await bandsOf(request.database, { ...query, ...(await askedOf(request, params.vendor)) }) }
  },
})

async function askedOf(request: TenantRequest, key: string) {
  const [{ id: vendorId }, today] = await Promise.all([
    vendorNamed(request, key),
    todayOf(request.database, request.userGroupId),
  ])
  return { vendorId, today }
}
