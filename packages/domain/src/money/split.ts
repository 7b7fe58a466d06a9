import { absolute, compare, minus, ratio, round, sum, times, type Decimal } from './decimal.ts'

/**
 * Divides a total by weights so that the parts add up exactly: each part rounds toward zero at `digits` places,
 * and what is left goes one step at a time to the largest remainders, ties to the first (domain §3.4 ratio fill).
 */
export function split(total: Decimal, weights: readonly Decimal[], digits = 0): Decimal[] {
  const whole = sum(weights)
  if (weights.some((weight) => compare(weight, '0') < 0) || compare(whole, '0') === 0) {
    throw new RangeError(`Cannot split ${total} by [${weights.join(', ')}]: give weights from 0, one of them above 0.`)
  }
  const parts = weights.map((weight) => ratio(times(total, weight), whole, digits, 'down') ?? '0')
  const unit = `${compare(total, '0') < 0 ? '-' : ''}${smallest(digits)}`
  const steps = Number(ratio(minus(total, sum(parts)), unit, 0, 'down'))
  for (const index of byRemainder(total, weights, parts).slice(0, steps)) {
    parts[index] = round(sum([parts[index] ?? '0', unit]), digits)
  }
  return parts
}

/** Compares total × weight − part × whole: the remainders without a division. */
function byRemainder(total: Decimal, weights: readonly Decimal[], parts: readonly Decimal[]): number[] {
  const whole = sum(weights)
  const left = weights.map((weight, index) => minus(times(total, weight), times(parts[index] ?? '0', whole)))
  const size = left.map(absolute)
  return size.map((_, index) => index).toSorted((a, b) => compare(size[b] ?? '0', size[a] ?? '0') || a - b)
}

function smallest(digits: number): Decimal {
  return digits === 0 ? '1' : `0.${'0'.repeat(digits - 1)}1`
}
