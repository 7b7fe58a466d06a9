import { compare, greater, negated, sum, type Decimal } from '../../money/decimal.ts'
import { split } from '../../money/split.ts'
import { linesByRate, type TaxedLine } from '../../money/tax.ts'

/**
 * A discount on a whole document as one line per rate, to be taken off before the tax: by what the lines of each rate come
 * to, the largest remainders first, ties to the rate whose line stands first (domain §3.7 rule 1). Money advanced for the
 * partner (category `O`) is no price, so nothing is taken off it while anything else stands.
 */
export function discountByRate(lines: readonly TaxedLine[], discount: Decimal, digits = 0): TaxedLine[] {
  if (compare(discount, '0') === 0) return []
  const groups = [...linesByRate(lines).values()].map((group) => ({
    ...group[0]!,
    amount: sum(group.map(({ amount }) => amount)),
  }))
  const priced = groups.filter(({ category }) => category !== 'O')
  const shares = priced.length > 0 ? priced : groups
  // A credit is the mirror of its invoice: its sums are below 0, and so is its discount.
  const isCredit = compare(sum(shares.map(({ amount }) => amount)), '0') < 0
  const weights = shares.map(({ amount }) => greater(isCredit ? negated(amount) : amount, '0'))
  if (weights.every((weight) => compare(weight, '0') === 0))
    throw new RangeError(`There is nothing to take a discount of ${discount} off. Give lines with an amount first.`)
  return split(discount, weights, digits)
    .map((part, at) => ({ ...shares[at]!, amount: negated(part) }))
    .filter(({ amount }) => compare(amount, '0') !== 0)
}
