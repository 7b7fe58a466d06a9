import type { PaymentMethod } from '@tsumugi/domain'
import { accountKindDigits, type BankAccount } from '@tsumugi/domain/banking'
import type { EInvoiceDraft } from '@tsumugi/domain/e-invoice'
import { fileWords } from './messages/file-words.ts'

/** A part of what is to be paid, as the ledger will have it. */
export interface PaymentPart {
  readonly amount: string
  readonly due_on: string
  readonly method: string
}

export interface PaymentFacts {
  readonly number: string
  readonly currency: string
  readonly parts: readonly PaymentPart[]
  /** What the two agreed, in their own words; null where nobody wrote it down. */
  readonly terms: string | null
  readonly account: BankAccount | null
}

/** UNCL 4461 (evidence e-invoice §6): recorded claims have no code of their own. */
const means: Readonly<Record<PaymentMethod, { readonly value: string; readonly name?: string }>> = {
  bank: { value: '30' },
  cash: { value: '10' },
  card: { value: '54' },
  densai: { value: 'ZZZ', name: fileWords.densai },
}

/** `0001:001:1:1234567`, as Japanese accounts are written in the standard (evidence e-invoice §2). */
const accountId = ({ bankCode, branchCode, kind, accountNumber }: BankAccount) =>
  [bankCode, branchCode, accountKindDigits[kind], accountNumber.padStart(7, '0')].join(':')

/** How and when it is paid: a means for each way, the terms in words, and each part with its day where it is split. */
export function paymentsOf({
  number,
  currency,
  parts,
  terms,
  account,
}: PaymentFacts): Pick<EInvoiceDraft, 'payments' | 'terms'> {
  const methods = [...new Set(parts.map(({ method }) => method as PaymentMethod))]
  const payments = methods.flatMap((method) => {
    if (method === 'bank' && !account) return []
    const to =
      method === 'bank' && account ? { account: { id: { value: accountId(account) }, name: account.holder } } : {}
    return [{ code: means[method] ?? means.bank, remittance: number, ...to }]
  })
  const note = terms ? { note: terms } : {}
  const split = parts.map(({ amount, due_on: due }) => ({ ...note, amount: { value: amount, currency }, due }))
  const said = parts.length > 1 ? split : terms ? [note] : []
  return { ...(payments.length > 0 ? { payments } : {}), ...(said.length > 0 ? { terms: said } : {}) }
}
