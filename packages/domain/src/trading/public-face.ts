export { type CreditQuantity, creditLine, creditOf } from './amounts/credit.ts'
export { type DocumentAmounts, documentAmounts, type DocumentTerms } from './amounts/document-amounts.ts'
export { type DocumentLine, lineAmount, type LineKind, lineKinds } from './amounts/document-line.ts'
export { type QuotedRate, type YenTax, yenTaxTotals } from './amounts/yen-tax.ts'
export {
  type ComparedEstimate,
  compareEstimates,
  type ComparisonRow,
  isEstimateValid,
  validDaysLeft,
} from './estimation/estimate-comparison.ts'
export { type CostInCurrency, type LandedCost, landedCost, type LandedCostInput } from './estimation/landed-cost.ts'
export { meanBreaks, type QuotedStyle, type StyleBreak } from './estimation/mean-breaks.ts'
export { type EstimatedPrice, type PriceDifference, priceDifferences } from './estimation/price-difference.ts'
export {
  breakAt,
  type BreakFault,
  breakFaults,
  type NextBreak,
  nextBreak,
  type QuantityBreak,
} from './estimation/quantity-break.ts'
export {
  type AcceptedDelivery,
  type ClosingGroup,
  closingGroups,
  closingPeriod,
} from './invoice-match/closing-group.ts'
export { type DuplicateFinding, duplicateOf, type InvoiceFace } from './invoice-match/duplicate-invoice.ts'
export type { InvoicedLine, MatchSetting, MatchTolerance, OrderedLine } from './invoice-match/invoiced-line.ts'
export {
  type DisputeKind,
  disputeKinds,
  type InvoiceDifference,
  type InvoiceMatch,
  type InvoiceToMatch,
  type MatchedTax,
  matchInvoice,
} from './invoice-match/match-invoice.ts'
export {
  type LineDifferenceKind,
  lineDifferenceKinds,
  type LineMatchDifference,
  type MatchedLine,
  matchLine,
} from './invoice-match/match-line.ts'
export { taxCauses, type TaxCause } from './invoice-match/match-tax.ts'
export type { CompanySize } from './protection/company-size.ts'
export {
  freelanceActFrom,
  type FreelanceDuty,
  freelanceDuties,
  type FreelanceFinding,
  freelanceProtection,
  type WorkPeriod,
} from './protection/freelance-act.ts'
export {
  type Limit,
  type OrderDue,
  orderDue,
  type OrderDueInput,
  type Recommission,
  recommissionDays,
  statutoryDue,
} from './protection/order-due.ts'
export { type PaymentMeans, type PaymentMeansFinding, paymentMeansFindings } from './protection/payment-means.ts'
export {
  type OrderedPrice,
  type PriceRequest,
  type PriceRequestFinding,
  priceRequestFindings,
  type PriceRequestReason,
  priceRequestReasons,
  priceRequestReminderDays,
  type PriceRequestResult,
  priceRequestResults,
  type PriceRequestStatus,
  priceRequestStatus,
} from './protection/price-request.ts'
export { freelanceProhibitions, type Prohibition, prohibitions } from './protection/prohibitions.ts'
export { orderingParty, type Protection, protectionOf, type ProtectionOverride } from './protection/protection.ts'
export {
  interestOnLatePayment,
  interestOnReduction,
  type StatutoryInterest,
  unlawfulReduction,
} from './protection/statutory-interest.ts'
export {
  type OrderParties,
  type SizeField,
  type SubcontractAct,
  subcontractActFrom,
  type SubcontractFinding,
  subcontractProtection,
  type SubcontractReason,
} from './protection/subcontract-act.ts'
export { type SizeSteps, sizeSteps, type WorkKind, workKinds } from './protection/work-kind.ts'
export {
  bookOnly,
  deductiblePercent,
  type DeductibleStep,
  deductibleSteps,
  yearlyCap,
  yearlyCaps,
} from './qualified-invoice/deductible-share.ts'
export {
  type DeductibleTax,
  deductibleTax,
  type DeductibleYear,
  isBookOnly,
  type UnregisteredPurchase,
} from './qualified-invoice/deductible-tax.ts'
export {
  type MeterReading,
  type QualifiedInvoiceFault,
  type QualifiedInvoiceItem,
  qualifiedInvoiceItems,
  type QualifiedInvoiceMeter,
  qualifiedInvoiceMeter,
} from './qualified-invoice/qualified-invoice-meter.ts'
export type { StatedInvoice, StatedLine } from './qualified-invoice/qualified-invoice.ts'
export {
  needsReturnInvoice,
  creditReasons,
  type CreditReason,
  returnInvoiceFrom,
  type ReturnInvoiceItem,
  returnInvoiceItems,
} from './qualified-invoice/return-invoice.ts'
export {
  selfBilling,
  type SelfBilling,
  type SelfBillingProof,
  type SelfBillingStatus,
  selfBillingStatuses,
  type SilenceAgreement,
} from './qualified-invoice/self-billing.ts'
export {
  isRecordFound,
  type LawfulRecord,
  type Range,
  type RecordSearch,
  recordSearchKeys,
} from './record-retention/record-search.ts'
export {
  type FiscalYear,
  fiscalYearEnd,
  retainedUntil,
  retentionRules,
  retentionYears,
  taxReturnDue,
} from './record-retention/retention.ts'
export {
  type CartonContent,
  cartonCode,
  cartonParts,
  cartonCount,
  type CartonFault,
  cartonFaults,
  cartonFaultsOf,
  type CartonRange,
  cartonsOf,
  grossWeight,
  nextCarton,
  overpacked,
  packedByLine,
  rangeOf,
  rangesWithin,
  readCartonCode,
} from './shipping/carton-range.ts'
export {
  claimRemedies,
  type ClaimRemedy,
  type DefectCode,
  type DefectCodeKey,
  defectCodes,
  type DefectPart,
  defectParts,
  type DefectTreatment,
  defectTreatments,
  mayTreat,
  remedyFor,
} from './shipping/defect-code.ts'
export {
  airWaybillFinding,
  type ArrivalOutcome,
  arrivalOutcome,
  type CustomsStatus,
  customsStatuses,
  forecastLegs,
  type LegFault,
  legFaultsOf,
  type LegForecast,
  type TransportLeg,
  type TransportMode,
  transportModes,
  type TransportStatus,
  transportStatus,
  transportStatuses,
  type WaybillFinding,
} from './shipping/transport.ts'
export { containerCheckDigit, type ContainerFinding, containerFinding } from './shipping/container-number.ts'
export {
  isReducedRate,
  reducedRateMark,
  taxCategories,
  type TaxCategory,
  type TaxRate,
  type TaxRateCode,
  taxRateCodes,
  taxCategoryOf,
  taxRateOn,
  taxRates,
} from './tax-rates/tax-rate.ts'
export { dealMargins, type DealHalf, type ItemMargin, type TradedItem } from './trade/back-to-back.ts'
export { type NamedGoods, notOrdered } from './trade/not-ordered.ts'
export { endedTrades, type TradeDocument, tradeStatusAfter, type TradeStep, tradeSteps } from './trade/trade-status.ts'
export { type OrderFact, type OrderFactName, orderFactNames } from './written-order/order-fact.ts'
export { type OrderRecordKey, orderRecordItems } from './written-order/order-record-items.ts'
export { orderStatement, type OrderStatementItem } from './written-order/order-statement.ts'
export { type OrderWord, orderWords, orderWordsOf } from './written-order/order-words.ts'
export {
  checkWrittenOrder,
  type WrittenOrderCheck,
  type WrittenOrderItem,
} from './written-order/written-order-check.ts'
export {
  type WrittenOrderFault,
  type WrittenOrderKey,
  type WrittenOrderRow,
  writtenOrderRows,
} from './written-order/written-order-items.ts'
export type {
  Factoring,
  PaidMaterial,
  Undetermined,
  WrittenOrder,
  WrittenOrderLine,
} from './written-order/written-order.ts'
