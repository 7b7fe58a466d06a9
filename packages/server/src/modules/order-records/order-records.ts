import type { InputOf, OrderRecord } from '@tsumugi/contract'
import type { contract } from '@tsumugi/contract'
import { sum } from '@tsumugi/domain'
import { groupBy } from '@tsumugi/domain/scheduling'
import { retainedUntil } from '@tsumugi/domain/trading'
import { formatWords } from '../../documents/format/format-words.ts'
import { invalid } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { fiscalStartMonth } from '../../records/revisions/fiscal-queries.ts'
import { recordItems, type OrderFacts } from './record-items.ts'
import {
  changesRecorded,
  claimsRecorded,
  deliveriesRecorded,
  ordersRecorded,
  paymentsRecorded,
  rejectsRecorded,
  type RecordedOrder,
} from './record-queries.ts'
import { recordWords } from './record-words.ts'

type Asked = InputOf<(typeof contract)['orderRecords']['list']>['query']

/** What became of the orders to one supplier, the earliest first; `count` may be more than are here. */
export interface RecordsOf {
  readonly partner: string
  readonly count: number
  readonly records: OrderRecord[]
}

export async function orderRecordsOf(request: TenantRequest, query: Asked, limit: number): Promise<RecordsOf> {
  const { database, userGroupId, locale } = request
  const { partnerId, orderedFrom: from, orderedUntil: until } = query
  if (from > until) throw invalid({ code: 'order_record_range', field: 'orderedUntil' })
  const { count, orders } = await ordersRecorded(database, { buyerId: userGroupId, partnerId, from, until }, limit)
  const [facts, startMonth] = await Promise.all([factsOf(request, orders), fiscalStartMonth(database, userGroupId)])
  const speech = { say: recordWords(locale), format: formatWords(locale) }
  return {
    partner: orders.at(-1)?.receiver_name ?? '',
    count,
    records: facts.map((each) => ({
      ...headOf(each),
      retainedUntil: retainedUntil(each.order.ordered_on, { startMonth, extensionMonths: 0 }),
      items: recordItems(each, speech),
    })),
  }
}

const headOf = ({ order, payments }: OrderFacts) => ({
  id: order.id,
  number: order.number,
  title: order.title,
  orderedOn: order.ordered_on,
  currency: order.currency,
  amount: order.amount,
  quantity: order.quantity,
  accepted: order.accepted,
  rejected: order.rejected,
  paid: sum(payments.filter(({ kind }) => kind === 'payment').map(({ amount }) => amount)),
  isProtected: order.protection?.isProtected ?? false,
})

async function factsOf({ database }: TenantRequest, orders: readonly RecordedOrder[]): Promise<OrderFacts[]> {
  if (orders.length === 0) return []
  const ids = orders.map(({ id }) => id)
  const [deliveries, changes, payments] = await Promise.all([
    deliveriesRecorded(database, ids),
    changesRecorded(database, ids),
    paymentsRecorded(database, ids),
  ])
  const deliveryIds = [...new Set(deliveries.map((row) => row.delivery_id))]
  const [rejects, claims] = await Promise.all([
    rejectsRecorded(database, deliveryIds),
    claimsRecorded(database, deliveryIds),
  ])
  const byOrder = <Row extends { readonly order_id: number }>(rows: readonly Row[]) =>
    groupBy(rows, (row) => row.order_id)
  const [delivered, changed, paid] = [byOrder(deliveries), byOrder(changes), byOrder(payments)]
  return orders.map((order) => {
    const own = delivered.get(order.id) ?? []
    const isOwn = ({ delivery_id: id }: { readonly delivery_id: number }) => own.some((row) => row.delivery_id === id)
    return {
      order,
      deliveries: own,
      rejects: rejects.filter(isOwn),
      claims: claims.filter(isOwn),
      changes: changed.get(order.id) ?? [],
      payments: paid.get(order.id) ?? [],
    }
  })
}
