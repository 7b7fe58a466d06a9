import { expect, it } from 'vitest'
import { sum, times } from '../money/decimal.ts'
import * as figures from './figures.ts'
import type { Trading } from './figures.ts'

type Given = Record<'received' | 'list' | 'cost' | 'full' | 'marked' | 'markedPrice' | 'stock', string>

/** A style received at list price and cost, sold partly at full price and partly marked down. */
function style(given: Given): Trading {
  const soldQuantity = sum([given.full, given.marked])
  const fullPriceSales = times(given.full, given.list)
  return {
    receivedQuantity: given.received,
    receivedAtList: times(given.received, given.list),
    soldQuantity,
    sales: sum([fullPriceSales, times(given.marked, given.markedPrice)]),
    soldAtList: times(soldQuantity, given.list),
    fullPriceSales,
    costOfSales: times(soldQuantity, given.cost),
    averageStockAtCost: times(given.stock, given.cost),
    averageStockAtRetail: times(given.stock, given.list),
  }
}

const published = style({
  received: '1000',
  list: '10000',
  cost: '3000',
  full: '520',
  marked: '280',
  markedPrice: '7000',
  stock: '600',
})

it('§5 case 35: every figure of one style', () => {
  expect(published.sales).toBe('7160000')
  expect(figures.grossMargin(published)).toBe('4760000')
  expect(figures.grossMarginRate(published, 2)).toBe('66.48')
  expect(figures.sellThrough(published)).toBe('80.0')
  expect(figures.fullPriceSellThrough(published)).toBe('52.0')
  expect(figures.markdownRate(published)).toBe('10.5')
  expect(published.averageStockAtCost).toBe('1800000')
  expect(figures.gmroi(published)).toBe('2.64')
  expect(figures.crossRatio(published)).toBe('79.3')
})

it('§5 case 37: open to buy, both published examples', () => {
  const plan = { plannedSales: '100', plannedMarkdown: '10', closingStock: '150', openingStock: '120', onOrder: '30' }
  expect(figures.openToBuy(plan)).toBe('110')
  const other = { ...plan, plannedSales: '30000', plannedMarkdown: '700', closingStock: '50000', openingStock: '60000' }
  expect(figures.openToBuy({ ...other, onOrder: '0' })).toBe('20700')
  expect(figures.openToBuy({ ...plan, onOrder: '160' })).toBe('-20')
})

it('§5 case 38: stock at cost after sales, and sales to reach a stock', () => {
  expect(figures.closingStockAtCost('5.00', '8.00', '65')).toBe('2.2')
  expect(figures.salesToReach('5.00', '1.00', '65', 2)).toBe('11.43')
  expect(figures.closingStockAtCost('5000000', '8000000', '65')).toBe('2200000')
})

it('§3.14 cost rate, markup and budget gap', () => {
  expect(figures.costRate('3300', '10000')).toBe('33.0')
  expect(figures.markupRate('3300', '10000')).toBe('67.0')
  expect(figures.budgetGap('1200000', '1000000')).toBe('200000')
  expect(figures.budgetGap('900000.5', '1000000')).toBe('-99999.5')
  expect(figures.budgetGap('1', null)).toBeNull()
})

it('§3.14 ÷0 has no figure', () => {
  const none = figures.addTrading([])
  const { sellThrough, fullPriceSellThrough, grossMarginRate, markdownRate, gmroi, crossRatio } = figures
  for (const figure of [sellThrough, fullPriceSellThrough, grossMarginRate, markdownRate, gmroi, crossRatio]) {
    expect(figure(none), figure.name).toBeNull()
  }
  expect(figures.salesToReach('5', '1', '100')).toBeNull()
})

it('§3.14 subtotals come from sums, never from averaged percentages', () => {
  const given = { received: '10', list: '5000', cost: '2000', full: '10', marked: '0', markedPrice: '0', stock: '5' }
  const small = style(given)
  const total = figures.addTrading([published, small])
  expect(figures.sellThrough(small)).toBe('100.0')
  expect(figures.sellThrough(total)).toBe('80.2')
  expect(figures.grossMarginRate(total, 2)).toBe('66.44')
})

it('§3.14 holds between figures, whatever the numbers', () => {
  for (let seed = 1; seed <= 200; seed += 1) {
    const [received, full, marked] = [1000 + seed, (seed * 37) % 500, (seed * 53) % 400]
    const list = 3900 + ((seed * 617) % 20_000)
    const given = {
      received: String(received),
      list: String(list),
      cost: String(Math.round(list * 0.31)),
      full: String(full),
      marked: String(marked),
      markedPrice: String(Math.round(list * 0.7)),
      stock: String(received - full),
    }
    const one = style(given)
    const sold = full + marked
    expect(figures.sellThrough(one)).toBe(((sold / received) * 100).toFixed(1))
    if (sold === 0) continue
    // Doubling every sum changes no ratio
    const twice = figures.addTrading([one, one])
    expect(figures.crossRatio(twice)).toBe(figures.crossRatio(one))
    expect(figures.gmroi(twice)).toBe(figures.gmroi(one))
    expect(figures.markdownRate(twice)).toBe(figures.markdownRate(one))
    expect(sum([figures.grossMargin(one), one.costOfSales])).toBe(one.sales)
    const rates = [figures.costRate(given.cost, given.list), figures.markupRate(given.cost, given.list)]
    expect(sum(rates.map((rate) => rate ?? ''))).toBe('100')
  }
})
