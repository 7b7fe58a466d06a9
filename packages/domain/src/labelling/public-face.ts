export {
  careCategories,
  careEditions,
  currentCareEdition,
  type CareCategory,
  type CareEdition,
  type CareMeaning,
  type CareSymbolRow,
} from './care/care-edition.ts'
export { careCategoryOf, careSymbolsOf, findCareSymbol, inPrintedOrder } from './care/care-lookup.ts'
export { checkCare, type CareChoice } from './care/care-check.ts'
export { ironUpgrades, upgradeCare, type CareUpgrade, type IronUpgrade } from './care/care-upgrade.ts'
export { symbolBoard, type SymbolShape } from './care/symbol-shapes.ts'
export { careSymbolShape, careSymbolSvg, type SymbolSvgOptions } from './care/symbol-svg.ts'
export {
  fibreClasses,
  fibreOfTerm,
  fibreTerms,
  findFibre,
  otherFibres,
  type FibreClass,
  type FibreKey,
  type FibreTerm,
} from './composition/fibre-terms.ts'
export {
  carriesFigures,
  displayModes,
  percentBounds,
  type CompositionRow,
  type DisplayMode,
  type PercentBound,
} from './composition/composition-row.ts'
export { checkParts, type LabelPart } from './label/label-parts.ts'
export { isPercent, printedRows } from './composition/composition-check.ts'
export { isWithin, toleranceOf, type Tolerance, type ToleranceOptions } from './composition/lab-tolerance.ts'
export {
  compareWithLab,
  isSameFibre,
  type LabComparison,
  type LabReport,
  type LabResult,
} from './composition/lab-check.ts'
export { compareParts, type PartResult } from './label/label-lab.ts'
export { findingKey, openFindings } from './label/label-decision.ts'
export {
  madeIn,
  printedCodes,
  printedParts,
  printedTerms,
  type LabelPrint,
  type LabelWords,
  type PrintedPart,
} from './label/label-print.ts'
export { layoutLabel, type LabelDrawing, type LabelMark, type LabelTape } from './label/label-layout.ts'
export { labelFaces, labelSvg } from './label/label-svg.ts'
export { gtinCheckDigit, isGtin } from './gtin.ts'
export { labelFindingCodes, type LabelFinding, type LabelFindingCode } from './label/label-finding.ts'
export { blocksApproval, checkLabel, type LabelContent } from './label/label-check.ts'
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
} from './label/label-status.ts'
export { type LabelStatusMessages, labelStatusWordFiles } from './status-words/status-words.ts'
