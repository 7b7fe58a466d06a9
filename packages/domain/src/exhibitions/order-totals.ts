import { compare, minus, sum, times, type Decimal } from '../money/decimal.ts'
import { wholesalePrice } from '../money/price.ts'

export const priceModes = ['wholesale', 'retail', 'both'] as const
export type PriceMode = (typeof priceModes)[number]

/** What one piece costs the shop: the list price at a retail show, else the item's own wholesale price or list × rate (golden 34). */
export function exhibitionUnitPrice(
  { listPrice, wholesale }: { listPrice: Decimal; wholesale: Decimal | null },
  { priceMode, ratePercent, currency }: { priceMode: PriceMode; ratePercent: Decimal; currency?: string },
): Decimal {
  if (priceMode === 'retail') return listPrice
  return wholesale ?? wholesalePrice(listPrice, ratePercent, currency)
}

export interface OrderLine {
  itemId: number
  quantity: number
  unitPrice: Decimal
}

export interface OrderTotals {
  quantity: number
  amount: Decimal
  /** Per style that has any. */
  styles: ReadonlyMap<number, { quantity: number; amount: Decimal }>
}

/** Pieces and money of an order, in all and per style. Lines of nothing do not count. */
export function orderTotals(lines: readonly OrderLine[]): OrderTotals {
  const styles = new Map<number, { quantity: number; amount: Decimal }>()
  for (const { itemId, quantity, unitPrice } of lines) {
    if (quantity <= 0) continue
    const so = styles.get(itemId) ?? { quantity: 0, amount: '0' }
    styles.set(itemId, {
      quantity: so.quantity + quantity,
      amount: sum([so.amount, times(String(quantity), unitPrice)]),
    })
  }
  const all = [...styles.values()]
  return {
    quantity: all.reduce((pieces, style) => pieces + style.quantity, 0),
    amount: sum(all.map((style) => style.amount)),
    styles,
  }
}

export interface OrderMinimums {
  minAmount: Decimal | null
  minQuantityPerStyle: number | null
}

export interface MinimumGaps {
  /** Money that is missing; null when the minimum is reached or there is none. */
  amount: Decimal | null
  /** Pieces that are missing per style that was begun. */
  styles: { itemId: number; missing: number }[]
}

/** What an order still lacks to be taken (domain §3.16: style and order minimum, shown as the gap). */
export function minimumGaps(totals: OrderTotals, { minAmount, minQuantityPerStyle }: OrderMinimums): MinimumGaps {
  const least = minQuantityPerStyle ?? 0
  return {
    amount: minAmount !== null && compare(totals.amount, minAmount) < 0 ? minus(minAmount, totals.amount) : null,
    styles: [...totals.styles]
      .filter(([, { quantity }]) => quantity < least)
      .map(([itemId, { quantity }]) => ({ itemId, missing: least - quantity })),
  }
}
