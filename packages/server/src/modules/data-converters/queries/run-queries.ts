import type { ConverterDetail } from '@tsumugi/contract'
import { sql } from 'kysely'
import type { Database } from '../../../database/engine.ts'
import { updateRow } from '../../../database/versions/update-row.ts'
import type { Cause } from '../../../http/refusal.ts'
import type { Words } from '../work/convert-row.ts'

export interface RunRow {
  readonly id: number
  readonly user_group_id: number
  readonly noun: string
  /** Whose file it is, of nouns that stand under a vendor. */
  readonly vendor_id: number | null
  readonly status: ConverterDetail['status']
  readonly name: string
  readonly storage_key: string
  readonly content_type: string
  readonly size: number
  readonly sha256: string
  readonly encoding: ConverterDetail['encoding']
  readonly sheets: readonly string[]
  readonly sheet: number
  readonly head_row: number | null
  readonly heads: readonly string[]
  readonly columns: readonly string[]
  readonly words: Words
  readonly fixes: number
  readonly mode: 'all' | 'good'
  readonly total: number
  readonly done: number
  /** The last row that the work at hand is done with; null where it has not begun. */
  readonly reached: number | null
  readonly counts: Partial<ConverterDetail['counts']>
  readonly fault: readonly Cause[] | null
  readonly created_by: number
  readonly created_by_name: string
  readonly locale: 'ja' | 'en' | 'zh-CN'
  readonly created_at: string
  readonly applied_at: string | null
  readonly applied_by_name: string | null
  readonly undo_until: string | null
  readonly lock_version: number
}

export interface NewRun {
  readonly userGroupId: number
  readonly accountId: number
  readonly locale: string
  readonly noun: string
  readonly vendorId?: number
  readonly upload: { name: string; storageKey: string; contentType: string; size: number; sha256: Buffer }
}

const undoHours = sql`interval '24 hours'`
const columns = sql`id, user_group_id, noun, vendor_id, status, name, storage_key, content_type, size, sha256, encoding, sheets, sheet,
  head_row, heads, columns, words, fixes, mode, total, done, reached, counts, fault, created_by, created_by_name, locale, created_at,
  applied_at, applied_by_name, lock_version,
  case when status = 'applied' and applied_at > now() - ${undoHours} then applied_at + ${undoHours} end as undo_until`

export async function insertRun(database: Database, run: NewRun): Promise<number> {
  const { name, storageKey, contentType, size, sha256 } = run.upload
  const { rows } = await sql<{ id: number }>`
    insert into converter_run (user_group_id, noun, vendor_id, status, name, storage_key, content_type, size, sha256, created_by,
      created_by_name, locale)
    select ${run.userGroupId}, ${run.noun}, ${run.vendorId ?? null}::bigint, 'reading', ${name}, ${storageKey}, ${contentType}, ${size},
      ${sha256.toString('hex')}, a.id, a.name, ${run.locale} from account a where a.id = ${run.accountId}
    returning id`.execute(database)
  return rows[0]!.id
}

export async function runById(database: Database, id: number): Promise<RunRow | undefined> {
  const { rows } = await sql<RunRow>`select ${columns} from converter_run where id = ${id}`.execute(database)
  return rows[0]
}

/** The run, kept from others until the transaction ends. */
export async function holdRun(database: Database, id: number): Promise<RunRow | undefined> {
  const { rows } = await sql<RunRow>`select ${columns} from converter_run where id = ${id} for update`.execute(database)
  return rows[0]
}

export async function pageOfRuns(database: Database, nouns: readonly string[], limit: number, offset: number) {
  const wanted = sql`noun = any(${[...nouns]}::text[])`
  const { rows } = await sql<RunRow>`
    select ${columns} from converter_run where ${wanted} order by id desc limit ${limit} offset ${offset}`.execute(
    database,
  )
  const { rows: all } = await sql<{ count: number }>`
    select count(*) as count from converter_run where ${wanted}`.execute(database)
  return { rows, total: all[0]!.count }
}

type Change = Partial<Record<keyof RunRow | 'applied_at' | 'undone_at', unknown>>
const asJson = new Set(['sheets', 'heads', 'columns', 'words', 'counts', 'fault'])

/** Changes a run, whose version goes up. What it waits for by another status begins at its first row. */
export async function changeRun(database: Database, id: number, change: Change): Promise<void> {
  const columns = Object.entries('status' in change ? { ...change, reached: null } : change).map(([column, value]) => [
    column,
    asJson.has(column) && value !== null ? JSON.stringify(value) : value,
  ])
  await updateRow(database, 'converter_run', { id }, Object.fromEntries(columns))
}

/** A page that watches sees how far it is, and the next slice begins behind these rows; no version goes up. */
export const noteProgress = (database: Database, id: number, rows: readonly { readonly row: number }[]) =>
  sql`update converter_run set done = done + ${rows.length}, reached = ${rows.at(-1)!.row} where id = ${id}`.execute(
    database,
  )

/** The latest run that brought the same file in. */
export async function twinOf(database: Database, { id, noun, vendor_id, sha256 }: RunRow) {
  const { rows } = await sql<{ id: number; applied_at: string }>`
    select id, applied_at from converter_run where sha256 = ${sha256} and noun = ${noun} and vendor_id is not distinct from ${vendor_id} and id <> ${id} and status = 'applied'
    order by id desc limit 1`.execute(database)
  return rows[0] ?? null
}
