import type { LineProgress } from '@tsumugi/domain'
import type { LineDataRow } from '../../records/lines/line-queries.ts'
import type { ProgressRow } from '../../records/lines/progress-queries.ts'
import type { OrderLineRow } from './order-queries.ts'

/** What of an order a line of an invoice bills. */
export interface BilledOrder {
  readonly order: OrderLineRow
  readonly unitPrice: string
  /** Absent where nothing of the ordered line is counted. */
  readonly progress: (LineProgress & Partial<Pick<ProgressRow, 'billing_policy'>>) | undefined
}

/** The ordered line that a line follows, or the fee beside it (domain §3.12); undefined where nothing of the kind was ordered. */
export function billedOrder(
  { id, source_line_id: source }: LineDataRow,
  orders: ReadonlyMap<number, OrderLineRow>,
  progress: ReadonlyMap<number, ProgressRow>,
): BilledOrder | undefined {
  if (source === null) {
    const order = [...orders.values()].find(({ fee_line_ids: ids }) => ids.includes(id))
    return order && { order, unitPrice: order.fee, progress: { ...once, billed: order.fees_billed } }
  }
  const order = orders.get(source)
  return order && { order, unitPrice: order.unit_price, progress: progress.get(source) }
}

/** A fee is ordered and done once. */
const once: LineProgress = {
  ordered: '1',
  ceiling: '1',
  shipped: '1',
  received: '1',
  accepted: '1',
  rejected: '0',
  returned: '0',
  billed: '0',
  credited: '0',
  allocated: '0',
  released: '0',
}
