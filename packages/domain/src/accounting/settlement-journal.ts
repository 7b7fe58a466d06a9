import type { BusinessDate } from '../dates/business-date.ts'
import { absolute, compare, negated, type Decimal } from '../money/decimal.ts'
import { taxWithin } from '../money/tax.ts'
import { taxRateOn } from '../trading/tax-rates/tax-rate.ts'
import type { JournalAccount } from './journal-account.ts'
import type { Journal, JournalEntry, JournalKind, JournalSide, JournalView } from './journal-entry.ts'

/** What took from the ledger, or came beside it; below 0 it was taken back. */
export interface JournalSettlement {
  readonly kind: 'payment' | 'receipt' | 'netting' | 'write_off' | 'fee' | 'ahead' | 'ahead_used'
  readonly on: BusinessDate
  readonly number: string
  readonly partner: string
  readonly note: string
  readonly currency: string
  readonly amount: Decimal
  /** Cash and cheques of others lie in the till, all else on the account. */
  readonly isCash?: boolean
}

type Sides = readonly [debit: JournalAccount, credit: JournalAccount]

/** Which accounts a settlement moves: null where the other view's journal has the entry (domain §3.10). */
const accounts: Readonly<Record<JournalView, Readonly<Partial<Record<JournalKind, Sides>>>>> = {
  payables: {
    payment: ['payable', 'bank'],
    netting: ['payable', 'receivable'],
    write_off: ['payable', 'forgiven_debt'],
    ahead: ['paid_ahead', 'bank'],
  },
  credits: {
    receipt: ['bank', 'receivable'],
    write_off: ['bad_debt', 'receivable'],
    // The receipt is booked whole: what the payer took off never reached the bank.
    fee: ['fees', 'bank'],
    ahead: ['bank', 'received_ahead'],
    ahead_used: ['received_ahead', 'receivable'],
  },
}

const ofPartner: ReadonlySet<JournalAccount> = new Set(['payable', 'receivable', 'received_ahead', 'paid_ahead'])

/** The entry of what was paid, received, set off or given up. */
export function settlementJournal(view: JournalView, settled: JournalSettlement): Journal {
  const { kind, on, number, partner, note, currency, amount } = settled
  const sides = accounts[view][kind]
  const omitted = { kind, on, number, partner, currency, amount }
  if (currency !== 'JPY') return { entries: [], omissions: [{ ...omitted, reason: 'foreign_currency' }] }
  if (!sides) return { entries: [], omissions: [{ ...omitted, reason: 'other_view' }] }
  if (compare(amount, '0') === 0) return { entries: [], omissions: [] }
  const isBelow = compare(amount, '0') < 0
  const whole = absolute(amount)
  const [debit, credit] = sides.map((account) => sideOf(account, settled, isBelow ? negated(amount) : amount))
  const entry: JournalEntry = { kind, on, number, partner, note, amount: whole, debit: debit!, credit: credit! }
  return { entries: [isBelow ? { ...entry, debit: credit!, credit: debit! } : entry], omissions: [] }
}

function sideOf(usual: JournalAccount, { partner, on, isCash }: JournalSettlement, amount: Decimal): JournalSide {
  const account = isCash && usual === 'bank' ? 'cash' : usual
  const side = { account, partner: ofPartner.has(account) ? partner : '', tax: null }
  if (account !== 'fees') return side
  // A fee that was taken off cuts the sale (trade-law A5).
  const percent = taxRateOn('standard', on)?.percent ?? '10'
  const tax = { way: 'sale', isReturn: true, code: 'standard', percent, share: '100' } as const
  return { ...side, tax: { ...tax, amount: taxWithin(amount, percent) } }
}
