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
  runsOrganisations,
  switchableOrganisations,
} from './people/organisation.ts'
export { corporateCheckDigit, readRegistrationNumber, type RegistrationFault } from './people/registration-number.ts'
export { kanaHolderFaults, kanaHolderLength, toKanaHolder } from './people/kana-holder.ts'
export { admitsAddress, readNetwork } from './people/ip-list.ts'
export {
  grantableRoles,
  losesLastOwner,
  mayChangeMember,
  type MemberRole,
  memberRoles,
  type MemberStanding,
  type MemberStatus,
  memberStatuses,
} from './people/member-rules.ts'
export {
  afterRelationStep,
  type RelationStatus,
  relationStatuses,
  type RelationStep,
  relationSteps,
  relationStepsFrom,
} from './people/supplier-relation.ts'
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
  sum,
  times,
} from './money/decimal.ts'
export { roundings, type Rounding } from './money/rounding.ts'
export { split } from './money/split.ts'
export { type ExchangeRate, fromBase, minorUnits, roundMoney, toBase } from './money/currency.ts'
export { clothAmount, wholesalePrice } from './money/price.ts'
export { type TaxedLine, taxOn, type TaxTotal, taxTotals, taxWithin } from './money/tax.ts'
export { settle } from './money/settlement.ts'
export { matrixAmount, matrixTotals } from './quantity/matrix.ts'
export { readCell, readTable } from './quantity/cell-entry.ts'
export {
  afterTransition,
  type ExhibitionOrderStatus,
  exhibitionOrderStatuses,
  type ExhibitionOrderTransition,
  exhibitionOrderTransitions,
  type ExhibitionPhase,
  exhibitionPhase,
  orderTransitionsFrom,
} from './exhibitions/order-status.ts'
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
} from './exhibitions/order-totals.ts'
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
  type BankClosure,
  bankClosure,
  type ClosedDays,
  type HolidayShift,
  holidayShifts,
  isBankHoliday,
  toBankDay,
} from './dates/bank-day.ts'
export { type NationalHoliday, nationalHolidayKeys, nationalHolidays } from './dates/national-holidays.ts'
export {
  closingDate,
  type Due,
  type DueRule,
  dueDate,
  type FeeBearer,
  feeBearers,
  type Instalment,
  instalments,
  type PaymentBasis,
  paymentBases,
  type PaymentMethod,
  paymentMethods,
  type PaymentSplit,
  ruleOfSplit,
} from './payment-terms/due-date.ts'
export {
  checkTerm,
  type CheckedTerm,
  dayOfDue,
  lateInterest,
  lateInterestPercent,
  legalDays,
  type LegalLimit,
  legalLimit,
  longestWait,
  type TermFinding,
} from './payment-terms/legal-limit.ts'
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
} from './merchandising/report.ts'
export { type GridLine, reportGrid, type ReportGrid } from './merchandising/report-grid.ts'
export {
  placeFinder,
  reportWordFiles,
  type ReportWordMessages,
  reportWords,
  type ReportWords,
} from './merchandising/report-words/report-words.ts'
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
export { compareWithLab, isSameFibre, type LabComparison, type LabReport, type LabResult } from './labelling/lab-check.ts'
export { compareParts, type PartResult } from './labelling/label-lab.ts'
export { findingKey, openFindings } from './labelling/label-decision.ts'
export { madeIn, printedCodes, printedParts, printedTerms, type LabelPrint, type LabelWords, type PrintedPart } from './labelling/label-print.ts'
export { layoutLabel, type LabelDrawing, type LabelMark, type LabelTape } from './labelling/label-layout.ts'
export { labelFaces, labelSvg } from './labelling/label-svg.ts'
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
export { type LabelStatusMessages, labelStatusWordFiles } from './labelling/status-words/status-words.ts'
export {
  approvalDecisions,
  approvalStatusAfter,
  approvalStatuses,
  approvalTargets,
  approvalTransitions,
  needsComment,
  type ApprovalDecision,
  type ApprovalStatus,
  type ApprovalTarget,
  type ApprovalTransition,
} from './approvals/approval-status.ts'
export {
  chooseRoute,
  meets,
  powerUserStep,
  stepModes,
  stepsFor,
  type Approver,
  type DocumentFacts,
  type Route,
  type RouteConditions,
  type RouteStep,
  type StepMode,
} from './approvals/approval-route.ts'
export {
  approvalsNeeded,
  assigneesOf,
  stepOutcome,
  type Assignee,
  type StepOutcome,
  type StepSurroundings,
} from './approvals/approval-step.ts'
export {
  snapshotChanges,
  snapshotFieldKinds,
  snapshotText,
  type SnapshotChange,
  type SnapshotField,
  type SnapshotFieldKind,
  type SnapshotValue,
} from './approvals/approval-snapshot.ts'
export {
  type ExtensionFieldType,
  extensionFieldTypes,
  type ExtensionTarget,
  extensionTargets,
  masterKinds,
  type ExtensionValue,
  type ValueFault,
  type ValueRule,
} from './extension-fields/field-types.ts'
export { type FormulaFacts, formulaKeys, formulaValue, readFormula } from './extension-fields/formula.ts'
export { convertExtensionValue, readExtensionValue } from './extension-fields/read-value.ts'
export { afterMarkStep, type MarkStatus, markStatuses, type MarkStep } from './records/confirmed-mark.ts'
export {
  type ListTemplateTarget,
  listTemplateTargets,
  opensTemplatesOf,
  rowColorColumns,
  templateColumns,
  templateShares,
} from './records/list-template.ts'
export { calendarKinds, feedbackStatuses, noticeImportances } from './records/platform-words.ts'
