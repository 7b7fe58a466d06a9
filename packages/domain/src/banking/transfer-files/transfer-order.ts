import type { BusinessDate } from '../../dates/business-date.ts'
import type { Decimal } from '../../money/decimal.ts'
import type { BankAccount } from '../bank-accounts/bank-account.ts'

/** What the payee is told beside the amount: two codes of ours, or a text of twenty bytes for the payee's ledger (EDI). */
export type TransferReference =
  | { readonly kind: 'codes'; readonly first: string; readonly second: string }
  | { readonly kind: 'edi'; readonly text: string }

/** How a transfer goes: 電信 or 文書. */
export const transferWays = { telegraphic: '7', document: '8' } as const
export type TransferWay = keyof typeof transferWays

export interface Transfer {
  readonly payee: BankAccount
  /** Whole yen. */
  readonly amount: Decimal
  readonly reference: TransferReference | null
  readonly way: TransferWay
}

/** One file: one account that pays, on one day. */
export interface TransferOrder {
  /** The ten digits by which the bank knows who orders. */
  readonly consignorCode: string
  /** The account that pays; its holder is the name of the consignor. */
  readonly debit: BankAccount
  readonly payOn: BusinessDate
  readonly transfers: readonly Transfer[]
}

/** One transfer made of several, and of which. */
export interface MergedTransfer {
  readonly transfer: Transfer
  /** Positions in the list that was merged. */
  readonly parts: readonly number[]
}
