export { type Buying, buyingOf, isPieces } from './buying.ts'
export {
  compareVersions,
  type ComparedField,
  type ComparedLine,
  type ComparedSheets,
  type VersionedLine,
} from './compare-versions.ts'
export {
  type ColorQuantity,
  type CostBase,
  type CostGroup,
  costGroups,
  type CostLine,
  type CostScope,
  type KeptRate,
  lineRequirement,
  lineUnitCost,
  piecesOf,
  priceOf,
} from './cost-line.ts'
export { type CostFigures, costFigures, type CostSheet, retailFor } from './cost-sheet.ts'
export {
  type CostLineRequestStatus,
  costLineRequestStatuses,
  costSheetLifecycle,
  type CostSheetMove,
  costSheetMoves,
  costSheetRefusal,
  type CostSheetRefusal,
  type CostSheetStatus,
  costSheetStatuses,
  isCostSheetOpen,
  mayAnswer,
  type MovingSheet,
} from './cost-status.ts'
export { type CostBar, type CostStep, costSteps, costWaterfall, moved, stepOf } from './cost-steps.ts'
export {
  type CostLineColumn,
  costLineColumns,
  type CostLineFault,
  readCostLines,
  type ReadCostLine,
} from './read-cost-lines.ts'
export { priceMoves, type QuantityBreak, quantityBreaks, supposed, type WhatIf } from './what-if.ts'
