import { toBankName } from '../account-names/bank-name.ts'
import { bankingError, type BankingFinding } from '../finding.ts'
import type { TransferReference } from './transfer-order.ts'

const ediLength = 20

/** The text for the payee's ledger in the bank's characters. It is never cut: half an invoice number is another one. */
export const ediTextOf = (text: string): string => toBankName(text, { legalForms: false }).text

export function checkReference(reference: TransferReference | null, path: string): BankingFinding[] {
  if (reference === null) return []
  if (reference.kind === 'codes')
    return (['first', 'second'] as const)
      .filter((code) => !/^\d{0,10}$/.test(reference[code]))
      .map((code) =>
        bankingError('customer_code_format', `${path}.reference.${code}`, { found: reference[code], digits: 10 }),
      )
  const { text, unwritable } = toBankName(reference.text, { legalForms: false })
  const field = `${path}.reference.text`
  if (unwritable.length > 0) return [bankingError('edi_characters', field, { signs: unwritable.join(' ') })]
  return text.length > ediLength
    ? [bankingError('edi_too_long', field, { length: text.length, maximum: ediLength })]
    : []
}
