import { requirement } from '../quantity/requirement.ts'
import { type PriceTier, tierAt } from '../materials/price-tiers.ts'
import { percentOf, ratio, sum, times, type Decimal } from '../money/decimal.ts'

/** What a line of a cost sheet is for, in the order in which a sheet is read (domain §3.5). */
export const costGroups = [
  'fabric',
  'lining',
  'trim',
  'label',
  'cmt',
  'wash_print',
  'inspection',
  'packing',
  'freight',
  'duty',
  'other',
] as const
export type CostGroup = (typeof costGroups)[number]

/** Pieces of one colour of the style. */
export interface ColorQuantity {
  readonly name: string
  /** Garments, a whole number. */
  readonly quantity: number
}

/** One line: what a garment takes of something, and what that costs. Percentages are written `5` for 5 %. */
export interface CostLine {
  readonly group: CostGroup
  /** In the line's unit, per garment. */
  readonly consumption: Decimal
  readonly lossPercent: Decimal
  readonly shrinkPercent: Decimal
  /** Null while nobody has said a price. */
  readonly unitPrice: Decimal | null
  readonly currency: string
  /** Steps of price by what the line needs in all; they go before `unitPrice`. */
  readonly tiers: readonly PriceTier[]
  /** Names of the colours it is for; empty: all of them. */
  readonly colors: readonly string[]
  /** Each colour is bought for itself, so rolls round up per colour (domain, readings of 2026-11-22). */
  readonly byColor: boolean
  /** What a roll, reel or bag holds, in the line's unit. */
  readonly packSize: Decimal | null
  readonly moq: Decimal | null
}

/** What `perUnits` of a currency cost in the currency of the sheet, as it was kept. */
export interface KeptRate {
  readonly currency: string
  readonly rate: Decimal
  readonly perUnits: number
}

/** Whom a sheet is for: how many garments, and of which colours where that is known. */
export interface CostScope {
  /** Garments, a whole number. */
  readonly quantity: Decimal
  readonly colors: readonly ColorQuantity[]
}

export interface CostBase extends CostScope {
  /** The sheet's own currency. */
  readonly currency: string
  readonly rates: readonly KeptRate[]
}

/** Garments that a line is for, out of all of the sheet; all where its colours have no quantities. */
export function piecesOf({ colors }: Pick<CostLine, 'colors'>, scope: CostScope): { of: Decimal; all: Decimal } {
  const all = sum(scope.colors.map(({ quantity }) => String(quantity)))
  if (colors.length === 0 || all === '0') return { of: scope.quantity, all: scope.quantity }
  const within = scope.colors.filter(({ name }) => colors.includes(name))
  return { of: sum(within.map(({ quantity }) => String(quantity))), all }
}

/** Garments of a line at the quantity of the sheet, which may differ from the sum of its colours. */
function garmentsOf(line: CostLine, scope: CostScope): Decimal {
  const { of, all } = piecesOf(line, scope)
  return of === all ? scope.quantity : (ratio(times(scope.quantity, of), all, 4) ?? '0')
}

/** 所要量 in the line's unit, two places half up (domain §3.5). */
export const lineRequirement = (line: CostLine, scope: CostScope): Decimal =>
  requirement({ ...line, quantity: garmentsOf(line, scope) })

/** The price that holds for what the line needs in all, in its own currency; null while there is none. */
export function priceOf(line: CostLine, scope: CostScope): Decimal | null {
  if (line.tiers.length === 0) return line.unitPrice
  return tierAt(line.tiers, lineRequirement(line, scope))?.unitPrice ?? line.unitPrice
}

/**
 * consumption × (1 + loss) × price × fx, over the garments it is for among all: two places half up, rounded once
 * (domain §3.5). Null without a price or a rate.
 */
export function lineUnitCost(line: CostLine, base: CostBase): Decimal | null {
  const price = priceOf(line, base)
  const fx = line.currency === base.currency ? ownRate : base.rates.find(({ currency }) => currency === line.currency)
  if (price === null || !fx) return null
  const { of, all } = piecesOf(line, base)
  const share = all === '0' ? { of: '1', all: '1' } : { of, all }
  const each = percentOf(times(line.consumption, times(price, fx.rate)), sum(['100', line.lossPercent]))
  return ratio(times(each, share.of), times(String(fx.perUnits), share.all), 2)
}

const ownRate = { rate: '1', perUnits: 1 } as const
