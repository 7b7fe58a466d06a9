import type { JournalAccount } from '../journal-account.ts'

/** Accounts that journals of the ledger are made of, with the name that general books give them; each may be renamed. */
export const journalAccounts: Readonly<Record<JournalAccount, string>> = {
  purchases: '仕入高',
  payable: '買掛金',
  sales: '売上高',
  receivable: '売掛金',
  bank: '普通預金',
  cash: '現金',
  fees: '支払手数料',
  bad_debt: '貸倒損失',
  forgiven_debt: '雑収入',
  received_ahead: '前受金',
  paid_ahead: '前払金',
}
