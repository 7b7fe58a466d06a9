import { sql } from 'kysely'
import type { Database } from '../../../database/engine.ts'
import type { RowValues } from '../../../records/table-nouns/table-noun.ts'

/** What rows that were tried say of the records that they share, beside these rows; the first of each record comes first. */
export async function saidOfParts(
  database: Database,
  runId: number,
  parts: readonly string[],
  beside: readonly number[],
): Promise<readonly { readonly part_of: string; readonly said: RowValues }[]> {
  if (parts.length === 0) return []
  const { rows } = await sql<{ part_of: string; said: RowValues }>`
    select distinct on (part_of, said) part_of, said from converter_row
    where run_id = ${runId} and part_of = any(${[...parts]}::text[]) and outcome is not null and left_out_by is null
      and said is not null and row <> all(${[...beside]}::int[]) order by part_of, said, row`.execute(database)
  return rows
}

/** Rows that share a record with one that is to be tried again are tried again as well. */
export async function tryPartsAgain(database: Database, runId: number): Promise<void> {
  await sql`
    update converter_row set outcome = null, key = null, is_repeated = false where run_id = ${runId} and outcome is not null
      and part_of in (select part_of from converter_row where run_id = ${runId} and outcome is null and part_of is not null)`.execute(
    database,
  )
}

/** Rows that wrote the same record stand at the version that the last of them left it at. */
export async function stampParts(
  database: Database,
  runId: number,
  parts: readonly string[],
  versions: ReadonlyMap<number, number>,
): Promise<void> {
  if (parts.length === 0 || versions.size === 0) return
  const stamps = JSON.stringify([...versions].map(([id, version]) => ({ id, version })))
  await sql`
    update converter_row as kept set record_version = new.version
    from jsonb_to_recordset(${stamps}::jsonb) as new (id bigint, version int)
    where kept.run_id = ${runId} and kept.part_of = any(${[...parts]}::text[]) and kept.is_applied and kept.record_id = new.id`.execute(
    database,
  )
}
