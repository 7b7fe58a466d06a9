import { billable } from '../../documents/progress.ts'
import { minorUnits } from '../../money/currency.ts'
import {
  absolute,
  compare,
  greater,
  lesser,
  minus,
  percentOf,
  ratio,
  times,
  type Decimal,
} from '../../money/decimal.ts'
import { lineAmount } from '../amounts/document-line.ts'
import type { InvoicedLine, MatchSetting, OrderedLine } from './invoiced-line.ts'

/** What of an invoiced line differs from what was ordered and accepted. */
export const lineDifferenceKinds = ['not_ordered', 'not_received', 'quantity', 'price'] as const
export type LineDifferenceKind = (typeof lineDifferenceKinds)[number]

export interface LineMatchDifference {
  readonly lineId: number
  readonly kind: LineDifferenceKind
  /** Pieces more than may be billed, or the unit price above the ordered one; negative where less is asked. */
  readonly by: Decimal
  /** What of the invoiced amount hangs on it. */
  readonly money: Decimal
  /** Of pieces that may not be billed: rejected, billed before, and never received or ordered. */
  readonly causes: Readonly<Record<'rejected' | 'billedBefore' | 'short', Decimal>> | null
}

export interface MatchedLine {
  readonly lineId: number
  /** As invoiced, and as order and acceptance bear it; with the tax or without as the invoice is entered. */
  readonly invoiced: Decimal
  readonly matched: Decimal
  readonly isQuantityRight: boolean
  readonly isPriceRight: boolean
  readonly differences: readonly LineMatchDifference[]
}

/** Holds one line against its order and what of it was accepted (domain §3.7, three-way match). */
export function matchLine(line: InvoicedLine, setting: MatchSetting): MatchedLine {
  const invoiced = amountOf(line, line.quantity, line.unitPrice, setting)
  // A discount or a return that no order names asks for less, and is taken as it is.
  if (line.order === null && compare(invoiced, '0') <= 0) return matchedLine(line, invoiced, invoiced, [])
  if (line.order === null) {
    const difference = {
      lineId: line.id,
      kind: 'not_ordered',
      by: line.quantity,
      money: invoiced,
      causes: null,
    } as const
    return matchedLine(line, invoiced, '0', [difference])
  }
  const quantity = payableQuantity(line.quantity, line.order, setting)
  const accepted = amountOf(line, quantity, line.unitPrice, setting)
  const ordered = amountOf(line, quantity, line.order.unitPrice, setting)
  const above = minus(line.unitPrice, line.order.unitPrice)
  const isTolerated = compare(absolute(above), toleratedPrice(line.order, setting)) <= 0
  const priceMoney = minus(accepted, ordered)
  // Who asks less than was agreed is paid what he asks; that it is less still has to be seen.
  const matched = isTolerated || compare(above, '0') < 0 ? accepted : ordered
  return matchedLine(line, invoiced, matched, [
    ...quantityDifference(line, line.order, quantity, minus(invoiced, accepted)),
    ...(isTolerated ? [] : [{ lineId: line.id, kind: 'price' as const, by: above, money: priceMoney, causes: null }]),
  ])
}

function matchedLine(
  { id }: InvoicedLine,
  invoiced: Decimal,
  matched: Decimal,
  differences: readonly LineMatchDifference[],
): MatchedLine {
  return {
    lineId: id,
    invoiced,
    matched,
    isQuantityRight: differences.every(({ kind }) => kind === 'price'),
    isPriceRight: differences.every(({ kind }) => kind !== 'price' && kind !== 'not_ordered'),
    differences,
  }
}

/** Of part of a line counts the part of its discount. */
function amountOf(line: InvoicedLine, quantity: Decimal, unitPrice: Decimal, setting: MatchSetting): Decimal {
  const { currency, lineRounding } = setting
  const share = ratio(times(line.discount, quantity), line.quantity, minorUnits(currency), 'down')
  return lineAmount({ quantity, unitPrice, discount: share ?? line.discount }, currency, lineRounding)
}

/** No more than may be billed; goods that go back are taken as they are. */
function payableQuantity(invoiced: Decimal, { progress }: OrderedLine, { policy }: MatchSetting): Decimal {
  return compare(invoiced, '0') < 0 ? invoiced : lesser(invoiced, billable(progress, policy))
}

const toleratedPrice = ({ unitPrice }: OrderedLine, { tolerance }: MatchSetting): Decimal =>
  greater(tolerance.unitPrice, percentOf(unitPrice, tolerance.pricePercent))

function quantityDifference(
  { id, quantity }: InvoicedLine,
  { progress }: OrderedLine,
  payable: Decimal,
  money: Decimal,
): LineMatchDifference[] {
  const over = minus(quantity, payable)
  if (compare(over, '0') === 0) return []
  const rejected = lesser(over, progress.rejected)
  const billedBefore = lesser(minus(over, rejected), minus(progress.billed, progress.credited))
  const causes = { rejected, billedBefore, short: minus(minus(over, rejected), billedBefore) }
  const isReceived = compare(progress.received, '0') > 0
  return [{ lineId: id, kind: isReceived ? 'quantity' : 'not_received', by: over, money, causes }]
}
