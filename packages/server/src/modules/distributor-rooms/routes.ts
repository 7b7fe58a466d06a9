import { contract, paginate, type DistributorCustomer } from '@tsumugi/contract'
import { fieldChanges } from '@tsumugi/domain'
import { limitsOf } from '../../database/page-limits.ts'
import { notFound, orStale } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { serve, type BoundEndpoint } from '../../http/serve.ts'
import { changed } from '../../records/changed.ts'
import { groupNames } from '../material-listings/public-face.ts'
import { announceLot, enterLot, ledgerOf, reverseMoves } from './lot-entries.ts'
import {
  customersOf,
  heldCustomer,
  lotForecasts,
  ordersOf,
  pageOfCustomers,
  updateCustomer,
  type CustomerChange,
  type CustomerRow,
} from './queries.ts'

interface Paged {
  readonly page?: number | undefined
  readonly perPage?: number | undefined
  readonly status?: string | undefined
}

/** A distributor’s customers and stock; the platform’s admins see the customers of all (domain §3.12). */
export const distributorRoomRoutes: readonly BoundEndpoint[] = [
  ...serve(contract.distributorCustomers)({
    list: (request, { query }) => customers(request, query, request.userGroupId),
    update: (request, { body }) => change(request, body.distributorCustomer, request.userGroupId),
  }),
  ...serve(contract.adminDistributorCustomers)({
    list: (request, { query }) => customers(request, query, null),
    update: (request, { body }) => change(request, body.distributorCustomer, null),
  }),
  ...serve(contract.distributorLots)({
    async list({ database, userGroupId }, { query }) {
      const { page, limit, offset } = limitsOf(query)
      const { rows, count } = await lotForecasts(database, userGroupId, query, { limit, offset })
      return { data: rows, pagination: paginate(count, page, limit) }
    },
    ledger: async (request, { params }) => ({ data: await ledgerOf(request, params.id) }),
    enter: enterLot,
    announce: announceLot,
    reverse: reverseMoves,
  }),
]

async function customers(request: TenantRequest, query: Paged, distributorId: number | null) {
  const { page, limit, offset } = limitsOf(query)
  const { rows, count } = await pageOfCustomers(request.database, customersOf(distributorId, query.status), {
    limit,
    offset,
  })
  return { data: await replies(request, rows), pagination: paginate(count, page, limit) }
}

async function change(
  request: TenantRequest,
  given: CustomerChange & { readonly id: number; readonly lockVersion: number },
  distributorId: number | null,
) {
  const { database } = request
  const whose = customersOf(distributorId, undefined)
  const before = await heldCustomer(database, whose, given.id)
  if (!before) throw notFound()
  await orStale(before.lock_version === given.lockVersion, async () => (await replies(request, [before]))[0])
  await updateCustomer(database, before, given)
  const after = await heldCustomer(database, whose, given.id)
  await changed(request, {
    noun: 'distributor_customer',
    verb: 'updated',
    id: before.id,
    changes: fieldChanges(
      { status: before.status, code: before.code, rankPercent: before.rank },
      { status: after!.status, code: after!.code, rankPercent: after!.rank },
    ),
  })
  return { data: (await replies(request, [after!]))[0]! }
}

async function replies({ asSystem }: TenantRequest, rows: readonly CustomerRow[]): Promise<DistributorCustomer[]> {
  const ids = [...new Set(rows.flatMap(({ user_group_id, buyer_id }) => [user_group_id, buyer_id]))]
  const [names, orders] = await asSystem((system) => Promise.all([groupNames(system, ids), ordersOf(system, rows)]))
  const party = (id: number) => ({ id, name: names.get(id) ?? '' })
  return rows.map((row) => ({
    id: row.id,
    distributor: party(row.user_group_id),
    buyer: party(row.buyer_id),
    code: row.code,
    rankPercent: row.rank,
    status: row.status,
    orders: orders.get(row.id) ?? 0,
    lockVersion: row.lock_version,
  }))
}
