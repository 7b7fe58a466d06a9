import { minorUnits, type ExchangeRate } from '../../money/currency.ts'
import { percentOf, ratio, round, sum, times, type Decimal } from '../../money/decimal.ts'

/** An amount with its rate to yen; null is yen. */
export interface CostInCurrency {
  readonly amount: Decimal
  readonly rate: ExchangeRate | null
}

/** What a quoted style costs until it is in the buyer's warehouse. Freight, insurance and the rest are for all pieces. */
export interface LandedCostInput {
  readonly pieces: Decimal
  /** Of one piece. */
  readonly price: CostInCurrency
  readonly freight: CostInCurrency
  readonly insurance: CostInCurrency
  readonly dutyPercent: Decimal
  /** Inspection, inland carriage, material supplied and the like. */
  readonly others: readonly CostInCurrency[]
}

/** Parts of one piece in yen and hundredths, for people to follow; the total is rounded once from the exact sum. */
export interface LandedCost {
  readonly price: Decimal
  readonly freight: Decimal
  readonly insurance: Decimal
  readonly duty: Decimal
  readonly others: Decimal
  /** In whole yen. */
  readonly total: Decimal
}

/** More places than any amount (4) at any rate (8, per 100) has: such a division is exact. */
const exactPlaces = 16

/**
 * (price + freight share + insurance) × rate, with duty on price and freight to two places, and the other costs per piece;
 * the sum half up to ¥1, once (domain, readings of 2026-11-22).
 */
export function landedCost(input: LandedCostInput): LandedCost {
  const { pieces, dutyPercent } = input
  const price = inYen(input.price)
  const [freight, insurance, ...others] = [input.freight, input.insurance, ...input.others].map(inYen) as [
    Decimal,
    Decimal,
    ...Decimal[],
  ]
  const ofPieces = times(price, pieces)
  const duty = each(percentOf(sum([ofPieces, freight]), dutyPercent), pieces)
  const whole = sum([ofPieces, freight, insurance, times(duty, pieces), ...others])
  return {
    price: round(price, 2),
    freight: each(freight, pieces),
    insurance: each(insurance, pieces),
    duty,
    others: each(sum(others), pieces),
    total: ratio(whole, pieces, minorUnits('JPY')) ?? '0',
  }
}

const inYen = ({ amount, rate }: CostInCurrency): Decimal =>
  rate === null ? amount : (ratio(times(amount, rate.rate), String(rate.perUnits), exactPlaces) ?? '0')

function each(whole: Decimal, pieces: Decimal): Decimal {
  const part = ratio(whole, pieces, 2)
  if (part === null) throw new RangeError('Costs are shared by pieces. Give a quantity above 0.')
  return part
}
