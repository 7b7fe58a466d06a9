export { type JournalInvoice, invoiceJournal } from './invoice-journal.ts'
export {
  accountName,
  type AccountNames,
  type JournalAccount,
  journalAccountKeys,
  journalAccounts,
} from './journal-account.ts'
export {
  type Journal,
  type JournalEntry,
  type JournalKind,
  journalKinds,
  type JournalLayoutKey,
  journalLayoutKeys,
  type JournalOmission,
  type JournalView,
  journalViews,
  omissionReasons,
} from './journal-entry.ts'
export { type JournalSettlement, settlementJournal } from './settlement-journal.ts'
export { journalLines } from './write-journal.ts'
