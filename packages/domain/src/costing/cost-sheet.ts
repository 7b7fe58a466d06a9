import { roundMoney } from '../money/currency.ts'
import { compare, minus, percent, percentOf, ratio, round, sum, times, type Decimal } from '../money/decimal.ts'
import { costGroups, lineUnitCost, type CostBase, type CostGroup, type CostLine } from './cost-line.ts'

/** A sheet's head, as far as its figures follow from it. */
export interface CostSheet<Line extends CostLine = CostLine> extends CostBase {
  readonly overheadPercent: Decimal
  /** 上代 without tax, in the sheet's currency. */
  readonly retailPrice: Decimal | null
  readonly targetCost: Decimal | null
  readonly lines: readonly Line[]
}

/** Amounts are of one garment in the sheet's currency; what has no basis is null and shown as –. */
export interface CostFigures {
  /** In the order of the lines; null without a price or a rate. */
  readonly lines: readonly (Decimal | null)[]
  readonly groups: Readonly<Record<CostGroup, Decimal>>
  readonly subtotal: Decimal
  readonly overhead: Decimal
  /** Half up to what the currency can pay, ¥1, once. */
  readonly unitCost: Decimal
  /** 原価率: unit cost in percent of the retail price. */
  readonly costRate: Decimal | null
  /** 値入率: 100 − 原価率. */
  readonly markup: Decimal | null
  readonly margin: Decimal | null
  /** Unit cost − target. */
  readonly aboveTarget: Decimal | null
  readonly total: Decimal
  /** Lines that cannot be counted. */
  readonly missing: number
}

/** What a sheet comes to (domain §3.5): lines and overhead to two places each, their sum rounded once. */
export function costFigures(sheet: CostSheet): CostFigures {
  const lines = sheet.lines.map((line) => lineUnitCost(line, sheet))
  const sumOf = (wanted: (group: CostGroup) => boolean) =>
    round(sum(lines.filter((cost, at) => cost !== null && wanted(sheet.lines[at]!.group)) as Decimal[]), 2)
  const subtotal = sumOf(() => true)
  const overhead = round(percentOf(subtotal, sheet.overheadPercent), 2)
  const unitCost = roundMoney(sum([subtotal, overhead]), sheet.currency)
  const { retailPrice, targetCost } = sheet
  const costRate = retailPrice === null ? null : percent(unitCost, retailPrice)
  return {
    lines,
    groups: Object.fromEntries(costGroups.map((key) => [key, sumOf((group) => group === key)])) as Record<
      CostGroup,
      Decimal
    >,
    subtotal,
    overhead,
    unitCost,
    costRate,
    markup: costRate === null ? null : round(minus('100', costRate), 1),
    margin: retailPrice === null ? null : minus(retailPrice, unitCost),
    aboveTarget: targetCost === null ? null : minus(unitCost, targetCost),
    total: times(unitCost, sheet.quantity),
    missing: lines.filter((cost) => cost === null).length,
  }
}

/** The retail price at which a cost is so many percent of it, up to the next full hundred of yen, else of units. */
export function retailFor(unitCost: Decimal, ratePercent: Decimal, currency: string): Decimal | null {
  if (compare(ratePercent, '0') <= 0) return null
  const step = currency === 'JPY' ? '100' : '1'
  const steps = ratio(times(unitCost, '100'), times(ratePercent, step), 0, 'up')
  return steps && times(steps, step)
}
