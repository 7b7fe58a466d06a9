import { createHash } from 'node:crypto'
import {
  decodeXml,
  documentKey,
  type EInvoice,
  type EInvoiceFault,
  participantOf,
  readEInvoice,
  referencesOf,
  type ReadEInvoice,
  ublDialect,
  validateDocument,
  type ValidateOptions,
} from '@tsumugi/domain/e-invoice'

/** What a row says of its file, so that lists and searches need not read it. */
export interface FileFacts {
  readonly profile: ReadEInvoice['profile']
  readonly purpose: 'invoice' | 'correction' | 'return'
  readonly number: string
  readonly preceding_number: string | null
  readonly sender_name: string
  readonly receiver_name: string
  readonly sender_key: string
  readonly receiver_key: string
  readonly number_key: string
  readonly issue_date: string
  readonly due_date: string
  readonly currency: string
  readonly payable: string
  readonly sha256: string
  readonly findings: number
}

export type ReadFile =
  { readonly fault: EInvoiceFault; readonly read?: undefined } | { readonly fault: null; readonly read: ReadEInvoice }

/** Reads bytes as they came. Damage, entities, depth and size are answered as a fault, never thrown. */
export function readFile(bytes: Uint8Array): ReadFile {
  const { fault, text } = decodeXml(bytes, ublDialect)
  if (fault) return { fault }
  const read = readEInvoice(text)
  return read.fault ? { fault: read.fault } : { fault: null, read }
}

/** Up to so many bytes a file is read where it is asked for: some tens of milliseconds. */
export const smallFile = 40_000

/** What is kept of a file that is taken in: its facts, and the numbers of documents that it names. */
export type FileRead =
  | { readonly fault: EInvoiceFault }
  | { readonly fault: null; readonly facts: FileFacts; readonly numbers: readonly string[] }

export function readTaken(bytes: Uint8Array): FileRead {
  const { fault, read } = readFile(bytes)
  if (fault) return { fault }
  const { orders, contracts, deliveries, preceding } = referencesOf(read.invoice)
  const named = [read.invoice.number ?? '', ...orders, ...contracts, ...deliveries, ...preceding]
  return { fault: null, facts: factsOf(read, sha256Of(bytes)), numbers: [...new Set(named)].filter(Boolean) }
}

export const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** `known` is what rules may know besides the file. */
export function factsOf(
  { invoice, profile, root }: ReadEInvoice,
  sha256: string,
  known: ValidateOptions = {},
): FileFacts {
  const key = documentKey(invoice, sha256)
  const [from, to] = isSelfBilled(invoice) ? [invoice.buyer, invoice.seller] : [invoice.seller, invoice.buyer]
  return {
    profile,
    purpose: purposeOf(invoice),
    number: cut(invoice.number),
    preceding_number: cut(invoice.preceding?.[0]?.number) || null,
    sender_name: cut(from?.name ?? from?.tradeName),
    receiver_name: cut(to?.name ?? to?.tradeName),
    sender_key: key.sender.slice(0, 200),
    receiver_key: to?.endpoint ? participantOf(to.endpoint).slice(0, 200) : '',
    number_key: key.number.slice(0, 200),
    issue_date: cut(invoice.issueDate),
    due_date: cut(invoice.dueDate),
    currency: cut(invoice.currency),
    payable: cut(invoice.totals?.payable?.value),
    sha256,
    findings: validateDocument(root, known).length,
  }
}

/** A row shows so much; the file has the rest. */
const cut = (text: string | undefined) => (text ?? '').replaceAll('\0', '').slice(0, 200)

const isSelfBilled = ({ typeCode }: EInvoice) => typeCode === '389'

/** Of a return every amount is less than nothing; what names another is its correction (evidence e-invoice §7). */
function purposeOf({ totals, preceding, root }: EInvoice): FileFacts['purpose'] {
  if (root === 'CreditNote' || totals?.payable?.value?.startsWith('-')) return 'return'
  return preceding && preceding.length > 0 ? 'correction' : 'invoice'
}
