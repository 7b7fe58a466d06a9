import type { DocumentRules } from '../../records/documents/document-rules.ts'
import type { Cause } from '../../http/refusal.ts'
import { compare } from '@tsumugi/domain'
import { bookCredit, bookInvoice, usedOf } from './book-invoice.ts'
import { holdPartsOf } from './payable-queries.ts'

/** After these moves of an invoice the ledger is written anew, in the same transaction. */
const booking = new Set(['confirm', 'confirm_by_silence', 'tolerate', 'dispute', 'correct', 'void'])

/** What follows from invoices for the money: beside the rules of invoices themselves. */
export const payableRules: Pick<Required<DocumentRules>, 'check' | 'moved'> = {
  async check({ database }, { noun }, transition, documents) {
    const found = new Map<number, readonly Cause[]>()
    if (noun !== 'invoice' || transition !== 'void') return found
    for (const { row } of documents) {
      const parts = await holdPartsOf(database, row.id)
      if (parts.some((part) => compare(usedOf(part), '0') !== 0)) found.set(row.id, [{ code: 'payable_used' }])
    }
    return found
  },

  async moved(request, kind, { id, noun }, transition) {
    if (noun === 'invoice' && booking.has(transition)) await bookInvoice(request, kind, id)
    if (noun === 'credit_note' && transition === 'confirm') await bookCredit(request, kind, id)
  },
}
