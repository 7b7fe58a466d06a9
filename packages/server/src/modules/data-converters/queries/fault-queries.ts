import { sql } from 'kysely'
import type { Database } from '../../../database/engine.ts'
import type { Cause } from '../../../http/refusal.ts'
import type { RowFault } from '../work/convert-row.ts'

/** The same fault wherever it stands. */
export interface FaultGroup {
  readonly field: string
  readonly code: Cause['code']
  /** Null where the cells differ, as wrong check digits do. */
  readonly text: string | null
  readonly suggestion: string | null
  readonly meta: Cause['meta'] | null
  readonly count: number
  readonly rows: readonly number[]
}

/** Faults that a file can have by the thousand: the most frequent ones are shown, the rest come after them. */
const mostShown = 100

export async function faultGroups(database: Database, runId: number, key: string): Promise<FaultGroup[]> {
  const { rows } = await sql<FaultGroup>`
    select fault ->> 'field' as field, fault ->> 'code' as code, fault ->> 'text' as text,
      min(fault ->> 'suggestion') as suggestion, (array_agg(fault -> 'meta'))[1] as meta, count(*) as count,
      to_jsonb((array_agg(row order by row))[1:20]) as rows
    from converter_row, jsonb_array_elements(faults || case when is_repeated then ${repeated(key)}::jsonb else '[]' end) as fault
    where run_id = ${runId} and state = 'refused' group by 1, 2, 3 order by count(*) desc, min(row) limit ${mostShown}`.execute(
    database,
  )
  return rows
}

/** Said of a row whose record an earlier row of the file names. */
const repeated = (key: string) => JSON.stringify([{ field: key, code: 'repeated_row', text: null, suggestion: null }])

export interface ShownRow {
  readonly row: number
  readonly cells: readonly string[]
  readonly edits: Readonly<Record<string, { readonly text: string }>>
  readonly fixes: Readonly<Record<string, string>>
  readonly state: 'create' | 'update' | 'same' | 'refused' | 'left_out' | null
  readonly is_repeated: boolean
  readonly changes: Readonly<Record<string, { before: unknown; after: unknown }>>
  readonly faults: readonly RowFault[]
}

const sights = {
  all: sql`true`,
  refused: sql`state = 'refused'`,
  /** With one row before and one behind. */
  around: sql`(state = 'refused' or exists (select from converter_row as near
    where near.run_id = converter_row.run_id and near.state = 'refused' and abs(near.row - converter_row.row) = 1))`,
} as const
export type Sight = keyof typeof sights

export async function shownRows(database: Database, runId: number, sight: Sight, limit: number, offset: number) {
  const wanted = sql`run_id = ${runId} and ${sights[sight]}`
  const { rows } = await sql<ShownRow>`
    select row, cells, edits, fixes, state, is_repeated, changes, faults from converter_row where ${wanted}
    order by row limit ${limit} offset ${offset}`.execute(database)
  const { rows: all } = await sql<{ count: number }>`
    select count(*) as count from converter_row where ${wanted}`.execute(database)
  return { rows, total: all[0]!.count }
}

export interface WantedFix {
  readonly field: string
  readonly column: number
  readonly fix: number
  readonly code?: string | undefined
  readonly text?: string | undefined
  readonly rows?: readonly number[] | undefined
  /** Null: what is suggested for each. */
  readonly to: string | null
  readonly leaveOut: boolean
  /** The field by which rows are told apart. */
  readonly key: string
}

/** Puts one fault right wherever it stands; answers how many rows it met. They are to be tried again. */
export async function putFix(database: Database, runId: number, wanted: WantedFix): Promise<number> {
  const { field, column, fix, code, text, rows, to, leaveOut, key } = wanted
  const isFault = sql`fault ->> 'field' = ${field} and (${code ?? null}::text is null or fault ->> 'code' = ${code ?? null})
    and (${text ?? null}::text is null or fault ->> 'text' = ${text ?? null})`
  const given = sql`coalesce(${to}::text, (select fault ->> 'suggestion' from jsonb_array_elements(faults) as fault where ${isFault} limit 1))`
  const met =
    rows && code === undefined && text === undefined
      ? sql`true`
      : sql`exists (select from jsonb_array_elements(faults || case when is_repeated then ${repeated(key)}::jsonb else '[]' end) as fault where ${isFault})`
  const set = leaveOut
    ? sql`left_out_by = ${fix}`
    : sql`edits = edits || jsonb_build_object(${String(column)}::text, jsonb_build_object('text', ${given}, 'fix', ${fix}::int))`
  const { numAffectedRows } = await sql`
    update converter_row set ${set}, outcome = null, key = null, is_repeated = false
    where run_id = ${runId} and ${met} and (${leaveOut} or ${given} is not null)
      ${rows ? sql`and row = any(${[...rows]}::int[])` : sql`and state = 'refused'`}`.execute(database)
  return Number(numAffectedRows ?? 0)
}

/** Takes back what one fix did. */
export async function dropFix(database: Database, runId: number, fix: number): Promise<void> {
  await sql`
    update converter_row set outcome = null, key = null, is_repeated = false,
      left_out_by = nullif(left_out_by, ${fix}),
      edits = (select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(edits) where (value ->> 'fix')::int <> ${fix})
    where run_id = ${runId} and (left_out_by = ${fix}
      or exists (select from jsonb_each(edits) where (value ->> 'fix')::int = ${fix}))`.execute(database)
}

/** The rows that are to be put right, by their place in the file. */
export async function refusedRows(database: Database, runId: number): Promise<number[]> {
  const { rows } = await sql<{ row: number }>`
    select row from converter_row where run_id = ${runId} and state = 'refused' order by row`.execute(database)
  return rows.map(({ row }) => row)
}

export async function rowsNamed(database: Database, runId: number, some: readonly number[]): Promise<ShownRow[]> {
  const { rows } = await sql<ShownRow>`
    select row, cells, edits, fixes, state, is_repeated, changes, faults from converter_row
    where run_id = ${runId} and row = any(${[...some]}::int[]) order by row`.execute(database)
  return rows
}
