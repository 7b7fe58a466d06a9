export {
  careCategories,
  careEditions,
  currentCareEdition,
  type CareCategory,
  type CareEdition,
  type CareMeaning,
  type CareSymbolRow,
} from './care-edition.ts'
export { careCategoryOf, careSymbolsOf, findCareSymbol, inPrintedOrder } from './care-lookup.ts'
export { checkCare, type CareChoice } from './care-check.ts'
export { ironUpgrades, upgradeCare, type CareUpgrade, type IronUpgrade } from './care-upgrade.ts'
export { symbolBoard, type SymbolShape } from './symbol-shapes.ts'
export { careSymbolShape, careSymbolSvg, type SymbolSvgOptions } from './symbol-svg.ts'
export {
  fibreClasses,
  fibreOfTerm,
  fibreTerms,
  findFibre,
  otherFibres,
  type FibreClass,
  type FibreKey,
  type FibreTerm,
} from './fibre-terms.ts'
export {
  carriesFigures,
  displayModes,
  percentBounds,
  type CompositionRow,
  type DisplayMode,
  type PercentBound,
} from './composition-row.ts'
export { checkParts, type LabelPart } from './label-parts.ts'
export { isPercent, printedRows } from './composition-check.ts'
export { isWithin, toleranceOf, type Tolerance, type ToleranceOptions } from './lab-tolerance.ts'
export { compareWithLab, isSameFibre, type LabComparison, type LabReport, type LabResult } from './lab-check.ts'
export { compareParts, type PartResult } from './label-lab.ts'
export { findingKey, openFindings } from './label-decision.ts'
export {
  madeIn,
  printedCodes,
  printedParts,
  printedTerms,
  type LabelPrint,
  type LabelWords,
  type PrintedPart,
} from './label-print.ts'
export { layoutLabel, type LabelDrawing, type LabelMark, type LabelTape } from './label-layout.ts'
export { labelFaces, labelSvg } from './label-svg.ts'
export { gtinCheckDigit, isGtin } from './gtin.ts'
export { labelFindingCodes, type LabelFinding, type LabelFindingCode } from './label-finding.ts'
export { blocksApproval, checkLabel, type LabelContent } from './label-check.ts'
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
} from './label-status.ts'
export { type LabelStatusMessages, labelStatusWordFiles } from './status-words/status-words.ts'
