import { sql } from 'kysely'
import type { Database } from '../database/engine.ts'
import type { Bound } from './master-table.ts'

/** A column that names a record of a master, and the rest of its table's primary key where it is part of that. */
interface Reference {
  readonly table: string
  readonly column: string
  readonly others: readonly string[] | null
}

const known = new Map<string, readonly Reference[]>()

/** Who may name a record of this table, read from the foreign keys: a new table is counted and merged by itself. */
async function referencesTo(database: Database, table: string): Promise<readonly Reference[]> {
  const found = known.get(table)
  if (found) return found
  const { rows } = await sql<Reference>`
    select referrer.relname as "table", named.attname as "column",
      case when key.oid is null then null else array(
        select part.attname::text from unnest(key.conkey) as at join pg_attribute as part on part.attrelid = referrer.oid and part.attnum = at
        where part.attname <> named.attname
      ) end as others
    from pg_constraint as link
      join pg_class as referrer on referrer.oid = link.conrelid
      join pg_attribute as named on named.attrelid = referrer.oid and named.attnum = link.conkey[1]
      left join pg_constraint as key on key.conrelid = referrer.oid and key.contype = 'p' and link.conkey[1] = any(key.conkey)
    where link.contype = 'f' and link.confrelid = ${table}::regclass and array_length(link.conkey, 1) = 1
      and has_table_privilege(referrer.oid, 'select, update')
    order by 1, 2`.execute(database)
  known.set(table, rows)
  return rows
}

export interface UsageRow {
  readonly id: number
  readonly kind: string
  readonly count: number
}

/** How often each record is named, by the table that names it. */
export async function usagesOf(database: Database, { table }: Bound, ids: readonly number[]): Promise<UsageRow[]> {
  const references = await referencesTo(database, table)
  if (references.length === 0 || ids.length === 0) return []
  const counts = references.map(
    (from) => sql`select ${sql.ref(from.column)} as id, ${from.table}::text as kind, count(*) as count
      from ${sql.table(from.table)} where ${sql.ref(from.column)} = any(${[...ids]}::bigint[]) group by 1`,
  )
  const { rows } = await sql<UsageRow>`${sql.join(counts, sql` union all `)}`.execute(database)
  return rows
}

/** Something that may name each record once names both, in rows that hold more than the name: none of them can go. */
export class BothNamed extends Error {
  override name = 'BothNamed'
}

/**
 * Points everything that names `id` at `intoId`; what names both keeps one of them.
 * @throws BothNamed where rows of both hold something of their own, such as the quantity of a SKU
 */
export async function repoint(database: Database, { table }: Bound, id: number, intoId: number): Promise<void> {
  for (const { table: from, column, others } of await referencesTo(database, table)) {
    const [rows, named] = [sql.table(from), sql.ref(column)]
    if (others) {
      const both = [
        sql`twin.${named} = ${intoId}`,
        ...others.map((other) => sql`twin.${sql.ref(other)} = record.${sql.ref(other)}`),
      ]
      await sql`delete from ${rows} as record where ${named} = ${id}
        and exists (select from ${rows} as twin where ${sql.join(both, sql` and `)})`.execute(database)
    }
    await sql`update ${rows} set ${named} = ${intoId} where ${named} = ${id}`
      .execute(database)
      .catch((error: unknown) => {
        throw (error as { code?: unknown }).code === '23505' ? new BothNamed() : error
      })
  }
}
