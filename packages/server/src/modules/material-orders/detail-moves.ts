import { documentKinds, type MaterialOrderDetail } from '@tsumugi/contract'
import type { MaterialDetailStatus } from '@tsumugi/domain'
import { invalid, notFound } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { changed } from '../../records/changed.ts'
import { documentsById, holdDocuments, updateHead } from '../../records/documents/document-queries.ts'
import { refreshProgressStatuses } from '../../records/lines/progress-queries.ts'
import { partnerOf, type DocumentDataRow } from '../../records/documents/document-row.ts'
import { detailsById, openDetails, updateDetail, type DetailChange } from './detail-queries.ts'

export interface DetailMove {
  readonly transition: 'allocate' | 'cut' | 'ship' | 'receive' | 'claim' | 'answer'
  readonly from: readonly MaterialDetailStatus[]
  readonly changes: readonly DetailChange[]
  /** What the audit says beside the step. */
  readonly detail?: Readonly<Record<string, unknown>>
}

/**
 * Moves lines of orders on, under the locks of their orders, and their orders with them.
 * @throws Refusal 404 where a line is not the asker’s; 422 `detail_status` where it is not there yet, or already past it
 */
export async function moveDetails(
  request: TenantRequest,
  { transition, from, changes, detail }: DetailMove,
  within: (
    details: readonly MaterialOrderDetail[],
    orders: readonly DocumentDataRow[],
  ) => Promise<void> | void = () => {},
): Promise<MaterialOrderDetail[]> {
  const { database, userGroupId } = request
  const ids = [...new Set(changes.map(({ id }) => id))]
  const named = await detailsById(database, ids)
  if (named.length !== ids.length) throw notFound()
  await holdDocuments(
    database,
    named.map(({ orderId }) => orderId),
  )
  const details = await detailsById(database, ids)
  if (details.some(({ status }) => !from.includes(status))) throw invalid({ code: 'detail_status', field: 'ids' })
  const orderIds = [...new Set(details.map((each) => each.orderId))]
  const orders = await documentsById(database, documentKinds.materialOrders, orderIds)
  if (orders.some(({ status }) => !openOrders.has(status) && !(transition === 'claim' && status === 'closed')))
    throw invalid({ code: 'transition_status' })
  await within(details, orders)
  for (const change of changes.toSorted((one, other) => one.id - other.id)) await updateDetail(database, change)
  await refreshProgressStatuses(database, orderIds)
  for (const order of orders) {
    const status = await statusAfter(request, order)
    if (status !== order.status) await updateHead(database, order.id, request.accountId, { status })
    await changed(request, {
      noun: 'material_order',
      verb: 'moved',
      id: order.id,
      partnerId: partnerOf(order, userGroupId),
      changes: status === order.status ? {} : { status: { before: order.status, after: status } },
      detail: { transition, number: order.number, lines: changes.length, ...detail },
    })
  }
  return detailsById(database, ids)
}

/** Orders whose cloth is worked on. The eight days of a claim run on after an order is closed: a claim opens it again. */
const openOrders: ReadonlySet<string> = new Set(['confirmed', 'partly_shipped', 'shipped', 'received'])

/** How an order stands by its lines. */
async function statusAfter({ database }: TenantRequest, { id, status }: DocumentDataRow): Promise<string> {
  const sent = await openDetails(database, id, ['shipped', 'received', 'claimed'])
  if (!sent) return status
  if (await openDetails(database, id, ['open', 'allocated', 'cut'])) return 'partly_shipped'
  return (await openDetails(database, id, ['shipped'])) ? 'shipped' : 'received'
}
