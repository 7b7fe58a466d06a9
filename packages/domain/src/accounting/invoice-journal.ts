import type { BusinessDate } from '../dates/business-date.ts'
import { absolute, compare, minus, negated, sum, type Decimal } from '../money/decimal.ts'
import { split } from '../money/split.ts'
import { taxWithin } from '../money/tax.ts'
import { deductiblePercent } from '../trading/qualified-invoice/deductible-share.ts'
import type { TaxRateCode } from '../trading/tax-rates/tax-rate.ts'
import type { Journal, JournalEntry, JournalSide, JournalTax, JournalView, OmissionReason } from './journal-entry.ts'

/** An invoice or a credit note between the two, as its paper says; a credit note's figures are above 0. */
export interface JournalInvoice {
  readonly kind: 'invoice' | 'credit_note'
  readonly number: string
  readonly partner: string
  readonly issuedOn: BusinessDate
  readonly currency: string
  readonly isConfirmed: boolean
  /** Of the seller; null where it is not registered. */
  readonly registrationNumber: string | null
  /** What is to be paid, rounding included. */
  readonly payable: Decimal
  readonly taxes: readonly {
    readonly code: TaxRateCode
    readonly percent: Decimal
    readonly taxable: Decimal
    readonly tax: Decimal
  }[]
  /** What lines of a rate come to by the day of their supply. */
  readonly supplies: readonly { readonly code: TaxRateCode; readonly on: BusinessDate; readonly amount: Decimal }[]
}

const books = {
  payables: { own: 'purchases', ledger: 'payable', way: 'purchase' },
  credits: { own: 'sales', ledger: 'receivable', way: 'sale' },
} as const

/** The entries of an invoice, one for each rate and share of its tax (domain §3.10, trade-law D). */
export function invoiceJournal(view: JournalView, invoice: JournalInvoice): Journal {
  const reason = omissionOf(invoice)
  const { kind, number, partner, issuedOn: on, currency, payable: amount } = invoice
  if (reason) return { entries: [], omissions: [{ kind, on, number, partner, currency, amount, reason }] }
  const taxed = invoice.taxes.flatMap((total) => byShare(view, invoice, total))
  const rounding = minus(amount, sum(taxed.map(({ gross }) => gross)))
  const untaxed: TaxedPart = { code: 'out_of_scope', percent: '0', share: '100', gross: rounding, tax: '0' }
  const entries = [...taxed, untaxed].flatMap((part) => entryOf(view, invoice, part))
  return { entries, omissions: [] }
}

function omissionOf({ currency, isConfirmed, taxes, payable }: JournalInvoice): OmissionReason | null {
  if (!isConfirmed) return 'not_confirmed'
  if (currency !== 'JPY') return 'foreign_currency'
  return taxes.length === 0 && compare(payable, '0') !== 0 ? 'no_tax' : null
}

interface TaxedPart {
  readonly code: TaxRateCode
  readonly percent: Decimal
  readonly share: Decimal
  readonly gross: Decimal
  readonly tax: Decimal
}

type RateTotal = JournalInvoice['taxes'][number]

/** A rate of an unregistered seller is told apart by the days of supply: the share changes with them. */
function byShare(view: JournalView, invoice: JournalInvoice, total: RateTotal): TaxedPart[] {
  const { code, percent, taxable, tax } = total
  const gross = sum([taxable, tax])
  if (view === 'credits' || invoice.registrationNumber !== null || compare(percent, '0') === 0)
    return [{ code, percent, share: '100', gross, tax }]
  const shares = new Map<Decimal, Decimal>()
  for (const { code: each, on, amount } of invoice.supplies) {
    if (each !== code) continue
    const share = deductiblePercent(on)
    shares.set(share, sum([shares.get(share) ?? '0', absolute(amount)]))
  }
  const known = [...shares].filter(([, weight]) => compare(weight, '0') > 0)
  // Without lines the day of the paper stands for that of the supply.
  const weighed: readonly (readonly [Decimal, Decimal])[] =
    known.length > 0 ? known : [[deductiblePercent(invoice.issuedOn), '1']]
  const parts = split(
    gross,
    weighed.map(([, weight]) => weight),
  )
  // The paper of an unregistered seller bears no tax of its own: what is within the price is.
  return weighed.map(([share], at) => ({
    code,
    percent,
    share,
    gross: parts[at]!,
    tax: taxWithin(parts[at]!, percent),
  }))
}

function entryOf(view: JournalView, invoice: JournalInvoice, part: TaxedPart): JournalEntry[] {
  if (compare(part.gross, '0') === 0) return []
  const { kind, number, partner, issuedOn: on } = invoice
  const { own, ledger, way } = books[view]
  const isBelow = compare(part.gross, '0') < 0
  const isReturn = (kind === 'credit_note') !== isBelow
  const { code, percent, share } = part
  const tax: JournalTax = { way, isReturn, code, percent, share, amount: isBelow ? negated(part.tax) : part.tax }
  const owed: JournalSide = { account: ledger, partner, tax: null }
  const traded: JournalSide = { account: own, partner: '', tax }
  // Purchases are debited and sales credited; what is taken back goes the other way.
  const [debit, credit] = (view === 'payables') !== isReturn ? [traded, owed] : [owed, traded]
  return [{ kind, on, number, partner, note: '', amount: absolute(part.gross), debit, credit }]
}
