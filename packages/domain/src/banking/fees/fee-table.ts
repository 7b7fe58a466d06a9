import { compare, type Decimal } from '../../money/decimal.ts'
import type { BusinessDate } from '../../dates/business-date.ts'
import type { BankAccount } from '../bank-accounts/bank-account.ts'

/** How far a transfer goes from the account that pays. */
export const feeDestinations = ['same_branch', 'same_bank', 'other_bank'] as const
export type FeeDestination = (typeof feeDestinations)[number]

/** What a bank asks for a transfer of at least `fromAmount`, tax included, from a day on (trade-law A5). */
export interface FeeRow {
  readonly destination: FeeDestination
  readonly fromAmount: Decimal
  readonly fee: Decimal
  readonly validFrom: BusinessDate
}

type Office = Pick<BankAccount, 'bankCode' | 'branchCode'>

export function feeDestination(debit: Office, payee: Office): FeeDestination {
  if (debit.bankCode !== payee.bankCode) return 'other_bank'
  return debit.branchCode === payee.branchCode ? 'same_branch' : 'same_bank'
}

/** The rows in force on a day for a destination, from the lowest amount up; empty where the table knows none. */
export function feeBands(table: readonly FeeRow[], destination: FeeDestination, on: BusinessDate): FeeRow[] {
  const rows = table.filter((row) => row.destination === destination && row.validFrom <= on)
  const latest = rows
    .map(({ validFrom }) => validFrom)
    .toSorted()
    .at(-1)
  return rows
    .filter(({ validFrom }) => validFrom === latest)
    .toSorted((one, other) => compare(one.fromAmount, other.fromAmount))
}

/** What the bank charges for sending an amount; 0 below the first band or without one. */
export function feeFor(bands: readonly FeeRow[], amount: Decimal): Decimal {
  return bands.findLast(({ fromAmount }) => compare(amount, fromAmount) >= 0)?.fee ?? '0'
}

/** Every fee a table may ask on a day, each once: what a payer may have taken off (trade-law A6). */
export function possibleFees(table: readonly FeeRow[], on: BusinessDate): Decimal[] {
  const fees = feeDestinations.flatMap((destination) => feeBands(table, destination, on).map(({ fee }) => fee))
  return [...new Set(fees)].filter((fee) => compare(fee, '0') > 0)
}
