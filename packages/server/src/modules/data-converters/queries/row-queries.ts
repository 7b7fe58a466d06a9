import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../../../database/engine.ts'
import type { Values } from '../../../masters/master-table.ts'
import type { RowFault } from '../work/convert-row.ts'

/** A row on its way: its cells as they stand, fixes put in. */
export interface WaitingRow {
  readonly row: number
  readonly cells: readonly string[]
}

/** Cells with what was put in their place; a fix may stand in a cell that the file does not have. */
const current = sql`(select jsonb_agg(coalesce(edits -> at::text ->> 'text', cells ->> at, '') order by at)
  from generate_series(0, greatest(jsonb_array_length(cells) - 1, (select max(key::int) from jsonb_object_keys(edits) as key))) as at)`

const rowsWith = (runId: number, condition: RawBuilder<unknown>, limit: number) => sql<WaitingRow>`
  select row, case when edits = '{}' then cells else ${current} end as cells
  from converter_row where run_id = ${runId} and ${condition} order by row limit ${limit}`

export async function untriedRows(database: Database, runId: number, limit: number): Promise<WaitingRow[]> {
  const { rows } = await rowsWith(runId, sql`state is null`, limit).execute(database)
  return rows
}

export async function unwrittenRows(database: Database, runId: number, limit: number): Promise<WaitingRow[]> {
  const { rows } = await rowsWith(runId, sql`state in ('create', 'update') and not is_applied`, limit).execute(database)
  return rows
}

/** What a try, or the writing itself, came to for one row. */
export interface RowResult {
  readonly row: number
  readonly outcome: 'create' | 'update' | 'same' | 'refused'
  readonly key?: string | null
  readonly faults?: readonly RowFault[]
  readonly fixes?: Readonly<Record<string, string>>
  readonly changes?: Readonly<Record<string, unknown>>
  readonly record_id?: number
  readonly record_version?: number
  readonly before?: Values | null
  readonly is_applied?: boolean
}

export async function putResults(database: Database, runId: number, results: readonly RowResult[]): Promise<void> {
  await sql`
    update converter_row as kept set outcome = new.outcome, key = coalesce(new.key, kept.key),
      faults = coalesce(new.faults, '[]'), fixes = coalesce(new.fixes, kept.fixes), changes = coalesce(new.changes, '{}'),
      record_id = new.record_id, record_version = new.record_version, before = new.before,
      is_applied = coalesce(new.is_applied, false)
    from jsonb_to_recordset(${JSON.stringify(results)}::jsonb) as new (row int, outcome text, key text, faults jsonb,
      fixes jsonb, changes jsonb, record_id bigint, record_version int, before jsonb, is_applied boolean)
    where kept.run_id = ${runId} and kept.row = new.row`.execute(database)
}

export async function insertRows(database: Database, userGroupId: number, runId: number, pack: string): Promise<void> {
  await sql`
    insert into converter_row (run_id, user_group_id, row, cells)
    select ${runId}, ${userGroupId}, (each ->> 'row')::int, each -> 'cells' from jsonb_array_elements(${pack}::jsonb) as each
    on conflict do nothing`.execute(database)
}

export const deleteRows = (database: Database, runId: number) =>
  sql`delete from converter_row where run_id = ${runId}`.execute(database)

/** All rows are to be tried anew. */
export const forgetResults = (database: Database, runId: number) =>
  sql`update converter_row set outcome = null, key = null, is_repeated = false where run_id = ${runId}`.execute(
    database,
  )

/** Of rows that name the same record the first counts. */
export async function markRepeated(database: Database, runId: number): Promise<void> {
  await sql`
    with first as (select key, min(row) as row from converter_row
      where run_id = ${runId} and key is not null and left_out_by is null group by key having count(*) > 1)
    update converter_row as kept set is_repeated = marked.is_repeated
    from (select each.row, first.row is not null and each.row <> first.row as is_repeated
      from converter_row as each left join first on first.key = each.key where each.run_id = ${runId}) as marked
    where kept.run_id = ${runId} and kept.row = marked.row and kept.is_repeated <> marked.is_repeated`.execute(database)
}

export async function countsOf(database: Database, runId: number): Promise<Record<string, number>> {
  const { rows } = await sql<{ state: string | null; count: number; fixed: number }>`
    select state, count(*) as count, coalesce(sum((select count(*) from jsonb_object_keys(fixes))), 0)::int as fixed
    from converter_row where run_id = ${runId} group by state`.execute(database)
  const of = (state: string) => rows.find((row) => row.state === state)?.count ?? 0
  return {
    create: of('create'),
    update: of('update'),
    same: of('same'),
    refused: of('refused'),
    leftOut: of('left_out'),
    fixed: rows.reduce((sum, { fixed }) => sum + fixed, 0),
  }
}

export interface AppliedRow {
  readonly row: number
  readonly id: number
  readonly version: number
  readonly before: Values | null
}

/** The latest first: they go the way they came. */
export async function appliedRows(database: Database, runId: number, limit: number): Promise<AppliedRow[]> {
  const { rows } = await sql<AppliedRow>`
    select row, record_id as id, record_version as version, before from converter_row
    where run_id = ${runId} and is_applied order by row desc limit ${limit}`.execute(database)
  return rows
}

/** What was taken back names no record any more; what stays still does. */
export async function markTakenBack(
  database: Database,
  runId: number,
  rows: readonly number[],
  ids: readonly number[],
): Promise<void> {
  await sql`update converter_row set is_applied = false,
      record_id = case when record_id = any(${[...ids]}::bigint[]) then null else record_id end
    where run_id = ${runId} and row = any(${[...rows]}::int[])`.execute(database)
}

/** The first rows as they stand in the file. */
export async function sampleRows(database: Database, runId: number): Promise<(readonly string[])[]> {
  const { rows } = await sql<{ cells: readonly string[] }>`
    select cells from converter_row where run_id = ${runId} order by row limit 3`.execute(database)
  return rows.map(({ cells }) => cells)
}
