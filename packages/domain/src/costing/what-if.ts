import { compare, minus, ratio, sum, times, type Decimal } from '../money/decimal.ts'
import { piecesOf, priceOf, type CostLine } from './cost-line.ts'
import { costFigures, type CostSheet } from './cost-sheet.ts'

/** What is tried: nothing of it is kept anywhere. */
export interface WhatIf {
  readonly quantity?: Decimal
  /** Another rate by currency. */
  readonly rates?: Readonly<Record<string, Decimal>>
  /** Another loss in percent, by the place of a line. */
  readonly losses?: Readonly<Record<number, Decimal>>
}

/** The same sheet under other circumstances; the sheet that is given stays as it is. */
export function supposed<Line extends CostLine>(
  sheet: CostSheet<Line>,
  { quantity, rates, losses }: WhatIf,
): CostSheet<Line> {
  return {
    ...sheet,
    quantity: quantity ?? sheet.quantity,
    rates: sheet.rates.map((kept) => ({ ...kept, rate: rates?.[kept.currency] ?? kept.rate })),
    lines: sheet.lines.map((line, at) => ({ ...line, lossPercent: losses?.[at] ?? line.lossPercent })),
  }
}

/** Lines whose price is another one by its steps, with both prices in the line's currency. */
export function priceMoves(
  before: CostSheet,
  after: CostSheet,
): { readonly at: number; readonly before: Decimal; readonly after: Decimal }[] {
  return before.lines.flatMap((line, at) => {
    const [was, is] = [priceOf(line, before), priceOf(after.lines[at]!, after)]
    return was !== null && is !== null && compare(was, is) !== 0 ? [{ at, before: was, after: is }] : []
  })
}

export interface QuantityBreak {
  readonly quantity: Decimal
  readonly unitCost: Decimal
  readonly costRate: Decimal | null
  readonly total: Decimal
}

/** The most rows of a table of quantities. */
const mostBreaks = 10

/** What a garment costs at each quantity at which a price of a line changes, and at that of the sheet. */
export function quantityBreaks(sheet: CostSheet): QuantityBreak[] {
  const own = Number(sheet.quantity)
  const wanted = [
    ...new Set([Math.ceil(own / 2), own, own * 2, ...sheet.lines.flatMap((line) => stepsOf(line, sheet))]),
  ]
  return wanted
    .filter((quantity) => quantity > 0 && quantity <= 9_999_999)
    .toSorted((one, other) => one - other)
    .slice(0, mostBreaks)
    .map((quantity) => {
      const { unitCost, costRate, total } = costFigures(supposed(sheet, { quantity: String(quantity) }))
      return { quantity: String(quantity), unitCost, costRate, total }
    })
}

/** The least garments of the sheet with which a line reaches each of its steps. */
function stepsOf(line: CostLine, sheet: CostSheet): number[] {
  const priceAt = (quantity: number) => priceOf(line, { ...sheet, quantity: String(quantity) })
  return line.tiers.flatMap(({ minQuantity }) => {
    const near = compare(minQuantity, '0') > 0 ? leastGarments(line, sheet, minQuantity) : null
    if (near === null) return []
    // What is needed is rounded to two places, so a step may begin one garment earlier.
    return near > 1 && priceAt(near - 1) === priceAt(near) ? [near - 1] : [near]
  })
}

/** Garments for which a line needs so much: its requirement turned around, rounded up. */
function leastGarments(line: CostLine, sheet: CostSheet, needed: Decimal): number | null {
  const { of, all } = piecesOf(line, sheet)
  const garments = ratio(
    times(times(needed, all), minus('100', line.shrinkPercent)),
    times(times(line.consumption, of), sum(['100', line.lossPercent])),
    0,
    'up',
  )
  return garments === null ? null : Number(garments)
}
