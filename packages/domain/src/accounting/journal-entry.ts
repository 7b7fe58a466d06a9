import type { BusinessDate } from '../dates/business-date.ts'
import type { Decimal } from '../money/decimal.ts'
import type { TaxRateCode } from '../trading/tax-rates/tax-rate.ts'
import type { JournalAccount } from './journal-account.ts'

/** Which books are written: what we owe, or what is owed to us. */
export const journalViews = ['payables', 'credits'] as const
export type JournalView = (typeof journalViews)[number]

export const journalKinds = [
  'invoice',
  'credit_note',
  'payment',
  'receipt',
  'fee',
  'ahead',
  'ahead_used',
  'netting',
  'write_off',
] as const
export type JournalKind = (typeof journalKinds)[number]

/** Programs for accounting whose layouts are known (domain §3.10). */
export const journalLayoutKeys = ['yayoi', 'freee', 'money_forward'] as const
export type JournalLayoutKey = (typeof journalLayoutKeys)[number]

/** What the tax of one side is called: rate, which way, and how much of it a buyer may deduct (trade-law D). */
export interface JournalTax {
  readonly way: 'sale' | 'purchase'
  /** Goods that came back, or a price that was cut. */
  readonly isReturn: boolean
  readonly code: TaxRateCode
  readonly percent: Decimal
  /** Of 100: below that the seller is not registered. */
  readonly share: Decimal
  /** Within the amount of the entry. */
  readonly amount: Decimal
}

export interface JournalSide {
  readonly account: JournalAccount
  /** The sub-account; empty where an account has none. */
  readonly partner: string
  readonly tax: JournalTax | null
}

/** One debit and one credit of the same amount, tax included and always above 0. */
export interface JournalEntry {
  readonly kind: JournalKind
  readonly on: BusinessDate
  /** Of the paper behind it. */
  readonly number: string
  readonly partner: string
  /** Of a settlement, in the words of whoever booked it. */
  readonly note: string
  readonly amount: Decimal
  readonly debit: JournalSide
  readonly credit: JournalSide
}

export const omissionReasons = ['foreign_currency', 'not_confirmed', 'no_tax', 'other_view'] as const
export type OmissionReason = (typeof omissionReasons)[number]

/** What stands in no journal, and why. */
export interface JournalOmission {
  readonly kind: JournalKind
  readonly on: BusinessDate
  readonly number: string
  readonly partner: string
  readonly currency: string
  readonly amount: Decimal
  readonly reason: OmissionReason
}

export interface Journal {
  readonly entries: readonly JournalEntry[]
  readonly omissions: readonly JournalOmission[]
}
