import type { LedgerItem } from './item-queries.ts'

const folded = (text: string) => text.normalize('NFKC').toLowerCase()
const figuresOf = (text: string) => text.replace(/[,¥\s]/g, '')

/** By number, partner or the first figures of an amount, as people type them. */
export function isMeant({ invoiceNumber, partnerName, open }: LedgerItem, asked: string): boolean {
  const text = folded(asked).trim()
  if (text === '' || folded(`${invoiceNumber} ${partnerName}`).includes(text)) return true
  return /^\d[\d.]*$/.test(figuresOf(text)) && open.startsWith(figuresOf(text))
}
