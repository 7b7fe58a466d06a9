export {
  afterTransition,
  type ExhibitionOrderStatus,
  exhibitionOrderStatuses,
  type ExhibitionOrderTransition,
  exhibitionOrderTransitions,
  type ExhibitionPhase,
  exhibitionPhase,
  orderTransitionsFrom,
} from './order-status.ts'
export {
  exhibitionUnitPrice,
  type MinimumGaps,
  minimumGaps,
  type OrderLine,
  type OrderMinimums,
  type OrderTotals,
  orderTotals,
  type PriceMode,
  priceModes,
} from './order-totals.ts'
