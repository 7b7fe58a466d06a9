export {
  type BankingFinding,
  type BankingFindingCode,
  bankingFindingCodes,
  hasErrors as hasBankingErrors,
} from './finding.ts'
export {
  type BankName,
  cutBankName,
  type NameChange,
  nameChanges,
  type NameRules,
  toBankName,
} from './account-names/bank-name.ts'
export { bankNameLengths, type CheckedName, checkHolderName, checkOfficeName } from './account-names/check-name.ts'
export { foldAccountName } from './account-names/fold-name.ts'
export {
  accountKey,
  type AccountKind,
  accountKindDigits,
  accountKinds,
  type BankAccount,
  emptyBankAccount,
  accountNumberLength,
} from './bank-accounts/bank-account.ts'
export { type BankDirectory, checkBankAccount } from './bank-accounts/check-bank-account.ts'
export { type BankCalendar, bankCalendars } from './fixed-records/bank-date.ts'
export { fromJisBytes, toJisBytes } from './fixed-records/jis-bytes.ts'
export { type RecordLineEnd, recordLineEnds } from './fixed-records/split-records.ts'
export { checkTransferOrder, type TransferCheck } from './transfer-files/check-transfer-order.ts'
export { mergeTransfers } from './transfer-files/merge-transfers.ts'
export { type ReadTransfers, readTransferFile } from './transfer-files/read-transfer-file.ts'
export { transferLimits } from './transfer-files/transfer-limits.ts'
export {
  type MergedTransfer,
  type Transfer,
  type TransferOrder,
  type TransferReference,
  type TransferWay,
  transferWays,
} from './transfer-files/transfer-order.ts'
export {
  type TransferFile,
  type TransferFileSettings,
  type WrittenTransfers,
  writeTransferFile,
} from './transfer-files/write-transfer-file.ts'
export {
  deductFee,
  feeBanFrom,
  type FeeDeduction,
  type FeeMethod,
  feeMethods,
  mayDeductFee,
  sendInFull,
} from './fees/fee-deduction.ts'
export {
  feeBands,
  type FeeDestination,
  feeDestination,
  feeDestinations,
  feeFor,
  type FeeRow,
  possibleFees,
} from './fees/fee-table.ts'
export { readCamt } from './statements/camt/read-camt.ts'
export { checkContinuation, checkStatement, totalMoved } from './statements/check-statement.ts'
export {
  type CsvColumns,
  type CsvField,
  csvFields,
  detectCsvColumns,
  fitsColumns,
} from './statements/csv/csv-columns.ts'
export { csvRows } from './statements/csv/csv-rows.ts'
export { type BankCsvRules, readBankCsv } from './statements/csv/read-bank-csv.ts'
export { type DetectedStatement, detectStatement, type TextEncoding } from './statements/detect-format.ts'
export { freshEntries } from './statements/entry-key.ts'
export type { FixedStatementRules } from './statements/fixed/fixed-fields.ts'
export { readAccountActivity } from './statements/fixed/read-account-activity.ts'
export { readDepositNotice } from './statements/fixed/read-deposit-notice.ts'
export {
  type EntryDirection,
  entryDirections,
  type EntryKind,
  entryKinds,
  type ReadStatements,
  type Statement,
  type StatementEntry,
  type StatementFormat,
  statementFormats,
} from './statements/statement.ts'
export { matchEntries, type MatchInput } from './reconciliation/match-entries.ts'
export { type Match, type MatchOutcome, matchOutcomes, type MatchRule, matchRules } from './reconciliation/match.ts'
export type { OpenItem, PartnerIdentity } from './reconciliation/open-item.ts'
export { type AgeingBucket, ageing, ageingBucket, ageingBuckets } from './payments/ageing.ts'
export {
  type AllocatableItem,
  allocate,
  type AllocatedPayment,
  type Allocation,
  allocationFault,
  payable,
} from './payments/allocation.ts'
export { type ReceiptFault, receiptMethods, type ReceiptMethod, receiptRest } from './payments/receipt.ts'
export { type CreditUse, overLimit } from './payments/credit-limit.ts'
export { netting, type Netting, type NettingConsent, nettingWaitsFor } from './payments/netting.ts'
export {
  type BookedPart,
  openOf,
  type PayableAmounts,
  payableStatus,
  type PayableStatus,
  payableStatuses,
  rebooked,
} from './payments/payable-status.ts'
export { agreedShiftDays, firstPayday, payday, type PaydayRule } from './payments/payday.ts'
export {
  isPaymentLocked,
  isRunLocked,
  paymentEffect,
  type PaymentEffect,
  paymentLifecycle,
  type PaymentStatus,
  runStatus,
} from './payments/payment-lifecycle.ts'
export { type RunCandidate, type RunExclusion, runExclusion, type RunScope } from './payments/run-picking.ts'
export { type WriteOff, type WriteOffRefusal, writeOffRefusal } from './payments/write-off.ts'
