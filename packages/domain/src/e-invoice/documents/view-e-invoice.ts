import { isGroup, mayRepeat, type FieldRow, type FieldRows, type GroupRow } from '../model/field-rows.ts'
import { invoiceRows, type EInvoice } from '../model/invoice-fields.ts'

/**
 * One line of the readable view. `key` finds its label (`field.<key>`), `term` is the business term of the standard;
 * `ordinal` counts repeated things from 1. A group has children, a field has text and what stands beside it
 * (`currency`, `unit`, `scheme` …).
 */
export interface ViewNode {
  readonly key: string
  readonly term: string
  readonly ordinal: number | null
  readonly text: string
  readonly beside: Readonly<Record<string, string>>
  readonly children: readonly ViewNode[]
}

/** All an invoice says, in the order in which people read it; what is missing takes no place. */
export const viewEInvoice = (invoice: EInvoice): ViewNode[] => nodesOf(invoiceRows, invoice)

function nodesOf(rows: FieldRows, model: object): ViewNode[] {
  const values = model as Readonly<Record<string, unknown>>
  return Object.entries(rows).flatMap(([key, row]) => {
    const value = values[key]
    if (value === undefined || value === null) return []
    if (!mayRepeat(row)) return [nodeOf(key, row, value, null)]
    return (value as readonly unknown[]).map((one, at) => nodeOf(key, row, one, at + 1))
  })
}

function nodeOf(key: string, row: FieldRow | GroupRow, value: unknown, ordinal: number | null): ViewNode {
  const { term } = row
  if (isGroup(row)) return { key, term, ordinal, text: '', beside: {}, children: nodesOf(row.rows, value as object) }
  if (typeof value === 'string') return { key, term, ordinal, text: value, beside: {}, children: [] }
  const { value: text = '', ...beside } = value as Readonly<Record<string, string>>
  return { key, term, ordinal, text, beside, children: [] }
}
