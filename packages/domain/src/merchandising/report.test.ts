import { describe, expect, it } from 'vitest'
import { measureOf, priceBands, type ReportMeasure, type ReportSums } from './report.ts'

const nothing = {
  receivedQuantity: '0',
  receivedAtList: '0',
  soldQuantity: '0',
  sales: '0',
  soldAtList: '0',
  fullPriceSales: '0',
  costOfSales: '0',
  averageStockAtCost: '0',
  averageStockAtRetail: '0',
}
const empty: ReportSums = {
  styles: '0',
  quantity: '0',
  retail: '0',
  cost: '0',
  costedRetail: '0',
  costedCost: '0',
  salesPlan: '0',
  costedSalesPlan: '0',
  plannedCost: '0',
  budget: null,
  ordered: '0',
  trading: nothing,
}
/** Golden 35: 1,000 received at 10,000, cost 3,000; 520 sold full, 280 at 7,000; average stock 1.8 M at cost, 6 M at retail. */
const golden: ReportSums = {
  ...empty,
  trading: {
    receivedQuantity: '1000',
    receivedAtList: '10000000',
    soldQuantity: '800',
    sales: '7160000',
    soldAtList: '8000000',
    fullPriceSales: '5200000',
    costOfSales: '2400000',
    averageStockAtCost: '1800000',
    averageStockAtRetail: '6000000',
  },
}

describe('golden 35 as figures of a report', () => {
  it.each<[ReportMeasure, string]>([
    ['sales', '7160000'],
    ['grossMargin', '4760000'],
    ['grossMarginRate', '66.5'],
    ['sellThrough', '80.0'],
    ['fullPriceSellThrough', '52.0'],
    ['markdownRate', '10.5'],
    ['gmroi', '2.64'],
    ['crossRatio', '79.3'],
  ])('%s', (measure, expected) => expect(measureOf(measure, golden)).toBe(expected))
})

describe('golden 37: open to buy', () => {
  it.each([
    [['100', '10', '120', '150', '30'], '110'],
    [['30000', '700', '60000', '50000', '0'], '20700'],
  ])('%j', ([plannedSales, plannedMarkdown, openingStock, closingStock, onOrder], expected) => {
    const budget = {
      plannedSales: plannedSales!,
      plannedMarkdown: plannedMarkdown!,
      openingStock: openingStock!,
      closingStock: closingStock!,
      onOrder: onOrder!,
    }
    expect(measureOf('openToBuy', { ...empty, budget })).toBe(expected)
  })
})

describe('§3.14 subtotals from sums, never averaged percentages; ÷0 is –', () => {
  it('rates come from the sums of the larger place', () => {
    // 50 % of 100 and 20 % of 900 are 23 %, not 35 %.
    expect(measureOf('costRate', { ...empty, costedCost: '230', costedRetail: '1000' })).toBe('23.0')
  })
  it.each<ReportMeasure>([
    'averagePrice',
    'costRate',
    'markupRate',
    'plannedMarginRate',
    'budget',
    'budgetGap',
    'budgetRate',
    'openToBuy',
    'sellThrough',
    'fullPriceSellThrough',
    'grossMarginRate',
    'markdownRate',
    'gmroi',
    'crossRatio',
  ])('%s of nothing is null', (measure) => expect(measureOf(measure, empty)).toBeNull())
})

it('price bands follow the currency', () => {
  expect(priceBands(0).slice(0, 3)).toEqual([0, 3_000, 5_000])
  expect(priceBands(2).slice(0, 3)).toEqual([0, 30, 50])
})
