import type { EInvoice } from '../model/invoice-fields.ts'
import { eInvoiceProfiles } from '../model/profiles.ts'
import type { Identifier } from '../model/value-types.ts'

/** By what two files are told to be the same document. */
export interface DocumentKey {
  /** `0221:t4011001098993`; empty where the file names nobody. */
  readonly sender: string
  /** As people compare it: full width, spaces and case do not matter. */
  readonly number: string
  /** SHA-256 of the bytes received, hexadecimal; made by whoever received them. */
  readonly sha256: string
}

/** A Peppol participant as the network compares it: scheme and id, without case. */
export const participantOf = ({ scheme = '', value }: Identifier): string => `${scheme}:${value.trim()}`.toLowerCase()

/** Who sent it: the buyer of a self-billed invoice, the seller of any other; by endpoint, else tax id, else name. */
export function documentKey(invoice: EInvoice, sha256: string): DocumentKey {
  const isSelfBilled = invoice.typeCode === eInvoiceProfiles.jp_selfbilling.typeCode
  const party = isSelfBilled ? invoice.buyer : invoice.seller
  const sender = party?.endpoint ? participantOf(party.endpoint) : (party?.taxIds?.[0]?.id ?? party?.name ?? '')
  return { sender: comparable(sender), number: comparable(invoice.number ?? ''), sha256: sha256.toLowerCase() }
}

const comparable = (text: string): string => text.normalize('NFKC').replaceAll(/\s/g, '').toLowerCase()

/** Which of the documents known this one is again: the same bytes, or the same number of the same sender. */
export function duplicateOf<Known extends DocumentKey>(
  key: DocumentKey,
  known: readonly Known[],
): { readonly by: 'file' | 'number'; readonly of: Known } | null {
  const file = known.find(({ sha256 }) => sha256.toLowerCase() === key.sha256)
  if (file) return { by: 'file', of: file }
  const number = known.find((one) => key.sender !== '' && one.sender === key.sender && one.number === key.number)
  return number ? { by: 'number', of: number } : null
}

/** What an invoice names, to find what it belongs to; every number once, in the order of the file. */
export function referencesOf(invoice: EInvoice) {
  const lines = invoice.lines ?? []
  const once = (numbers: readonly (string | undefined)[]) =>
    [...new Set(numbers.filter((one) => one && one !== 'NA'))] as string[]
  return {
    orders: once([invoice.order?.id, ...lines.flatMap(({ orders = [] }) => orders.map(({ order }) => order))]),
    contracts: once([invoice.contract]),
    deliveries: once([
      invoice.despatch,
      ...lines.flatMap(({ despatch, documents = [] }) => [despatch?.document, ...documents.map(({ id }) => id?.value)]),
    ]),
    preceding: once((invoice.preceding ?? []).map(({ number }) => number)),
  }
}
