import type { MasterFields } from '@tsumugi/contract'
import type { AuditNoun, Guard } from '@tsumugi/domain'
import type { Database } from '../../database/engine.ts'
import type { Cause } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'

export type RowValues = Readonly<Record<string, unknown>>

/** Where the records stand: in an organisation, and under a parent of its own where the noun asks for one. */
export interface Place {
  readonly userGroupId: number
  readonly parentId: number | null
}

/** A row of a table, read as the fields of its noun are kept. `row` is its row in the sheet, from 1. */
export interface TableRow {
  readonly row: number
  readonly values: RowValues
  /** Of nouns whose rows share a record: what other rows say of that record. */
  readonly shared?: RowValues
}

/** What is wrong with a row; where it is known what was meant, the text to put in its place. */
export interface RowCause extends Cause {
  readonly suggestion?: string | null
}

/** What saving a row would do, or why it cannot be saved. `key` tells it from the other rows of the file. */
export type TriedRow =
  | {
      readonly outcome: 'create' | 'update' | 'same'
      readonly key: string
      /** Fields that differ, with what they hold and would hold. */
      readonly changes: Readonly<Record<string, unknown>>
    }
  | { readonly causes: readonly RowCause[] }

/** What became of a row that was written: the record, the version it was left at, and what it held before. */
export type SavedRow =
  | (Exclude<TriedRow, { causes: unknown }> & {
      readonly id: number
      readonly version: number
      /** As the noun reads it again to take the row back; null where the record was new. */
      readonly before: RowValues | null
    })
  | { readonly causes: readonly RowCause[] }

/** A row that a run wrote, on its way back. */
export interface WrittenRow {
  readonly row: number
  readonly id: number
  readonly version: number
  readonly before: RowValues | null
}

export interface RevertedRows {
  /** The rows that were taken back. */
  readonly rows: ReadonlySet<number>
  /** Records that are still there, and the version they were left at by it. */
  readonly versions?: ReadonlyMap<number, number>
}

/** Which record a row is about, and what it says of it; null where that cannot be told. */
export interface Part {
  readonly key: string
  readonly said: RowValues
}

/** What the data converter needs of a noun to bring tables of it in (domain §3.18). */
export interface TableNoun {
  /** The name of its resource: `colors`. */
  readonly name: string
  /** What the audit and open pages call its records. */
  readonly noun: AuditNoun
  readonly writes: Guard
  readonly fields: MasterFields
  /** Fields without whose columns no row is told from another; faults of a repeated row stand at the first. */
  readonly keys: readonly [string, ...string[]]
  /** Tables of it are brought in by the room that its records belong to. */
  readonly isUnderParent: boolean
  /** Of records that take long to write: how few are written in one transaction. */
  readonly fewestRows?: number
  /** What the settings of a parent make of each row, before it is tried. */
  completes?(database: Database, parentId: number): Promise<(values: RowValues) => RowValues>
  /** Of nouns whose rows share a record: which record each is about. */
  partsOf?(request: TenantRequest, rows: readonly RowValues[]): Promise<readonly (Part | null)[]>
  /** One answer for each row, in their order; nothing is kept. */
  tryRows(request: TenantRequest, place: Place, rows: readonly TableRow[]): Promise<TriedRow[]>
  /** One answer for each row, in their order: what is refused holds back none of the others. */
  saveRows(request: TenantRequest, place: Place, rows: readonly TableRow[]): Promise<SavedRow[]>
  /** Takes back what nobody has touched or used since; the latest rows come first. */
  revertRows(request: TenantRequest, place: Place, rows: readonly WrittenRow[]): Promise<RevertedRows>
}
