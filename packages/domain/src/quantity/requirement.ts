import { minus, percentOf, ratio, round, sum, times, type Decimal } from '../money/decimal.ts'

export interface MaterialNeed {
  /** Garments. */
  quantity: Decimal
  /** Material per garment, in its unit. */
  consumption: Decimal
  lossPercent: Decimal
  shrinkPercent?: Decimal
}

/** 所要量: quantity × consumption × (1 + loss) ÷ (1 − shrink), two places half up (domain §3.5). */
export function requirement({ quantity, consumption, lossPercent, shrinkPercent = '0' }: MaterialNeed): Decimal {
  const withLoss = percentOf(times(quantity, consumption), sum(['100', lossPercent]))
  const needed = ratio(times(withLoss, '100'), minus('100', shrinkPercent), 2)
  if (needed === null) throw new RangeError('A shrinkage of 100 % leaves no cloth. Give a shrinkage below 100.')
  return needed
}

/** Whole rolls to buy for a length, and what is left of the last one (domain §3.5: roundup to roll). */
export function rollsFor(length: Decimal, rollLength: Decimal): { rolls: Decimal; left: Decimal } {
  const rolls = ratio(length, rollLength, 0, 'up')
  if (rolls === null) throw new RangeError('A roll of length 0 holds no cloth. Give the length of one roll.')
  return { rolls, left: round(minus(times(rolls, rollLength), length), 2) }
}
