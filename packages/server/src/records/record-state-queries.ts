import { sql } from 'kysely'
import type { Database } from '../database/engine.ts'
import type { TrackedRecord } from './tracked-record-queries.ts'

/** A row with all that belongs to it, by column. */
export type State = Readonly<Record<string, unknown>>

/** Null when there is none, or none that may be seen. */
export async function readState(
  database: Database,
  { table, key = 'id', parts = {}, joined }: TrackedRecord,
  id: number,
): Promise<State | null> {
  const more = Object.entries(parts).map(([name, part]) => sql`${sql.lit(name)}::text, (${part})`)
  const { rows } = await sql<{ state: State }>`
    select to_jsonb(record) || coalesce((${joined ?? sql`null::jsonb`}), '{}') || jsonb_build_object(${sql.join(more)}) as state
    from ${sql.table(table)} as record where ${sql.ref(`record.${key}`)} = ${id}`.execute(database)
  return rows[0]?.state ?? null
}

interface Target {
  readonly table: string
  readonly name: string
}
const known = new Map<string, ReadonlyMap<string, Target>>()

/** Which records the columns of a table name, from its foreign keys. */
export async function referencesFrom(database: Database, table: string): Promise<ReadonlyMap<string, Target>> {
  const found = known.get(table)
  if (found) return found
  const { rows } = await sql<Target & { column: string }>`
    select part.attname::text as "column", target.relname::text as "table", (
      select named.attname::text from pg_attribute as named where named.attrelid = target.oid and not named.attisdropped
        and named.attname = any('{name,title,item_name,number,email,code}')
      order by array_position('{name,title,item_name,number,email,code}'::text[], named.attname::text) limit 1) as name
    from pg_constraint as link join pg_class as target on target.oid = link.confrelid
      join pg_attribute as part on part.attrelid = link.conrelid and part.attnum = link.conkey[1]
    where link.contype = 'f' and link.conrelid = ${table}::regclass and array_length(link.conkey, 1) = 1`.execute(
    database,
  )
  const references = new Map(rows.filter(({ name }) => name).map(({ column, ...target }) => [column, target]))
  known.set(table, references)
  return references
}

/** Two ids of one table as the names people know; a number where the row is gone. */
export async function namesFor(database: Database, { table, name }: Target, before: unknown, after: unknown) {
  const ids = [before, after].filter((id) => id !== null).map(String)
  const { rows } = await sql<{ id: string; name: string }>`
    select id::text as id, ${sql.ref(name)}::text as name from ${sql.table(table)}
    where id = any(${ids}::bigint[])`.execute(database)
  const worded = (id: unknown) =>
    id === null ? null : (rows.find((row) => row.id === String(id))?.name ?? `#${String(id)}`)
  return { before: worded(before), after: worded(after) }
}
