import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../../../database/engine.ts'
import type { RowValues, WrittenRow } from '../../../records/table-nouns/table-noun.ts'
import type { RowFault } from '../work/convert-row.ts'
import type { RunRow } from './run-queries.ts'

/** A row on its way: its cells as they stand, fixes put in. */
export interface WaitingRow {
  readonly row: number
  readonly cells: readonly string[]
}

type Reached = Pick<RunRow, 'id' | 'reached'>

/** Cells with what was put in their place; a fix may stand in a cell that the file does not have. */
const current = sql`(select jsonb_agg(coalesce(edits -> at::text ->> 'text', cells ->> at, '') order by at)
  from generate_series(0, greatest(jsonb_array_length(cells) - 1, (select max(key::int) from jsonb_object_keys(edits) as key))) as at)`

/**
 * The next rows of one state, as its index has them. A run is filled faster than statistics are made, and without them
 * any other plan reads all the rows that are left, each time.
 */
const nextOf = (state: RawBuilder<unknown>, run: Reached, limit: number) => sql`(
  select row, case when edits = '{}' then cells else ${current} end as cells
  from converter_row where run_id = ${run.id} and ${state} and row > ${run.reached ?? 0} and not is_applied
  order by state, row limit ${limit})`

export async function untriedRows(database: Database, run: Reached, limit: number): Promise<WaitingRow[]> {
  const { rows } = await sql<WaitingRow>`${nextOf(sql`state is null`, run, limit)}`.execute(database)
  return rows
}

export async function unwrittenRows(database: Database, run: Reached, limit: number): Promise<WaitingRow[]> {
  const { rows } = await sql<WaitingRow>`${nextOf(sql`state = 'create'`, run, limit)}
    union all ${nextOf(sql`state = 'update'`, run, limit)} order by row limit ${limit}`.execute(database)
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
  readonly before?: RowValues | null
  readonly is_applied?: boolean
  /** Which record it shares with other rows, and what it says of it. */
  readonly part_of?: string | null
  readonly said?: RowValues | null | undefined
}

export async function putResults(database: Database, runId: number, results: readonly RowResult[]): Promise<void> {
  const rows = results.map(({ row }) => row)
  // By their numbers as well: a table that was filled a moment ago has no statistics, and the join alone would be planned
  // as a walk through all rows of the run.
  await sql`
    update converter_row as kept set outcome = new.outcome, key = coalesce(new.key, kept.key),
      faults = coalesce(new.faults, '[]'), fixes = coalesce(new.fixes, kept.fixes), changes = coalesce(new.changes, '{}'),
      record_id = new.record_id, record_version = new.record_version, before = new.before,
      is_applied = coalesce(new.is_applied, false), part_of = new.part_of, said = new.said
    from jsonb_to_recordset(${JSON.stringify(results)}::jsonb) as new (row int, outcome text, key text, faults jsonb,
      fixes jsonb, changes jsonb, record_id bigint, record_version int, before jsonb, is_applied boolean, part_of text,
      said jsonb)
    where kept.run_id = ${runId} and kept.row = any(${rows}::int[]) and kept.row = new.row`.execute(database)
}

export async function insertRows(database: Database, userGroupId: number, runId: number, pack: string): Promise<void> {
  await sql`
    insert into converter_row (run_id, user_group_id, row, cells)
    select ${runId}, ${userGroupId}, (each ->> 'row')::int, each -> 'cells' from jsonb_array_elements(${pack}::jsonb) as each
    on conflict do nothing`.execute(database)
}

/**
 * Tells the planner how many rows a run has: until it knows, it takes each for a handful, and reads them all to find three.
 * Embedded nobody else does it; it is the owner's to do.
 */
export const countRowsForPlans = (database: Database) =>
  sql`analyze converter_row (run_id, user_group_id, row)`.execute(database)

export const deleteRows = (database: Database, runId: number) =>
  sql`delete from converter_row where run_id = ${runId}`.execute(database)

/** All rows are to be tried anew. */
export const forgetResults = (database: Database, runId: number) =>
  sql`update converter_row set outcome = null, key = null, is_repeated = false
    where run_id = ${runId} and (outcome is not null or is_repeated)`.execute(database)

/** Of rows that name the same record the first counts: one pass in order of keys, then those that it says something new of. */
export async function markRepeated(database: Database, runId: number): Promise<void> {
  const { rows } = await sql<{ row: number }>`
    select row from (
      select row, is_repeated, row_number() over (partition by key collate "C" order by left_out_by is not null, row) as nth
      from converter_row where run_id = ${runId} and key is not null
    ) as named where is_repeated <> (nth > 1)`.execute(database)
  if (rows.length === 0) return
  await sql`update converter_row set is_repeated = not is_repeated
    where run_id = ${runId} and row = any(${rows.map(({ row }) => row)}::int[])`.execute(database)
}

export async function countsOf(database: Database, runId: number): Promise<Record<string, number>> {
  const { rows } = await sql<{ state: string | null; count: number; fixed: number }>`
    select state, count(*) as count, coalesce(sum((select count(*) from jsonb_object_keys(fixes))) filter (where fixes <> '{}'), 0)::int as fixed
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

export type AppliedRow = WrittenRow & { readonly part_of: string | null }

const lastOf = (state: string, run: Reached, limit: number) => sql`(
  select row, record_id as id, record_version as version, before, part_of
  from converter_row where run_id = ${run.id} and state = ${state} and row < ${run.reached ?? behindAll} and is_applied
  order by state desc, row desc limit ${limit})`

/** Behind every row that a file can have. */
const behindAll = 2 ** 31 - 1

/** The latest first: they go the way they came. */
export async function appliedRows(database: Database, run: Reached, limit: number): Promise<AppliedRow[]> {
  const { rows } = await sql<AppliedRow>`${lastOf('create', run, limit)}
    union all ${lastOf('update', run, limit)} order by row desc limit ${limit}`.execute(database)
  return rows
}

/** What was taken back names no record any more; what stays still does. */
export async function markTakenBack(
  database: Database,
  runId: number,
  rows: readonly number[],
  reverted: readonly number[],
): Promise<void> {
  await sql`update converter_row set is_applied = false,
      record_id = case when row = any(${[...reverted]}::int[]) then null else record_id end
    where run_id = ${runId} and row = any(${[...rows]}::int[])`.execute(database)
}

/** The first rows as they stand in the file. */
export async function sampleRows(database: Database, runId: number): Promise<(readonly string[])[]> {
  const { rows } = await sql<{ cells: readonly string[] }>`
    select cells from converter_row where run_id = ${runId} order by row limit 3`.execute(database)
  return rows.map(({ cells }) => cells)
}
