import type { contract, InputOf } from '@tsumugi/contract'
import { notFound, orStale } from '../../../http/refusal.ts'
import type { TenantRequest } from '../../../http/request.ts'
import { productChanged } from '../../custom-workflow-items/start-item.ts'
import { loadMerchandising } from '../load-merchandising.ts'
import { reviveMerchandising, updateMerchandising } from '../queries.ts'
import { appendVersion } from '../../merchandising-records/version-queries.ts'
import { changed } from '../../../records/changed.ts'

/** Takes a product off the map; it can be put back, and its history stays. */
export async function discardMerchandising(
  request: TenantRequest,
  { params, query }: InputOf<typeof contract.merchandisings.discard>,
) {
  const { database, userGroupId, accountId } = request
  const current = await loadMerchandising(request, params.id)
  const values = { discarded_at: new Date().toISOString(), updated_by: accountId }
  await orStale(updateMerchandising(database, userGroupId, params.id, query.lockVersion, values), () => current)
  await appendVersion(request, params.id, 'discarded', [])
  await productChanged(request, current, null)
  await changed(request, { noun: 'merchandising', verb: 'discarded', id: params.id })
  return null
}

export async function reviveDiscarded(
  request: TenantRequest,
  { params }: InputOf<typeof contract.merchandisings.revive>,
) {
  if (!(await reviveMerchandising(request.database, request.userGroupId, params.id, request.accountId)))
    throw notFound()
  await appendVersion(request, params.id, 'revived', [])
  await changed(request, { noun: 'merchandising', verb: 'revived', id: params.id })
  return { data: await loadMerchandising(request, params.id) }
}
