import { contract, paginate, type VendorPackingListDetail } from '@tsumugi/contract'
import { packingListMoves, type PackingListStatus } from '@tsumugi/domain'
import { documentLimit, limitsOf } from '../../database/page-limits.ts'
import { invalid, notFound, orStale } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { serve } from '../../http/serve.ts'
import { changed } from '../../records/changed.ts'
import { recordBefore } from '../../records/record-before.ts'
import { tellOfVendor, vendorIdFor, vendorNamed } from '../vendors/public-face.ts'
import {
  deleteList,
  holdList,
  insertList,
  listOf,
  pageOfLists,
  replaceRolls,
  updateList,
  type NewRoll,
} from './queries.ts'

/** Packing lists of a vendor (domain §3.13): written, confirmed as arrived, used up. */
export const vendorPackingListRoutes = serve(contract.vendorPackingLists)({
  async list(request, { params, query }) {
    const { id } = await vendorNamed(request, params.vendor)
    const { page, limit, offset } = limitsOf(query, documentLimit)
    const { rows, count } = await pageOfLists(request.database, id, query, { limit, offset })
    return { data: rows, pagination: paginate(count, page, limit) }
  },

  show: async (request, { params }) => {
    const { id: vendorId } = await vendorNamed(request, params.vendor)
    return { data: await ownList(request, vendorId, params.id) }
  },

  async create(request, { params, body: { packingList } }) {
    const vendorId = await vendorIdFor(request, params.vendor)
    const id = await insertList(request.database, request, vendorId, packingList)
    await saveRolls(request, { vendorId, id }, packingList.lines ?? [])
    await changed(request, { noun: 'vendor_packing_list', verb: 'created', id })
    return { data: await ownList(request, vendorId, id) }
  },

  async update(request, { params, body }) {
    const { lockVersion, lines, ...values } = body.packingList
    const { vendorId, id } = await heldList(request, params, lockVersion, ['draft'])
    const before = await recordBefore(request, 'vendor_packing_list', id)
    await updateList(request.database, id, values)
    if (lines) await saveRolls(request, { vendorId, id }, lines)
    await changed(request, { noun: 'vendor_packing_list', verb: 'updated', id, before })
    return { data: await ownList(request, vendorId, id) }
  },

  async move(request, { params, body: { to, lockVersion } }) {
    const from = (Object.keys(packingListMoves) as PackingListStatus[]).filter((each) =>
      packingListMoves[each].includes(to),
    )
    const { vendorId, id, status } = await heldList(request, params, lockVersion, from)
    const list = await ownList(request, vendorId, id)
    if (status === 'draft') assertArrived(list)
    if (to === 'draft' && (Number(list.used) > 0 || Number(list.loss) > 0)) throw invalid({ code: 'packing_list_used' })
    await updateList(request.database, id, { status: to })
    const changes = { status: { before: status, after: to } }
    await changed(request, { noun: 'vendor_packing_list', verb: 'moved', id, changes })
    const news = { subject: { kind: 'vendor_packing_list', id }, title: list.no, path: `packing_lists/${id}/edit` }
    if (status === 'draft') await tellOfVendor(request, vendorId, { event: 'vendor_arrived', ...news })
    return { data: await ownList(request, vendorId, id) }
  },

  async delete(request, { params }) {
    const { id: vendorId } = await vendorNamed(request, params.vendor)
    const held = await holdList(request.database, vendorId, params.id)
    if (!held) throw notFound()
    if (held.status !== 'draft') throw invalid({ code: 'packing_list_status' })
    const before = await recordBefore(request, 'vendor_packing_list', params.id)
    await deleteList(request.database, params.id)
    await changed(request, { noun: 'vendor_packing_list', verb: 'deleted', id: params.id, before })
    return null
  },
})

async function ownList({ database }: TenantRequest, vendorId: number, id: number): Promise<VendorPackingListDetail> {
  const found = await listOf(database, vendorId, id)
  if (!found) throw notFound()
  return found
}

/** @throws Refusal 404, 409 where it moved on, 422 `packing_list_status` where it stands elsewhere */
async function heldList(
  request: TenantRequest,
  params: { readonly vendor: string; readonly id: number },
  lockVersion: number,
  standing: readonly PackingListStatus[],
) {
  const { id: vendorId } = await vendorNamed(request, params.vendor)
  const held = await holdList(request.database, vendorId, params.id)
  if (!held) throw notFound()
  await orStale(held.lock_version === lockVersion, () => ownList(request, vendorId, params.id))
  if (!standing.includes(held.status)) throw invalid({ code: 'packing_list_status' })
  return { vendorId, id: params.id, status: held.status }
}

/** A list arrives on a day and with its rolls. */
function assertArrived({ arrivedOn, rolls }: VendorPackingListDetail): void {
  if (arrivedOn === null) throw invalid({ code: 'missing', field: 'packingList.arrivedOn' })
  if (rolls === 0) throw invalid({ code: 'packing_list_empty', field: 'packingList.lines' })
}

async function saveRolls(
  { database, userGroupId }: TenantRequest,
  of: { readonly vendorId: number; readonly id: number },
  rolls: readonly NewRoll[],
): Promise<void> {
  const keys = rolls.map(({ materialId, lot, roll }) => `${materialId} ${lot} ${roll}`)
  const twice = keys.findIndex((key, at) => keys.indexOf(key) < at)
  if (twice >= 0)
    throw invalid({ code: 'roll_twice', field: `packingList.lines.${twice}.roll`, meta: { roll: rolls[twice]!.roll } })
  if ((await replaceRolls(database, userGroupId, of, rolls)) !== rolls.length)
    throw invalid({ code: 'not_found', field: 'packingList.lines' })
}
