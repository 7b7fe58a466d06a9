import { bankingError, type BankingFinding } from '../finding.ts'
import { accountNumberLength, type BankAccount } from './bank-account.ts'

/** The banks and branches of the country as of a month; the version is kept with every file that was checked by it. */
export interface BankDirectory {
  readonly version: string
  readonly hasBank: (bankCode: string) => boolean
  readonly hasBranch: (bankCode: string, branchCode: string) => boolean
}

const postBank = '9900'
const postBankNumber = /^\d{8}$/

/** Whether a transfer can go from or to an account (trade-law A1, A4). */
export function checkBankAccount(
  account: BankAccount,
  path: string,
  use: 'debit' | 'payee',
  directory?: BankDirectory,
): BankingFinding[] {
  const { bankCode, branchCode, accountNumber, kind } = account
  const isPostNumber = bankCode === postBank && postBankNumber.test(accountNumber)
  const hasCodes = /^\d{4}$/.test(bankCode) && /^\d{3}$/.test(branchCode)
  const found = [
    !/^\d{4}$/.test(bankCode) && bankingError('bank_code_format', `${path}.bankCode`, { found: bankCode }),
    !/^\d{3}$/.test(branchCode) && bankingError('branch_code_format', `${path}.branchCode`, { found: branchCode }),
    isPostNumber && bankingError('post_bank_symbol', `${path}.accountNumber`, { found: accountNumber }),
    !isPostNumber && !isAccountNumber(accountNumber) && numberFault(path, accountNumber),
    use === 'debit' && kind === 'savings' && bankingError('account_kind', `${path}.kind`, { found: kind }),
    ...(directory && hasCodes ? [directoryFault(account, path, directory)] : []),
  ]
  return found.filter((finding) => finding !== false)
}

const isAccountNumber = (text: string) => /^\d{1,7}$/.test(text) && /[1-9]/.test(text)

const numberFault = (path: string, found: string) =>
  bankingError('account_number_format', `${path}.accountNumber`, { found, digits: accountNumberLength })

function directoryFault(
  { bankCode, branchCode }: BankAccount,
  path: string,
  { hasBank, hasBranch, version }: BankDirectory,
): BankingFinding | false {
  if (!hasBank(bankCode)) return bankingError('bank_unknown', `${path}.bankCode`, { found: bankCode, version })
  if (hasBranch(bankCode, branchCode)) return false
  return bankingError('branch_unknown', `${path}.branchCode`, { bank: bankCode, found: branchCode, version })
}
