import { roundMoney } from '../money/currency.ts'
import { times, type Decimal } from '../money/decimal.ts'
import type { MaterialOrderKind } from './order-quantity.ts'

/** What a distributor asks beside the price of a cloth (domain §3.12); null where it asks nothing. */
export interface ClothFees {
  /** For each cut of a sample, however long. */
  readonly cutFee: Decimal | null
  /** For each swatch that is not free any more this month. */
  readonly swatchFee: Decimal | null
}

/** A line of an order, and whether it is one of the free swatches of its month. */
export interface FeeLine {
  readonly kind: MaterialOrderKind
  readonly quantity: Decimal
  readonly isFree: boolean
}

/** The fee of one ordered line, in what the currency can pay; rolls and what is made to order have none. */
export function clothFee({ kind, quantity, isFree }: FeeLine, fees: ClothFees, currency: string): Decimal {
  if (kind === 'sample_cut') return fees.cutFee ?? '0'
  if (kind !== 'swatch' || isFree) return '0'
  return roundMoney(times(fees.swatchFee ?? '0', quantity), currency, 'down')
}
