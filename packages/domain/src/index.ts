export * from './people/user.ts'
export * from './people/guard.ts'
export * from './people/organisation.ts'
export * from './people/permissions.ts'
export {
  parseQuery,
  stringifyQuery,
  type QueryInput,
  type QueryRecord,
  type QueryValue,
} from './address/bracket-query.ts'
export * from './money/decimal.ts'
export * from './money/split.ts'
export * from './money/currency.ts'
export * from './money/price.ts'
export * from './money/tax.ts'
export * from './money/settlement.ts'
export * from './quantity/matrix.ts'
export * from './quantity/requirement.ts'
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
export * from './merchandising/season.ts'
export * from './merchandising/periods.ts'
export * from './merchandising/status.ts'
export * from './merchandising/figures.ts'
export * from './merchandising/cell-totals.ts'
export * from './media/thumbnail-size.ts'
export * from './media/video-link.ts'
export * from './media/preview-kind.ts'
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
