import type { BankFinding } from '@tsumugi/contract'
import { checkBankAccount, checkHolderName, checkOfficeName, type BankAccount } from '@tsumugi/domain/banking'

export interface CheckedAccount {
  /** What a transfer refuses or changes of the account; `field` is the last part of its path. */
  readonly findings: readonly BankFinding[]
  /** The holder as a transfer writes it, in half-width kana. */
  readonly holder: string
}

/** An account as the bank will read it, by the same rules as the file of a run (trade-law A1, A2). */
export function checkAccount(account: BankAccount): CheckedAccount {
  const holder = checkHolderName(account.holder, 'payee', 'holder')
  const findings = [
    ...checkBankAccount(account, 'account', 'payee'),
    ...checkOfficeName(account.bankName, 'bank', 'bankName').findings,
    ...checkOfficeName(account.branchName, 'branch', 'branchName').findings,
    ...holder.findings,
  ]
  return {
    holder: holder.text,
    findings: findings.map((found) => ({
      ...found,
      field: found.field?.split('.').at(-1) ?? null,
      meta: { ...found.meta },
    })),
  }
}
