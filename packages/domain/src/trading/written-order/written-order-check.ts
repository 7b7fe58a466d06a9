import {
  writtenOrderRows,
  type WrittenOrderFault,
  type WrittenOrderKey,
  type WrittenOrderRow,
} from './written-order-items.ts'
import type { WrittenOrder } from './written-order.ts'

export interface WrittenOrderItem {
  readonly key: WrittenOrderKey
  readonly number: number
  /** Where to fill it in. */
  readonly field: string
  /** `open`: left open lawfully, to be supplemented. */
  readonly state: 'filled' | 'open' | 'faulty' | 'not_needed'
  readonly fault: WrittenOrderFault | 'open_reason_missing' | 'open_day_missing' | null
}

export interface WrittenOrderCheck {
  readonly items: readonly WrittenOrderItem[]
  /** 12 of 12: open items count as filled, those that are not needed do not count. */
  readonly filled: number
  readonly needed: number
  readonly isComplete: boolean
  /** Whether an act asks for the statement: then an incomplete order may not be issued. */
  readonly isBlocking: boolean
  /** A supplement is owed for these, at once when they are fixed. */
  readonly supplements: readonly { readonly key: WrittenOrderKey; readonly expectedOn: string }[]
}

/** How complete the written order is, item by item with where to fill it in (trade-law B2 and C; domain §3.7 rule 3). */
export function checkWrittenOrder(order: WrittenOrder): WrittenOrderCheck {
  const items = writtenOrderRows.map((row) => itemOf(row, order) as WrittenOrderItem)
  const needed = items.filter(({ state }) => state !== 'not_needed')
  const filled = needed.filter(({ state }) => state !== 'faulty').length
  const { subcontract, freelance, isProtected } = order.protection
  return {
    items,
    filled,
    needed: needed.length,
    isComplete: filled === needed.length,
    isBlocking: isProtected || subcontract.applies === true || freelance.applies === true,
    supplements: items.flatMap(({ key, state }) =>
      state === 'open' ? [{ key, expectedOn: order.undetermined[key]!.expectedOn! }] : [],
    ),
  }
}

function itemOf(row: WrittenOrderRow, order: WrittenOrder): Omit<WrittenOrderItem, 'key'> & { readonly key: string } {
  const item = { key: row.key, number: row.number, field: row.field }
  if (!isAsked(row, order)) return { ...item, state: 'not_needed', fault: null }
  const fault = row.fault(order)
  if (fault === null) return { ...item, state: 'filled', fault }
  const reason = order.undetermined[row.key]
  if (fault !== 'missing' || !row.mayBeUndetermined || !reason) return { ...item, state: 'faulty', fault }
  if (reason.reason.trim() === '') return { ...item, state: 'faulty', fault: 'open_reason_missing' }
  if (reason.expectedOn === null) return { ...item, state: 'faulty', fault: 'open_day_missing' }
  return { ...item, state: 'open', fault: null }
}

/** What one act alone asks for is left out where that act is known not to apply. */
function isAsked({ acts, isNeeded }: WrittenOrderRow, order: WrittenOrder): boolean {
  const { subcontract, freelance } = order.protection
  const onlyOther =
    acts.length === 1 && (acts[0] === 'freelance' ? freelance.applies === false : subcontract.applies === false)
  return !onlyOther && (isNeeded?.(order) ?? true)
}
