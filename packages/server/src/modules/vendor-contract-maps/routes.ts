import { contract, paginate, type VendorContractMap } from '@tsumugi/contract'
import { documentLimit, limitsOf } from '../../database/page-limits.ts'
import { notFound, orStale } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { serve } from '../../http/serve.ts'
import { changed } from '../../records/changed.ts'
import { recordBefore } from '../../records/record-before.ts'
import { vendorNamed } from '../vendors/public-face.ts'
import { choicesOf, deleteMap, insertMap, mapById, pageOfMaps, updateMap } from './queries.ts'

/** Which material is meant for which line of a contract (domain §3.13). */
export const vendorContractMapRoutes = serve(contract.vendorContractMaps)({
  async list(request, { params, query }) {
    const { id } = await vendorNamed(request, params.vendor)
    const { page, limit, offset } = limitsOf(query, documentLimit)
    const { rows, count } = await pageOfMaps(request.database, id, query.q, { limit, offset })
    return { data: rows, pagination: paginate(count, page, limit) }
  },

  async choices(request, { params, query }) {
    const { id } = await vendorNamed(request, params.vendor)
    return { data: await choicesOf(request.database, id, query.q) }
  },

  async create(request, { params, body }) {
    const { id: vendorId } = await vendorNamed(request, params.vendor)
    const id = await insertMap(request.database, request.userGroupId, vendorId, body.materialContractMap)
    if (id === undefined) throw notFound()
    await changed(request, { noun: 'vendor_contract_map', verb: 'created', id })
    return { data: await ownMap(request, vendorId, id) }
  },

  async update(request, { params, body }) {
    const { id: vendorId } = await vendorNamed(request, params.vendor)
    const { id } = await ownMap(request, vendorId, params.id)
    const before = await recordBefore(request, 'vendor_contract_map', id)
    const { plannedQuantity, lockVersion } = body.materialContractMap
    await orStale(updateMap(request.database, id, lockVersion, plannedQuantity), () => ownMap(request, vendorId, id))
    await changed(request, { noun: 'vendor_contract_map', verb: 'updated', id, before })
    return { data: await ownMap(request, vendorId, id) }
  },

  async delete(request, { params }) {
    const { id: vendorId } = await vendorNamed(request, params.vendor)
    const { id } = await ownMap(request, vendorId, params.id)
    const before = await recordBefore(request, 'vendor_contract_map', id)
    await deleteMap(request.database, id)
    await changed(request, { noun: 'vendor_contract_map', verb: 'deleted', id, before })
    return null
  },
})

async function ownMap({ database }: TenantRequest, vendorId: number, id: number): Promise<VendorContractMap> {
  const found = await mapById(database, vendorId, id)
  if (!found) throw notFound()
  return found
}
