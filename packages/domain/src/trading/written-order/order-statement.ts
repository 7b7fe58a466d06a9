import type { OrderFact } from './order-fact.ts'
import type { WrittenOrderCheck, WrittenOrderItem } from './written-order-check.ts'
import { writtenOrderRows, type WrittenOrderRow } from './written-order-items.ts'
import type { Undetermined, WrittenOrder } from './written-order.ts'

/** An item with what it says: its facts, or why it is open and until when. */
export interface OrderStatementItem extends Pick<WrittenOrderItem, 'key' | 'number' | 'field' | 'state'> {
  readonly facts: readonly OrderFact[]
  readonly open: Undetermined | null
}

const rows: readonly WrittenOrderRow[] = writtenOrderRows
/** Said wherever it is known, for nobody is paid without it; other items only where the order needs them. */
const always: readonly string[] = ['payment_method']

/** What the paper of an order says of each item that its check counts (trade-law B2). */
export function orderStatement(order: WrittenOrder, { items }: Pick<WrittenOrderCheck, 'items'>): OrderStatementItem[] {
  return items.map(({ key, number, field, state }, at) => ({
    key,
    number,
    field,
    state,
    facts: state === 'not_needed' && !always.includes(key) ? [] : rows[at]!.facts(order),
    open: state === 'open' ? order.undetermined[key]! : null,
  }))
}
