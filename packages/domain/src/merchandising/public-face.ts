export { defaultSeasonStartMonths, inSeason, lastYear, type Season, seasonAfter, seasonOf, seasonOn } from './season.ts'
export { moveToPeriod, periodOf, type PeriodUnit, periodUnits, type ReleasePeriod, releasePeriods } from './periods.ts'
export {
  counts,
  type MerchandisingStatus,
  merchandisingStatuses,
  type MerchandisingTransition,
  merchandisingTransitions,
  type NamedStep,
  transitionBetween,
  transitionsFrom,
} from './status.ts'
export {
  addTrading,
  budgetGap,
  closingStockAtCost,
  costRate,
  crossRatio,
  fullPriceSellThrough,
  gmroi,
  grossMargin,
  grossMarginRate,
  markdownRate,
  markupRate,
  openToBuy,
  salesToReach,
  sellThrough,
  type StockPlan,
  type Trading,
} from './figures.ts'
export {
  addPlannedSums,
  cellTotals,
  type CellTotals,
  type PlannedItem,
  plannedSums,
  type PlannedSums,
  totalsOf,
} from './cell-totals.ts'
export {
  budgetedDimensions,
  type MeasureKind,
  measureKinds,
  measureOf,
  priceBands,
  type ReportDimension,
  reportDimensions,
  type ReportMeasure,
  reportMeasures,
  type ReportSums,
} from './report.ts'
export { type GridLine, reportGrid, type ReportGrid } from './report-grid.ts'
export {
  placeFinder,
  reportWordFiles,
  type ReportWordMessages,
  reportWords,
  type ReportWords,
} from './report-words/report-words.ts'
