import { documentKinds, type DocumentFields, type DocumentKind } from '@tsumugi/contract'
import type { BillingStatus, DeliveryStatus, DocumentSide, Rounding } from '@tsumugi/domain'
import { snake } from '@tsumugi/contract'
import { sql, type RawBuilder } from 'kysely'

/** What one rate comes to, as it is stored; figures are decimal strings. */
export interface TaxTotalRow {
  readonly code: string
  readonly ratePercent: string
  readonly taxable: string
  readonly tax: string
}

/** The head of a document as it is stored, with the fields of its kind under the names of their columns. */
export interface DocumentDataRow {
  readonly id: number
  readonly noun: string
  readonly issuer_id: number
  readonly issuer_name: string
  readonly receiver_id: number | null
  readonly receiver_name: string | null
  readonly author_id: number
  readonly shared: boolean
  readonly status: string
  readonly delivery_status: DeliveryStatus
  readonly billing_status: BillingStatus
  readonly number: string | null
  readonly issue_date: string | null
  readonly revision: number
  readonly title: string
  readonly currency: string
  readonly quantity: string
  readonly amount: string
  readonly line_rounding: Rounding
  readonly tax_rounding: Rounding
  /** Of kinds whose lines have a rate of tax; null of others. */
  readonly tax: string | null
  readonly total: string | null
  readonly payable: string | null
  readonly tax_totals: readonly TaxTotalRow[] | null
  readonly lock_version: number
  readonly updated_at: string
  readonly [column: string]: unknown
}

/** Which side an organisation is on. */
export const sideOf = (row: Pick<DocumentDataRow, 'issuer_id'>, userGroupId: number): DocumentSide =>
  row.issuer_id === userGroupId ? 'issuer' : 'receiver'

export const authorOf = (row: DocumentDataRow): DocumentSide => sideOf(row, row.author_id)

/** The organisation across from this one; null on a document without a receiver. */
export const partnerOf = (
  row: Pick<DocumentDataRow, 'issuer_id' | 'receiver_id'>,
  userGroupId: number,
): number | null => (row.issuer_id === userGroupId ? row.receiver_id : row.issuer_id)

const kinds: readonly DocumentKind[] = Object.values(documentKinds)

/** The kind of a document by its noun. */
export function kindOf(noun: string): DocumentKind {
  const kind = kinds.find((each) => each.noun === noun)
  if (!kind) throw new RangeError(`There is no kind of document called '${noun}'.`)
  return kind
}

/** The columns of fields, decimals without the zeros that their column fills up with. */
export function fieldColumns(fields: DocumentFields, table: string): RawBuilder<unknown>[] {
  return Object.entries(fields).map(([field, { kind }]) => {
    const column = sql.ref(`${table}.${snake(field)}`)
    return kind === 'decimal' ? sql`trim_scale(${column})::text as ${sql.ref(snake(field))}` : column
  })
}

/** What the database calls a list of values of a field. */
export function arrayType(kind: string): RawBuilder<unknown> {
  if (kind === 'decimal') return sql.raw('numeric[]')
  if (kind === 'integer') return sql.raw('int[]')
  if (kind === 'date') return sql.raw('date[]')
  return kind === 'flag' ? sql.raw('boolean[]') : sql.raw('text[]')
}

/** The same, of one value. */
export const valueType = (kind: string): RawBuilder<unknown> =>
  sql.raw({ decimal: 'numeric', integer: 'int', date: 'date', flag: 'boolean', items: 'jsonb' }[kind] ?? 'text')

/** A value as it is sent to its column: what has parts of its own is one text. */
export const storedValue = (kind: string, value: unknown): unknown => (kind === 'items' ? JSON.stringify(value) : value)
