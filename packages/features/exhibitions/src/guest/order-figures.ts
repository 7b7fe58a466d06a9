import type { GuestExhibition, GuestItem } from '@tsumugi/contract'
import { minimumGaps, orderTotals } from '@tsumugi/domain'
import type { Cart, CartLine, UnreadCell } from './cart.ts'

/** Lines at today's prices: what was put aside yesterday costs what the exhibition says now. What is no longer shown does not count. */
export function pricedNow(lines: readonly CartLine[], items: readonly GuestItem[]): CartLine[] {
  const prices = new Map(items.map(({ id, unitPrice }) => [id, unitPrice]))
  const shown = new Set(items.flatMap(({ skus }) => skus.map(({ id }) => id)))
  return lines
    .filter(({ skuId }) => shown.has(skuId))
    .map((line) => ({ ...line, unitPrice: prices.get(line.itemId) ?? line.unitPrice }))
}

/** The cells of a cart that hold what cannot be ordered, of what is still shown. */
export function unreadCells({ unread }: Pick<Cart, 'unread'>, items: readonly GuestItem[]): readonly UnreadCell[] {
  const shown = new Set(items.flatMap(({ skus }) => skus.map(({ id }) => id)))
  return unread.filter(({ skuId }) => shown.has(skuId))
}

/** Pieces, money and what is missing to the minimums. */
export function figuresOf(
  lines: readonly CartLine[],
  exhibition: Pick<GuestExhibition, 'minAmount' | 'minQuantityPerStyle'>,
) {
  const totals = orderTotals(lines)
  return { totals, gaps: minimumGaps(totals, exhibition) }
}

/** Pieces per SKU. */
export const piecesBySku = (lines: readonly { skuId: number; quantity: number }[]): ReadonlyMap<number, number> =>
  new Map(lines.map(({ skuId, quantity }) => [skuId, quantity]))
