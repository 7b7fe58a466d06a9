import { minus, percent, sum, type Decimal } from '../../money/decimal.ts'

/** What is sold or bought of one item, in one currency. */
export interface TradedItem {
  readonly item: string
  readonly currency: string
  readonly quantity: Decimal
  readonly amount: Decimal
}

/** One half of a back-to-back deal, all of an item together; no currency where its lines have several. */
export interface DealHalf {
  readonly quantity: Decimal
  readonly amount: Decimal
  readonly currency: string | null
}

/** What a trading house earns on one item. Both null where a half is missing or the currencies differ. */
export interface ItemMargin {
  readonly item: string
  readonly sale: DealHalf | null
  readonly purchase: DealHalf | null
  readonly margin: Decimal | null
  /** Of the sale, to one place. */
  readonly marginPercent: Decimal | null
}

/** The margin on each item of a sale and its purchases, and on all of them; sums first, then the percentage (domain §4.10). */
export function dealMargins(
  sold: readonly TradedItem[],
  bought: readonly TradedItem[],
): { items: ItemMargin[]; total: ItemMargin } {
  const names = [...new Set([...sold, ...bought].map(({ item }) => item))]
  const of = (lines: readonly TradedItem[], name: string) => halfOf(lines.filter(({ item }) => item === name))
  return {
    items: names.map((name) => marginOf(name, of(sold, name), of(bought, name))),
    total: marginOf('', halfOf(sold), halfOf(bought)),
  }
}

function marginOf(item: string, sale: DealHalf | null, purchase: DealHalf | null): ItemMargin {
  const isComparable = sale && purchase && sale.currency !== null && sale.currency === purchase.currency
  const margin = isComparable ? minus(sale.amount, purchase.amount) : null
  return { item, sale, purchase, margin, marginPercent: margin === null ? null : percent(margin, sale!.amount) }
}

function halfOf(lines: readonly TradedItem[]): DealHalf | null {
  if (lines.length === 0) return null
  const currencies = new Set(lines.map(({ currency }) => currency))
  return {
    quantity: sum(lines.map(({ quantity }) => quantity)),
    amount: sum(lines.map(({ amount }) => amount)),
    currency: currencies.size === 1 ? [...currencies][0]! : null,
  }
}
