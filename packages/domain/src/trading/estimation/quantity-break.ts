import { compare, minus, times, type Decimal } from '../../money/decimal.ts'

/** From how many pieces of a style, all colours and sizes together, which unit price holds (domain, readings). */
export interface QuantityBreak {
  readonly minQuantity: Decimal
  readonly unitPrice: Decimal
}

/** The break a quantity reaches; null below the lowest, which is the least that is made. */
export function breakAt(breaks: readonly QuantityBreak[], quantity: Decimal): QuantityBreak | null {
  return rising(breaks).findLast(({ minQuantity }) => compare(minQuantity, quantity) <= 0) ?? null
}

export interface NextBreak extends QuantityBreak {
  /** Pieces that are missing to it. */
  readonly missing: Decimal
  /** What the whole then costs less than now; negative where it costs more. */
  readonly saving: Decimal
}

/** The next break above a quantity, and whether it pays to order as many; null where there is none. */
export function nextBreak(breaks: readonly QuantityBreak[], quantity: Decimal): NextBreak | null {
  const next = rising(breaks).find(({ minQuantity }) => compare(minQuantity, quantity) > 0)
  const reached = breakAt(breaks, quantity)
  if (!next || !reached) return null
  return {
    ...next,
    missing: minus(next.minQuantity, quantity),
    saving: minus(times(quantity, reached.unitPrice), times(next.minQuantity, next.unitPrice)),
  }
}

export interface BreakFault {
  readonly at: number
  /** `repeated` and `not_positive` are errors; `price_rises`: more pieces cost more each, which is worth a second look. */
  readonly code: 'repeated' | 'not_positive' | 'price_rises'
}

/** What is wrong with breaks as they were typed, by their place. */
export function breakFaults(breaks: readonly QuantityBreak[]): BreakFault[] {
  return breaks.flatMap(({ minQuantity, unitPrice }, at): BreakFault[] => {
    if (compare(minQuantity, '0') <= 0 || compare(unitPrice, '0') < 0) return [{ at, code: 'not_positive' }]
    const before = breaks.slice(0, at)
    if (before.some((each) => compare(each.minQuantity, minQuantity) === 0)) return [{ at, code: 'repeated' }]
    const lower = breakAt(before, minQuantity)
    return lower && compare(lower.unitPrice, unitPrice) < 0 ? [{ at, code: 'price_rises' }] : []
  })
}

const rising = (breaks: readonly QuantityBreak[]) =>
  breaks.toSorted((one, other) => compare(one.minQuantity, other.minQuantity))
