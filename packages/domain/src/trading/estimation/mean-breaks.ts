import { compare, greater, ratio, sum, times, type Decimal } from '../../money/decimal.ts'
import type { QuantityBreak } from './quantity-break.ts'

/** A break by pieces of one style; where it names none, by pieces of all, for styles without their own (domain, readings). */
export interface StyleBreak extends QuantityBreak {
  readonly item: string | null
}

/** What is quoted of one style, all colours and sizes together, and what it comes to. */
export interface QuotedStyle {
  readonly item: string
  readonly quantity: Decimal
  readonly amount: Decimal
}

/**
 * The breaks of a quotation as a whole, rising: pieces of all styles in the shares in which they are quoted, and what one
 * costs in the mean, to four digits. They begin where every style is made. A style that no break is about has the price
 * of its lines, whatever the quantity.
 */
export function meanBreaks(styles: readonly QuotedStyle[], breaks: readonly StyleBreak[]): QuantityBreak[] {
  const quoted = styles.filter(({ quantity }) => compare(quantity, '0') > 0)
  const whole = sum(quoted.map(({ quantity }) => quantity))
  const ladders = quoted.map((style) => ({ style, steps: stepsOf(style, whole, breaks) }))
  const least = ladders.map(({ steps }) => steps[0]!.from).reduce(greater, '0')
  const begins = ladders.flatMap(({ steps }) => steps.map(({ from }) => greater(from, least)))
  return distinct(begins).map((minQuantity) => ({ minQuantity, unitPrice: meanAt(minQuantity, ladders, whole) }))
}

interface Step {
  /** Pieces of all styles from which the price holds. */
  readonly from: Decimal
  readonly unitPrice: Decimal
}

interface Ladder {
  readonly style: QuotedStyle
  readonly steps: readonly Step[]
}

/** The prices of one style by pieces of all, rising. */
function stepsOf({ item, quantity, amount }: QuotedStyle, whole: Decimal, breaks: readonly StyleBreak[]): Step[] {
  const own = breaks.filter((each) => each.item === item)
  const shared = breaks.filter((each) => each.item === null)
  if (own.length + shared.length === 0) return [{ from: '1', unitPrice: mean(amount, quantity) }]
  return (own.length > 0 ? own : shared)
    .map(({ item: style, minQuantity, unitPrice }) => ({
      from: style === null ? minQuantity : plain(ratio(times(minQuantity, whole), quantity, 2, 'up')),
      unitPrice,
    }))
    .toSorted((one, other) => compare(one.from, other.from))
}

function meanAt(pieces: Decimal, ladders: readonly Ladder[], whole: Decimal): Decimal {
  const amounts = ladders.map(({ style, steps }) =>
    times(style.quantity, steps.findLast(({ from }) => compare(from, pieces) <= 0)!.unitPrice),
  )
  return mean(sum(amounts), whole)
}

/** Without digits that say nothing: of quantities above 0 a ratio is never null. */
const plain = (figure: Decimal | null): Decimal => sum([figure ?? '0'])
const mean = (amount: Decimal, pieces: Decimal): Decimal => plain(ratio(amount, pieces, 4))

const distinct = (list: readonly Decimal[]): Decimal[] =>
  list.toSorted(compare).filter((each, at, all) => at === 0 || compare(each, all[at - 1]!) !== 0)
