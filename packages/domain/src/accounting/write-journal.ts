import { compare } from '../money/decimal.ts'
import { accountName, type AccountNames } from './journal-account.ts'
import type { JournalEntry, JournalLayoutKey, JournalSide, JournalTax } from './journal-entry.ts'
import { journalLayouts, type JournalLayout, type JournalPart } from './messages/journal-layouts.ts'
import { kindWords } from './messages/memo-words.ts'

/** The lines of a file, with its titles first where the layout has some: text as it stands in the cells. */
export function journalLines(
  key: JournalLayoutKey,
  entries: readonly JournalEntry[],
  names: AccountNames,
): (readonly string[])[] {
  const layout: JournalLayout = journalLayouts[key]
  const lines = entries.map((entry, at) =>
    layout.columns.map(([, part, always]) => (part === null ? (always ?? '') : cellOf(layout, part, entry, at, names))),
  )
  return layout.titles ? [layout.columns.map(([title]) => title), ...lines] : lines
}

function cellOf(
  layout: JournalLayout,
  part: JournalPart,
  entry: JournalEntry,
  at: number,
  names: AccountNames,
): string {
  switch (part) {
    case 'serial':
      return String(at + 1)
    case 'date':
      return entry.on.replaceAll('-', '/')
    case 'number':
      return entry.number
    case 'memo':
      return cutBytes(memoOf(entry), layout.most.memo)
    default: {
      const [side, field] = part.split('.') as ['debit' | 'credit', string]
      return sideCell(layout, field, entry[side], entry, names)
    }
  }
}

const memoOf = ({ kind, number, partner, note }: JournalEntry) =>
  [kindWords[kind], number, partner, note].filter((word) => word.trim() !== '').join(' ')

function sideCell(
  { taxes, most }: JournalLayout,
  field: string,
  { account, partner, tax }: JournalSide,
  { amount }: JournalEntry,
  names: AccountNames,
): string {
  if (field === 'account') return cutBytes(accountName(account, names), most.name)
  if (field === 'partner') return cutBytes(partner, most.name)
  if (field === 'amount') return amount
  if (field === 'taxAmount') return tax?.amount ?? '0'
  if (field === 'qualified') return tax && isQualifiable(tax) ? qualifiedOf(taxes, tax) : ''
  return tax ? taxName(taxes, tax) : taxes.none
}

/** Whether a deduction hangs on the seller's registration: purchases of a taxed rate alone. */
const isQualifiable = ({ way, code }: JournalTax) => way === 'purchase' && (code === 'standard' || code === 'reduced')

function taxName(taxes: JournalLayout['taxes'], tax: JournalTax): string {
  const group =
    tax.way === 'sale' ? (tax.isReturn ? 'saleReturn' : 'sale') : tax.isReturn ? 'purchaseReturn' : 'purchase'
  return taxes[group][tax.code]
    .replace('{qualified}', isQualifiable(tax) ? qualifiedOf(taxes, tax) : '')
    .replace('{percent}', tax.percent)
}

function qualifiedOf({ qualified: [registered, share, nothing] }: JournalLayout['taxes'], tax: JournalTax): string {
  if (compare(tax.share, '100') === 0) return registered
  return compare(tax.share, '0') === 0 ? nothing : share.replace('{share}', tax.share)
}

/** Cut where the program would cut: half-width signs are one byte, all others two. */
export function cutBytes(text: string, most: number): string {
  let bytes = 0
  let kept = ''
  for (const sign of text) {
    bytes += /^[\u0020-\u007e\uff61-\uff9f]$/.test(sign) ? 1 : 2
    if (bytes > most) return kept
    kept += sign
  }
  return kept
}
