import { minus, percent, ratio, sum, times, percentOf, type Decimal } from '../money/decimal.ts'

/**
 * What was bought and sold in one place of a report, as sums. Money is tax-exclusive and in one currency;
 * a figure of a larger place comes from added sums, never from averaged percentages (domain §3.14).
 */
export interface Trading {
  receivedQuantity: Decimal
  /** List price × quantity received. */
  receivedAtList: Decimal
  soldQuantity: Decimal
  sales: Decimal
  /** List price × quantity sold, at whatever price. */
  soldAtList: Decimal
  /** Sales made at list price. */
  fullPriceSales: Decimal
  costOfSales: Decimal
  averageStockAtCost: Decimal
  averageStockAtRetail: Decimal
}

/** Adds places up. */
export function addTrading(places: readonly Trading[]): Trading {
  const total = (key: keyof Trading) => sum(places.map((place) => place[key]))
  return {
    receivedQuantity: total('receivedQuantity'),
    receivedAtList: total('receivedAtList'),
    soldQuantity: total('soldQuantity'),
    sales: total('sales'),
    soldAtList: total('soldAtList'),
    fullPriceSales: total('fullPriceSales'),
    costOfSales: total('costOfSales'),
    averageStockAtCost: total('averageStockAtCost'),
    averageStockAtRetail: total('averageStockAtRetail'),
  }
}

/** 消化率: sold ÷ received quantity, in percent; null where nothing came in. */
export function sellThrough({ soldQuantity, receivedQuantity }: Trading, digits = 1): Decimal | null {
  return percent(soldQuantity, receivedQuantity, digits)
}

/** プロパー消化率: full-price sales ÷ list value received, in percent. */
export function fullPriceSellThrough({ fullPriceSales, receivedAtList }: Trading, digits = 1): Decimal | null {
  return percent(fullPriceSales, receivedAtList, digits)
}

/** 粗利: sales − cost of sales, money. */
export function grossMargin({ sales, costOfSales }: Trading): Decimal {
  return minus(sales, costOfSales)
}

/** 粗利率: gross margin ÷ sales, in percent. */
export function grossMarginRate(trading: Trading, digits = 1): Decimal | null {
  return percent(grossMargin(trading), trading.sales, digits)
}

/** 値下げ率: 1 − sales ÷ list value of the units sold, in percent. */
export function markdownRate({ sales, soldAtList }: Trading, digits = 1): Decimal | null {
  return percent(minus(soldAtList, sales), soldAtList, digits)
}

/** GMROI: gross margin ÷ average stock at cost, a factor. */
export function gmroi(trading: Trading, digits = 2): Decimal | null {
  return ratio(grossMargin(trading), trading.averageStockAtCost, digits)
}

/** 交叉比率: gross margin ÷ average stock at retail, in percent. */
export function crossRatio(trading: Trading, digits = 1): Decimal | null {
  return percent(grossMargin(trading), trading.averageStockAtRetail, digits)
}

export interface StockPlan {
  plannedSales: Decimal
  plannedMarkdown: Decimal
  /** BOM: stock at the beginning of the month. */
  openingStock: Decimal
  /** EOM: stock wanted at its end. */
  closingStock: Decimal
  onOrder: Decimal
}

/** OTB: planned sales + markdown + EOM − BOM − on order; negative means over-bought. */
export function openToBuy(plan: StockPlan): Decimal {
  const wanted = sum([plan.plannedSales, plan.plannedMarkdown, plan.closingStock])
  return minus(wanted, sum([plan.openingStock, plan.onOrder]))
}

/** 原価率: cost ÷ retail, in percent. */
export function costRate(cost: Decimal, retail: Decimal, digits = 1): Decimal | null {
  return percent(cost, retail, digits)
}

/** 値入率: 1 − cost ÷ retail, in percent. */
export function markupRate(cost: Decimal, retail: Decimal, digits = 1): Decimal | null {
  return percent(minus(retail, cost), retail, digits)
}

/** Planned retail − budget: positive is over; null without a budget. */
export function budgetGap(retail: Decimal, budget: Decimal | null): Decimal | null {
  return budget === null ? null : minus(retail, budget)
}

/** Stock at cost after sales at retail, when the markup holds for all of it. */
export function closingStockAtCost(stock: Decimal, sales: Decimal, markupPercent: Decimal): Decimal {
  return minus(stock, percentOf(sales, minus('100', markupPercent)))
}

/** Sales at retail needed to bring the stock at cost down to a level; null at a markup of 100 %. */
export function salesToReach(stock: Decimal, closing: Decimal, markupPercent: Decimal, digits = 0): Decimal | null {
  return ratio(times(minus(stock, closing), '100'), minus('100', markupPercent), digits)
}
