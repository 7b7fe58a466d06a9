import type { RunPayment } from '@tsumugi/contract'

export type BankPlace = Pick<
  NonNullable<RunPayment['account']>,
  'bankName' | 'bankCode' | 'branchName' | 'branchCode' | 'accountNumber'
>

/** An account in one line: bank, branch and number; a code stands where the name is not known. */
export const bankPlace = ({ bankName, bankCode, branchName, branchCode, accountNumber }: BankPlace) =>
  `${bankName || bankCode} ${branchName || branchCode} ${accountNumber}`
