import { sql, type Selectable, type Updateable, type UpdateQueryBuilder, type UpdateResult } from 'kysely'
import type { Database } from '../engine.ts'
import type { Tables } from '../tables.ts'

type TablesWith<Column extends string> = {
  [Name in keyof Tables]: Column extends keyof Tables[Name] ? Name : never
}[keyof Tables]

/** Tables whose rows count their versions. */
export type VersionedTable = TablesWith<'lock_version'>

/** Those of them that do not keep when a row changed; the types demand that each is named. */
const untimed: Readonly<Record<Exclude<VersionedTable, TablesWith<'updated_at'>>, true>> = {
  approval: true,
  approval_absence: true,
  bank_entry: true,
  converter_run: true,
  material_lot: true,
  merchandising_result: true,
  netting: true,
  payable: true,
  payment_run: true,
  price_request: true,
  procedure_proposal: true,
  receipt: true,
  team: true,
  team_assignment: true,
  user_group_config: true,
}

/** Columns and what they hold; null for those that hold nothing. */
export type RowPlace<Name extends VersionedTable> = Partial<Selectable<Tables[Name]>>

/** New values by column; what is undefined stays. Column names are checked here, their values where they are typed. */
export type RowChange<Name extends VersionedTable> = { readonly [Column in keyof Tables[Name]]?: unknown }

/**
 * Changes the rows at `place` and counts their versions on. With `lock_version` in the place it changes nothing where the
 * row has moved on from it (domain §4.4). Goes on as a query of Kysely: further conditions, what it returns.
 */
export function updateRows<Name extends VersionedTable>(
  database: Database,
  table: Name,
  place: RowPlace<Name>,
  change: RowChange<Name>,
): UpdateQueryBuilder<Tables, Name, Name, UpdateResult> {
  const time = table in untimed ? {} : { updated_at: sql`now()` }
  const set: object = { ...change, ...time, lock_version: sql`lock_version + 1` }
  // Any of them stands for all: what is named below, each has.
  const query = database
    .updateTable(table as 'category')
    .set(set as Updateable<Tables['category']>)
    .where((where) =>
      where.and(
        Object.entries(place).map(([column, value]) =>
          where(column as 'id', value === null ? 'is' : '=', value as number),
        ),
      ),
    )
  return query as unknown as UpdateQueryBuilder<Tables, Name, Name, UpdateResult>
}

/** The version that the one row at `place` has after the change; undefined where there is none. */
export const updateRow = async <Name extends VersionedTable>(
  database: Database,
  table: Name,
  place: RowPlace<Name>,
  change: RowChange<Name>,
): Promise<{ lock_version: number } | undefined> =>
  updateRows<'category'>(database, table as 'category', place as RowPlace<'category'>, change)
    .returning('lock_version')
    .executeTakeFirst()
