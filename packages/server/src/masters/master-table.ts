import { snake, type Master } from '@tsumugi/contract'
import type { AuditNoun } from '@tsumugi/domain'
import type { Database } from '../database/engine.ts'
import type { Tables } from '../database/tables.ts'
import type { Cause } from '../http/refusal.ts'

export type Values = Readonly<Record<string, unknown>>

/** What binds a master to its table, beside what its row in the contract says. */
export interface MasterTable {
  /** Which is the audit’s noun for it as well. */
  readonly table: keyof Tables & AuditNoun
  /** Fields that are stored as jsonb; other lists are arrays of the database. */
  readonly json?: readonly string[]
  /** What no field can tell alone. Gets a whole record, as it would be saved. */
  readonly rules?: (values: Values) => Cause[]
  /** Of rows that are brought in under a parent: what its settings make of each, before it is tried. */
  readonly completes?: (database: Database, parentId: number) => Promise<(values: Values) => Values>
  /** What other rows have to say about a change. Gets the record as it is and as it would be. */
  readonly mayChange?: (database: Database, before: Values & { readonly id: number }, after: Values) => Promise<Cause[]>
}

/** A master with its table, as the queries need it. */
export interface Bound extends MasterTable {
  readonly master: Master
  /** Column of the parent, where the path names one. */
  readonly parentColumn: string | null
}

export const bound = (master: Master, table: MasterTable): Bound => ({
  ...table,
  master,
  parentColumn: master.parent ? snake(master.parent) : null,
})

/** Given values as columns; undefined ones are left as they are. */
export function columnsOf({ master, json = [] }: Bound, values: Values): Record<string, unknown> {
  const given = Object.keys(master.fields).filter((field) => values[field] !== undefined)
  return Object.fromEntries(
    given.map((field) => [snake(field), json.includes(field) ? JSON.stringify(values[field]) : values[field]]),
  )
}

export interface MasterDataRow {
  readonly id: number
  readonly position: number
  readonly discarded_at: string | null
  readonly updated_at: string
  readonly lock_version: number
  readonly [column: string]: unknown
}

/** A row as callers see it. */
export function recordOf({ master, parentColumn }: Bound, row: MasterDataRow): Record<string, unknown> {
  return {
    ...Object.fromEntries(Object.keys(master.fields).map((field) => [field, row[snake(field)]])),
    ...(parentColumn && { [master.parent as string]: row[parentColumn] }),
    id: row.id,
    position: row.position,
    discardedAt: row.discarded_at,
    updatedAt: row.updated_at,
    lockVersion: row.lock_version,
  }
}
