/** What an account is: 普通, 当座, 貯蓄, その他. */
export const accountKinds = ['ordinary', 'current', 'savings', 'other'] as const
export type AccountKind = (typeof accountKinds)[number]

/** The digit of a kind in every file of banks (trade-law A1). */
export const accountKindDigits = { ordinary: '1', current: '2', savings: '4', other: '9' } as const satisfies Readonly<
  Record<AccountKind, string>
>

export function accountKindOf(digit: string): AccountKind | null {
  return accountKinds.find((kind) => accountKindDigits[kind] === digit) ?? null
}

export interface BankAccount {
  /** Four digits. */
  readonly bankCode: string
  readonly bankName: string
  /** Three digits. */
  readonly branchCode: string
  readonly branchName: string
  readonly kind: AccountKind
  /** At most seven digits; zeros are filled in on the left. */
  readonly accountNumber: string
  readonly holder: string
}

/** What a form for an account begins with. */
export const emptyBankAccount = {
  bankCode: '',
  bankName: '',
  branchCode: '',
  branchName: '',
  kind: 'ordinary',
  accountNumber: '',
  holder: '',
} as const satisfies BankAccount

export const accountNumberLength = 7

/** One account, however its names are spelt: `0009-123-1-0012345`. */
export function accountKey({
  bankCode,
  branchCode,
  kind,
  accountNumber,
}: Pick<BankAccount, 'bankCode' | 'branchCode' | 'kind' | 'accountNumber'>): string {
  return [bankCode, branchCode, accountKindDigits[kind], accountNumber.padStart(accountNumberLength, '0')].join('-')
}
