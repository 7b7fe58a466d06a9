import { minus, percent, ratio, type Decimal } from '../money/decimal.ts'
import {
  budgetGap,
  costRate,
  crossRatio,
  fullPriceSellThrough,
  gmroi,
  grossMargin,
  grossMarginRate,
  markdownRate,
  markupRate,
  openToBuy,
  sellThrough,
  type StockPlan,
  type Trading,
} from './figures.ts'

/** What a report may be laid out by. Layers of categories count from the top. */
export const reportDimensions = [
  'brand',
  'season',
  'category1',
  'category2',
  'category3',
  'brandCategory1',
  'brandCategory2',
  'month',
  'half',
  'week',
  'status',
  'priceBand',
  'colour',
] as const
export type ReportDimension = (typeof reportDimensions)[number]

/** Where a budget says something: it is made for a brand, a category and a month. */
export const budgetedDimensions: readonly ReportDimension[] = [
  'brand',
  'season',
  'category1',
  'category2',
  'category3',
  'brandCategory1',
  'brandCategory2',
  'month',
]

/** What is counted in a place, and how it is written: a count, money, percent or a plain factor. */
export const measureKinds = {
  styles: 'count',
  quantity: 'count',
  retail: 'money',
  cost: 'money',
  averagePrice: 'money',
  costRate: 'percent',
  markupRate: 'percent',
  salesPlan: 'money',
  plannedMargin: 'money',
  plannedMarginRate: 'percent',
  budget: 'money',
  budgetGap: 'money',
  budgetRate: 'percent',
  openToBuy: 'money',
  ordered: 'count',
  received: 'count',
  sold: 'count',
  sales: 'money',
  sellThrough: 'percent',
  fullPriceSellThrough: 'percent',
  grossMargin: 'money',
  grossMarginRate: 'percent',
  markdownRate: 'percent',
  gmroi: 'factor',
  crossRatio: 'percent',
} as const
export type ReportMeasure = keyof typeof measureKinds
export type MeasureKind = (typeof measureKinds)[ReportMeasure]
export const reportMeasures = Object.keys(measureKinds) as [ReportMeasure, ...ReportMeasure[]]

/** Plain sums of one place; every figure of it, also of a larger place, is made of these (domain §4.10). */
export interface ReportSums {
  styles: Decimal
  quantity: Decimal
  retail: Decimal
  cost: Decimal
  /** Of products whose cost and price are both known. */
  costedRetail: Decimal
  costedCost: Decimal
  salesPlan: Decimal
  /** Of products whose cost and sales plan are both known. */
  costedSalesPlan: Decimal
  plannedCost: Decimal
  /** Null where no budget was made. */
  budget: StockPlan | null
  /** Ordered by shops at exhibitions. */
  ordered: Decimal
  trading: Trading
}

/** One figure of a place; null, shown as –, where its divisor is 0 or nothing is known. */
export function measureOf(measure: ReportMeasure, sums: ReportSums): Decimal | null {
  return measures[measure](sums)
}

const measures: Record<ReportMeasure, (sums: ReportSums) => Decimal | null> = {
  styles: ({ styles }) => styles,
  quantity: ({ quantity }) => quantity,
  retail: ({ retail }) => retail,
  cost: ({ cost }) => cost,
  averagePrice: ({ retail, quantity }) => ratio(retail, quantity, 0),
  costRate: ({ costedCost, costedRetail }) => costRate(costedCost, costedRetail),
  markupRate: ({ costedCost, costedRetail }) => markupRate(costedCost, costedRetail),
  salesPlan: ({ salesPlan }) => salesPlan,
  plannedMargin: ({ costedSalesPlan, plannedCost }) => minus(costedSalesPlan, plannedCost),
  plannedMarginRate: ({ costedSalesPlan, plannedCost }) =>
    percent(minus(costedSalesPlan, plannedCost), costedSalesPlan),
  budget: ({ budget }) => budget?.plannedSales ?? null,
  budgetGap: ({ retail, budget }) => budgetGap(retail, budget?.plannedSales ?? null),
  budgetRate: ({ retail, budget }) => (budget ? percent(retail, budget.plannedSales) : null),
  openToBuy: ({ budget }) => (budget ? openToBuy(budget) : null),
  ordered: ({ ordered }) => ordered,
  received: ({ trading }) => trading.receivedQuantity,
  sold: ({ trading }) => trading.soldQuantity,
  sales: ({ trading }) => trading.sales,
  sellThrough: ({ trading }) => sellThrough(trading),
  fullPriceSellThrough: ({ trading }) => fullPriceSellThrough(trading),
  grossMargin: ({ trading }) => grossMargin(trading),
  grossMarginRate: ({ trading }) => grossMarginRate(trading),
  markdownRate: ({ trading }) => markdownRate(trading),
  gmroi: ({ trading }) => gmroi(trading),
  crossRatio: ({ trading }) => crossRatio(trading),
}

/** Lower ends of price bands in yen; a currency with cents is read in hundreds of yen. */
const bandsInYen = [0, 3_000, 5_000, 8_000, 12_000, 18_000, 30_000, 50_000]

/** Lower ends of the price bands of a currency, ascending. */
export function priceBands(minorDigits: number): number[] {
  return bandsInYen.map((edge) => (minorDigits > 0 ? edge / 100 : edge))
}
