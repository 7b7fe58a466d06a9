import { negated, type Decimal } from '../money/decimal.ts'

/** What a ledger of stock tells (domain §3.5): an adjustment may be negative, all others are above 0. */
export const stockMoveKinds = ['in', 'out', 'reserve', 'release', 'adjust'] as const
export type StockMoveKind = (typeof stockMoveKinds)[number]

/** What one entry changes of a lot: what lies there, and what of it is promised. */
export interface StockEffect {
  readonly stock: Decimal
  readonly reserved: Decimal
}

export function stockEffect(kind: StockMoveKind, quantity: Decimal): StockEffect {
  if (kind === 'reserve') return { stock: '0', reserved: quantity }
  if (kind === 'release') return { stock: '0', reserved: negated(quantity) }
  return { stock: kind === 'out' ? negated(quantity) : quantity, reserved: '0' }
}

/** A reversal takes back exactly what an entry did: nothing of a ledger is ever removed. */
export const reversedEffect = ({ stock, reserved }: StockEffect): StockEffect => ({
  stock: negated(stock),
  reserved: negated(reserved),
})
