import { contract, paginate, type Aboard, type TransportDetail } from '@tsumugi/contract'
import { arrivalOutcome, transportStatuses } from '@tsumugi/domain/trading'
import { documentLimit, limitsOf } from '../../database/page-limits.ts'
import { updateRow } from '../../database/versions/update-row.ts'
import { invalid, notFound, orStale } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { serve } from '../../http/serve.ts'
import { changed } from '../../records/changed.ts'
import { recordBefore } from '../../records/record-before.ts'
import { termsBetween } from '../invoices/public-face.ts'
import { columnsOf } from './transport-columns.ts'
import {
  aboardOf,
  deleteTransport,
  insertTransport,
  pageOfTransports,
  setAboard,
  transportOf,
  type AboardRow,
  type TransportRow,
} from './transport-queries.ts'

/** Goods on their way (domain §3.8): written by whoever arranges it, read by every party of a delivery on board. */
export const transportRoutes = serve(contract.transports)({
  async list({ database, userGroupId }, { query }) {
    const { page, limit, offset } = limitsOf(query, documentLimit)
    const { rows, tabs } = await pageOfTransports(database, userGroupId, query, { limit, offset })
    const countOf = (status: string) => tabs.find((tab) => tab.status === status)?.count ?? 0
    const chosen: readonly string[] = query.status ? [query.status] : transportStatuses
    const count = chosen.reduce((total, status) => total + countOf(status), 0)
    return {
      data: rows,
      pagination: paginate(count, page, limit),
      tabs: transportStatuses.map((status) => ({ status, count: countOf(status) })),
    }
  },

  show: async (request, { params }) => ({ data: await detailOf(request, params.id) }),

  async create(request, { body }) {
    const { deliveryIds = [], ...values } = body.transport
    const id = await insertTransport(request.database, request, columnsOf(values))
    await load(request, id, deliveryIds)
    await changed(request, { noun: 'transport', verb: 'created', id })
    return { data: await detailOf(request, id) }
  },

  async update(request, { params, body }) {
    const { lockVersion, deliveryIds, ...values } = body.transport
    await ownTransport(request, params.id)
    const before = await recordBefore(request, 'transport', params.id)
    const place = { id: params.id, user_group_id: request.userGroupId, lock_version: lockVersion }
    const change = { ...columnsOf(values), updated_by: request.accountId }
    await orStale(updateRow(request.database, 'transport', place, change), () => detailOf(request, params.id))
    if (deliveryIds) await load(request, params.id, deliveryIds)
    await changed(request, { noun: 'transport', verb: 'updated', id: params.id, before })
    return { data: await detailOf(request, params.id) }
  },

  async delete(request, { params }) {
    const before = await recordBefore(request, 'transport', params.id)
    if (!(await deleteTransport(request.database, request.userGroupId, params.id))) throw notFound()
    await changed(request, { noun: 'transport', verb: 'deleted', id: params.id, before })
    return null
  },
})

async function ownTransport({ database, userGroupId }: TenantRequest, id: number): Promise<TransportRow> {
  const found = await transportOf(database, userGroupId, id)
  if (!found?.ours) throw notFound()
  return found
}

async function load({ database }: TenantRequest, id: number, deliveryIds: readonly number[]): Promise<void> {
  if (!(await setAboard(database, id, deliveryIds)))
    throw invalid({ code: 'not_found', field: 'transport.deliveryIds' })
}

async function detailOf(request: TenantRequest, id: number): Promise<TransportDetail> {
  const { database, userGroupId } = request
  const row = await transportOf(database, userGroupId, id)
  if (!row) throw notFound()
  const aboard: Aboard[] = []
  for (const each of await aboardOf(database, userGroupId, id)) aboard.push(await aboardReply(request, row, each))
  return { ...row, aboard }
}

/** What the arrival of a delivery means for its invoice and its payment, as first planned and as things stand. */
async function aboardReply(
  request: TenantRequest,
  { plannedOn, arrivesOn }: TransportRow,
  { issuer_id: sellerId, receiver_id: buyerId, ...delivery }: AboardRow,
): Promise<Aboard> {
  if (plannedOn === null || arrivesOn === null) return { ...delivery, before: null, after: null }
  const terms = await termsBetween(request, buyerId, sellerId)
  return { ...delivery, before: arrivalOutcome(plannedOn, terms), after: arrivalOutcome(arrivesOn, terms) }
}
