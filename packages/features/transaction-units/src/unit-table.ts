import type { Direction, DocumentDefinition } from '@tsumugi/documents'
import type { Kind, TransactionCategory } from '@tsumugi/domain'
import type { Noun } from '@tsumugi/i18n'
import { href } from '@tsumugi/navigation'
import { contractPages, issuedContractPages } from './contract-room/contract-pages.tsx'
import { estimationPages, estimationRequestPages } from './estimation-room/estimation-pages.tsx'
import { creditNotePages } from './invoice-room/credit-note-pages.tsx'
import { issuedInvoicePages, receivedInvoicePages } from './invoice-room/invoice-pages.tsx'

/** One list of transaction units, and what its screens add to those of every document. */
export interface UnitRow extends Omit<DocumentDefinition, 'list' | 'direction'> {
  readonly category: TransactionCategory
  readonly direction: Direction
}

/** The two lists of a category: what one issues, and what one receives. */
const bothWays = (
  category: TransactionCategory,
  [issued, received]: readonly [issued: Noun, received: Noun],
  definition: Omit<DocumentDefinition, 'noun'>,
): UnitRow[] => [
  { ...definition, category, direction: 'issue', noun: issued },
  { ...definition, category, direction: 'receive', noun: received },
]

/** Every list by category and direction (spec §2, Estimation and orders; Billing): a further category is two more rows. */
export const unitRows: readonly UnitRow[] = [
  { ...issuedContractPages, category: 'contract', direction: 'issue', noun: 'contractIssue' },
  { ...contractPages, category: 'contract', direction: 'receive', noun: 'contractReceive' },
  ...bothWays('estimation', ['estimationIssue', 'estimationReceive'], estimationPages),
  ...bothWays('estimation_request', ['estimationRequestIssue', 'estimationRequestReceive'], estimationRequestPages),
  { ...issuedInvoicePages, category: 'invoice', direction: 'issue', noun: 'invoicesIssued' },
  { ...receivedInvoicePages, category: 'invoice', direction: 'receive', noun: 'invoicesReceived' },
  ...bothWays('credit_note', ['creditNotesIssued', 'creditNotesReceived'], creditNotePages),
]

/** The row of an address; undefined where there is none such. */
export const rowOf = (category: unknown, direction: unknown): UnitRow | undefined =>
  unitRows.find((row) => row.category === category && row.direction === direction)

/** Where an address that names neither leads: to the orders one gives, or those one makes; of a distributor to its bills. */
export const usualRow = (kind: Kind | undefined): UnitRow =>
  rowOf(kind === 'distributor' ? 'invoice' : 'contract', kind === 'supplier' ? 'receive' : 'issue') ?? unitRows[0]!

/** Quotations answer requests, credits take back invoices: who has the one list looks for the other. */
const beside: Readonly<Partial<Record<TransactionCategory, TransactionCategory>>> = {
  estimation: 'estimation_request',
  estimation_request: 'estimation',
  invoice: 'credit_note',
  credit_note: 'invoice',
}

/** What the screens of documents draw of a row. */
export function definitionOf(row: UnitRow): DocumentDefinition {
  const answers = row.category === 'estimation' || row.category === 'estimation_request'
  const other = rowOf(beside[row.category], answers === (row.direction === 'issue') ? 'receive' : 'issue')
  return { ...row, list: listAddress(row), ...(other && { besides: [{ noun: other.noun, href: listAddress(other) }] }) }
}

export const listAddress = ({ category, direction }: Pick<UnitRow, 'category' | 'direction'>): string =>
  href('transactionUnits', null, { category, direction })
