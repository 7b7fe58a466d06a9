export {
  type FunctionKey,
  functionKeys,
  type Kind,
  kinds,
  type Locale,
  locales,
  materialOrdererKinds,
  type SessionUser,
  type UserGroup,
  type UserGroupConfig,
} from './people/user.ts'
export { admits, type Guard, type GuardContext } from './people/guard.ts'
export {
  canSwitchOrganisation,
  type Concierge,
  conciergeEntries,
  conciergeEntryAllowed,
  isAdminUser,
  isConcierge,
  isOwnerAdmin,
  switchableOrganisations,
} from './people/organisation.ts'
export { allowsSkuNameFreeInput, hasFunction, isMaterialOrderer, showsSkuMaster } from './people/permissions.ts'
export {
  parseQuery,
  stringifyQuery,
  type QueryInput,
  type QueryRecord,
  type QueryValue,
} from './address/bracket-query.ts'
export {
  compare,
  type Decimal,
  isDecimal,
  minus,
  percent,
  percentOf,
  ratio,
  round,
  type Rounding,
  roundings,
  sum,
  times,
} from './money/decimal.ts'
export { split } from './money/split.ts'
export { type ExchangeRate, fromBase, minorUnits, roundMoney, toBase } from './money/currency.ts'
export { clothAmount, wholesalePrice } from './money/price.ts'
export { type TaxedLine, taxOn, type TaxTotal, taxTotals, taxWithin } from './money/tax.ts'
export { settle } from './money/settlement.ts'
export { matrixAmount, matrixTotals } from './quantity/matrix.ts'
export { type MaterialNeed, requirement, rollsFor } from './quantity/requirement.ts'
export {
  addDays,
  addMonths,
  daysBetween,
  daysInMonth,
  endOfMonth,
  isBusinessDate,
  startOfMonth,
  startOfWeek,
  weekday,
  type BusinessDate,
} from './dates/business-date.ts'
export {
  defaultSeasonStartMonths,
  inSeason,
  lastYear,
  type Season,
  seasonAfter,
  seasonOf,
  seasonOn,
} from './merchandising/season.ts'
export {
  moveToPeriod,
  periodOf,
  type PeriodUnit,
  periodUnits,
  type ReleasePeriod,
  releasePeriods,
} from './merchandising/periods.ts'
export {
  counts,
  type MerchandisingStatus,
  merchandisingStatuses,
  type MerchandisingTransition,
  merchandisingTransitions,
  type NamedStep,
  transitionBetween,
  transitionsFrom,
} from './merchandising/status.ts'
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
} from './merchandising/figures.ts'
export {
  addPlannedSums,
  cellTotals,
  type CellTotals,
  type PlannedItem,
  plannedSums,
  type PlannedSums,
  totalsOf,
} from './merchandising/cell-totals.ts'
export {
  allowedThumbnailSize,
  defaultThumbnailSize,
  type ThumbnailSize,
  thumbnailSizeFor,
  thumbnailSizes,
} from './media/thumbnail-size.ts'
export { videoLink, type VideoLink } from './media/video-link.ts'
export { previewKind, type PreviewKind } from './media/preview-kind.ts'
export {
  careCategories,
  careEditions,
  currentCareEdition,
  type CareCategory,
  type CareEdition,
  type CareMeaning,
  type CareSymbolRow,
} from './labelling/care-edition.ts'
export { careCategoryOf, careSymbolsOf, findCareSymbol, inPrintedOrder } from './labelling/care-lookup.ts'
export { checkCare, type CareChoice } from './labelling/care-check.ts'
export { ironUpgrades, upgradeCare, type CareUpgrade, type IronUpgrade } from './labelling/care-upgrade.ts'
export { symbolBoard, type SymbolShape } from './labelling/symbol-shapes.ts'
export { careSymbolShape, careSymbolSvg, type SymbolSvgOptions } from './labelling/symbol-svg.ts'
export {
  fibreClasses,
  fibreOfTerm,
  fibreTerms,
  findFibre,
  otherFibres,
  type FibreClass,
  type FibreKey,
  type FibreTerm,
} from './labelling/fibre-terms.ts'
export {
  carriesFigures,
  displayModes,
  percentBounds,
  type CompositionRow,
  type DisplayMode,
  type PercentBound,
} from './labelling/composition-row.ts'
export { checkParts, type LabelPart } from './labelling/label-parts.ts'
export { isPercent, printedRows } from './labelling/composition-check.ts'
export { isWithin, toleranceOf, type Tolerance, type ToleranceOptions } from './labelling/lab-tolerance.ts'
export { compareWithLab, type LabComparison, type LabReport, type LabResult } from './labelling/lab-check.ts'
export { gtinCheckDigit, isGtin } from './labelling/gtin.ts'
export {
  labelFindingCodes,
  type LabelFinding,
  type LabelFindingCode,
} from './labelling/label-finding.ts'
export { blocksApproval, checkLabel, type LabelContent } from './labelling/label-check.ts'
export {
  editLabel,
  labelStatusAfter,
  labelStatuses,
  labelTransitions,
  labelTransitionsFrom,
  type LabelEdit,
  type LabelStatus,
  type LabelTransition,
  type LabelVersion,
} from './labelling/label-status.ts'
