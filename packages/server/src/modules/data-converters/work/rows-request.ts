import { sql } from 'kysely'
import { appendAudit } from '../../../audit/append-audit.ts'
import type { Database } from '../../../database/engine.ts'
import type { Bound } from '../../../masters/master-table.ts'
import { importableNoun } from '../../../masters/serve-master.ts'
import type { RowsRequest } from '../../../masters/rows/plan-rows.ts'
import type { RunRow } from '../queries/run-queries.ts'
import { rowConverter, type ConvertedRow } from './convert-row.ts'

/** In the name of whoever brought the file. */
export const requestOf = (database: Database, run: RunRow): RowsRequest => ({
  database,
  userGroupId: run.user_group_id,
  accountId: run.created_by,
  locale: run.locale,
})

export const withinOf = (run: RunRow) => ({ userGroupId: run.user_group_id, parentId: run.vendor_id })

/** How the rows of a run become values: by its columns, and by what is set for whatever it stands under. */
export async function valuesOf(database: Database, run: RunRow): Promise<(cells: readonly string[]) => ConvertedRow> {
  const { master, completes } = boundOf(run)
  const convert = rowConverter(master.fields, run.columns, run.words)
  if (!completes || run.vendor_id === null) return convert
  const complete = await completes(database, run.vendor_id)
  return (cells) => {
    const row = convert(cells)
    return { ...row, values: complete(row.values) }
  }
}

/** @throws Error where the noun is no more, as after an update */
export function boundOf(run: RunRow): Bound {
  const of = importableNoun(run.noun)
  if (!of) throw new Error(`${run.noun} is nothing that tables are brought in of`)
  return of
}

/** Says in the audit what a piece of work did; pages that show the records are told. */
export async function tellOf(
  database: Database,
  run: RunRow,
  verb: 'imported' | 'discarded',
  detail: Readonly<Record<string, unknown>>,
): Promise<void> {
  const of = boundOf(run)
  const request = {
    id: `converter-${run.id}`,
    address: 'outbox',
    accountId: run.created_by,
    userGroupId: run.user_group_id,
    asker: null,
  }
  await appendAudit(database, request, { action: `${of.table}.${verb}`, detail: { name: run.name, ...detail } })
  await tellTopic(database, run, of.table, null)
}

/** Open pages ask again for what is about a topic. */
export async function tellTopic(database: Database, run: RunRow, topic: string, id: number | null): Promise<void> {
  const event = JSON.stringify({ userGroupId: run.user_group_id, topic, id, by: null })
  await sql`select pg_notify('tsumugi', ${event})`.execute(database)
}
