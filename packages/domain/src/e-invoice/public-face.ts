export { endpointSchemes, identifierSchemes } from './codes/identifier-schemes.ts'
export { allowanceReasons, attachmentTypes, chargeReasons, paymentMeansCodes } from './codes/document-codes.ts'
export { countryNamed } from './codes/countries.ts'
export { isTaxCategory, taxCategories, type TaxCategory, taxRateOn } from './codes/tax-categories.ts'
export { units, unitsMeant } from './codes/units.ts'
export { type DocumentKey, documentKey, duplicateOf, participantOf, referencesOf } from './documents/match-e-invoice.ts'
export { readEInvoice, type ReadEInvoice } from './documents/read-e-invoice.ts'
export { viewEInvoice, type ViewNode } from './documents/view-e-invoice.ts'
export { writeEInvoice } from './documents/write-e-invoice.ts'
export {
  businessStatuses,
  businessStatusOf,
  type BusinessStatus,
  exchangeKinds,
  type ExchangeKind,
  type ExchangeMessage,
  needsReason,
  networkStatuses,
  networkStatusOf,
  type NetworkStatus,
  type ResponseCode,
  responseCodes,
  responseReasons,
} from './exchange/exchange-status.ts'
export { lineAmount } from './making/calculation.ts'
export type { AdjustmentDraft, AgreedTax, EInvoiceDraft, LineDraft, PartyDraft, PeriodDraft } from './making/draft.ts'
export {
  cancellationOf,
  correctionOf,
  linesOfNotes,
  mirrorOf,
  type NoteTotal,
  type Preceding,
  spreadAllowance,
} from './making/follow-up.ts'
export { type ExclusivePrice, exclusiveOf } from './making/inclusive-price.ts'
export { restated, type RestatedRate } from './making/restated.ts'
export { makeEInvoice } from './making/make-e-invoice.ts'
export {
  type EInvoice,
  type EInvoiceAdjustment,
  type EInvoiceLine,
  type EInvoiceParty,
  type EInvoiceTaxTotal,
  type EInvoiceTotals,
  invoiceRows,
} from './model/invoice-fields.ts'
export { eInvoiceProfiles, type EInvoiceProfile, japaneseProfiles, profileOf } from './model/profiles.ts'
export type { Amount, Identifier, Quantity } from './model/value-types.ts'
export { repairEInvoice } from './repairs/repair-e-invoice.ts'
export { repairNames, type RepairName } from './repairs/repair-names.ts'
export { eInvoiceMessages, type EInvoiceMessage } from './rules/messages.ts'
export {
  type EInvoiceFinding,
  validateDocument,
  validateEInvoice,
  type ValidateOptions,
} from './rules/validate-e-invoice.ts'
export {
  eInvoiceWordFiles,
  type EInvoiceWordMessages,
  faultSentence,
  findingSentence,
  type SayEInvoice,
  viewLabel,
} from './words/e-invoice-words.ts'
export { type EInvoiceFault, type EInvoiceFaultCode, eInvoiceFaultCodes } from './documents/e-invoice-fault.ts'
export { eInvoiceLimits, ublDialect } from './ubl/ubl-dialect.ts'
export { decodeXml } from '../xml/decode-xml.ts'
