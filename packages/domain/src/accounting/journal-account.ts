import { journalAccounts } from './messages/account-names.ts'

export { journalAccounts }

export const journalAccountKeys = [
  'purchases',
  'payable',
  'sales',
  'receivable',
  'bank',
  'cash',
  'fees',
  'bad_debt',
  'forgiven_debt',
  'received_ahead',
  'paid_ahead',
] as const
export type JournalAccount = (typeof journalAccountKeys)[number]

/** What an organisation calls its accounts where it does not keep to the usual names. */
export type AccountNames = Readonly<Partial<Record<JournalAccount, string>>>
export const accountName = (account: JournalAccount, names: AccountNames): string =>
  names[account] ?? journalAccounts[account]
