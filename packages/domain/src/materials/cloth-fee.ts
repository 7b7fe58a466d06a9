import { roundMoney } from '../money/currency.ts'
import { greater, lesser, minus, times, type Decimal } from '../money/decimal.ts'
import { freeSwatchesAMonth, type MaterialOrderKind } from './order-quantity.ts'

/** What a distributor asks beside the price of a cloth (domain §3.12); null where it asks nothing. */
export interface ClothFees {
  /** For each cut of a sample, however long. */
  readonly cutFee: Decimal | null
  /** For each swatch that is not free any more this month. */
  readonly swatchFee: Decimal | null
}

/** A line of an order, and how many of its pieces are swatches beyond the free ones of the month. */
export interface FeeLine {
  readonly kind: MaterialOrderKind
  readonly beyond: Decimal
}

/** The fee of one ordered line, in what the currency can pay; rolls and what is made to order have none. */
export function clothFee({ kind, beyond }: FeeLine, fees: ClothFees, currency: string): Decimal {
  if (kind === 'sample_cut') return fees.cutFee ?? '0'
  return kind === 'swatch' ? roundMoney(times(fees.swatchFee ?? '0', beyond), currency, 'down') : '0'
}

/**
 * Of each line how many pieces are swatches beyond the free ones, after so many of the month: pieces are free and cost a fee,
 * not lines (domain §3.12, decision 0048). A line that passes the limit is free up to it.
 */
export function swatchesBeyond(
  lines: readonly { readonly kind: MaterialOrderKind; readonly quantity: Decimal }[],
  before: Decimal,
): Decimal[] {
  let free = greater(minus(String(freeSwatchesAMonth), before), '0')
  return lines.map(({ kind, quantity }) => {
    if (kind !== 'swatch') return '0'
    const taken = lesser(quantity, free)
    free = minus(free, taken)
    return minus(quantity, taken)
  })
}
